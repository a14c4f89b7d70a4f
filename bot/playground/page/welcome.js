// The first minute: which games there are, and three ways to begin. What it says is handed in by whoever starts the
// playground (GET /welcome).

import { call } from "./api.js";
import { button, icon, node, tool } from "./dom.js";
import { inline } from "./markdown.js";
import { say } from "./words.js";

const PATIENCE_MS = 15_000;
const LOOK_MS = 100;
const FRIENDLY = "challenge";

export class Welcome {
  // `people` are the columns; `leave()` shows them.
  constructor(element, data, people, leave) {
    Object.assign(this, { element, data, people, leave });
    this.#draw();
  }

  #draw() {
    const { title, sentences, cards, course } = this.data;
    const close = tool("close", say("Close the welcome page"), { class: "plain close", onclick: () => this.leave() });
    this.trouble = node("p", { class: "failed", role: "alert" });
    this.element.replaceChildren(node(
      "div", { class: "page" }, close,
      node("h1", {}, title), sentences.map((sentence) => node("p", { class: "lead-in" }, inline(sentence, {}))), this.trouble,
      node("ul", { class: "games" }, cards.map((card) => this.#card(card))),
      node("div", { class: "ways" }, this.#friend(), course && this.#course(course)),
    ));
  }

  #card({ title, about, picture, alt, play }) {
    const go = this.#button("primary", say("Play now"), play);
    go.setAttribute("aria-label", `${say("Play now")}: ${title}`);
    const words = node("div", { class: "words" }, node("h2", {}, title), node("p", {}, about), go);
    return node("li", { class: "game" }, node("img", { src: picture, alt, loading: "lazy" }), words);
  }

  #friend() {
    const [one, other] = [...this.people.entries.values()].map((entry) => entry.person);
    if (!other) return null;
    const { title, sentences } = this.data.friend;
    const beside = button({ class: "button secondary", onclick: () => this.#beside(one, other) }, say("Show {one} and {other}", { one: one.name, other: other.name }));
    const tab = node("a", { class: "button secondary", href: `/?people=${encodeURIComponent(other.name)}`, target: "_blank" }, say("Open {who} in a new tab", { who: other.name }), icon("open"));
    return node("section", { class: "way" }, node("h2", {}, title), sentences.map((sentence) => node("p", {}, inline(sentence, {}))), node("div", { class: "row" }, beside, tab));
  }

  #course(course) {
    const start = this.#button("secondary", say("Take the course"), course);
    return node("section", { class: "way" }, node("h2", {}, say("New to this?")), node("p", {}, say("The course shows the pieces and the first moves, step by step.")), node("div", { class: "row" }, start));
  }

  #beside(one, other) {
    this.leave();
    this.people.show(one.id);
    this.people.show(other.id);
    const column = this.people.column(one.id);
    until(() => column.channel).then(() => column.composer.begin(FRIENDLY));
  }

  // A press runs its command ({command, options}) as the person shown, or the first.
  #button(style, label, play) {
    const made = button({ class: `button ${style}` }, label);
    made.onclick = async () => {
      if (made.hasAttribute("aria-busy")) return;
      made.setAttribute("aria-busy", "true");
      this.trouble.textContent = "";
      try {
        await this.#run(play);
      } catch (reason) {
        this.trouble.textContent = reason.message;
      } finally {
        made.removeAttribute("aria-busy");
      }
    };
    return made;
  }

  async #run({ command, options }) {
    const id = this.people.open.at(-1) ?? this.people.first;
    this.people.show(id);
    const column = this.people.column(id);
    const here = () => `${column.base}/channels/${column.channel}/commands`;
    await until(async () => column.channel && (await call(here())).commands.some((each) => each.name === command.split(" ")[0]));
    const answer = await call(here(), { command, options });
    if (answer.error) throw new Error(answer.error);
    this.leave();
    column.log.bottom();
  }
}

async function until(find) {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const found = await find();
    if (found) return found;
    if (Date.now() > end) throw new Error(say("The bot isn't answering yet. Try again in a moment."));
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}
