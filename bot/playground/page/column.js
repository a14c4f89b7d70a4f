// One person's column: places, the open channel, who is there, and the input.

import { Live, call } from "./api.js";
import { Actions } from "./actions.js";
import { Composer } from "./composer.js";
import { avatar, icon, node, tool } from "./dom.js";
import { Log } from "./log.js";
import { keep, recall } from "./memory.js";
import { dots, only, used } from "./message.js";
import { Names } from "./names.js";
import { patch } from "./patch.js";
import { members, places, sign, state } from "./places.js";
import { language, say } from "./words.js";

const NOTICE_MS = 8000;
const TEXT_CHANNEL = 0;

export class Column {
  // `marked(column)` is called where what is unread may have changed.
  constructor(person, marked) {
    this.person = person;
    this.tell = marked;
    this.names = new Names(person);
    this.channel = null;
    this.typists = [];
    this.pressed = null;
    this.failures = new Map();
    this.log = new Log(this);
    this.composer = new Composer(this);
    this.#build();
    this.actions = new Actions(this);
    this.live = new Live(person.id, (news) => this.#hear(news), (lost) => this.#broken(lost));
  }

  #build() {
    const toggle = (what, label) => tool(what, label, { class: `plain ${what}-toggle`, onclick: () => this.drawer(what) });
    this.title = node("h2", {});
    this.head = node("header", { class: "head" }, toggle("channels", say("Channels")), this.title, toggle("members", say("Members")));
    this.lost = node("p", { class: "lost", role: "status", hidden: true });
    this.typingLine = node("p", { class: "typing", "aria-live": "polite" });
    this.live_region = node("div", { class: "unseen", "aria-live": "polite" });
    this.places = node("nav", { class: "places" });
    this.members = node("aside", { class: "members" });
    const veil = node("div", { class: "veil", onclick: () => this.drawer(null) });
    const chat = node("div", { class: "chat" }, this.head, this.lost, this.log.stage, this.composer.element, this.typingLine, this.live_region);
    this.element = node("section", { class: "column", "aria-label": this.person.name, "data-person": this.person.id }, this.places, chat, this.members, veil);
    this.element.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && this.element.dataset.drawer) this.drawer(null);
    });
  }

  async #broken(lost) {
    this.lost.hidden = !lost;
    const told = lost && await call(this.base).catch((reason) => reason);
    // the playground is there and refuses: a guest has joined as this person
    if (told) this.lost.textContent = told.status ? told.message : say("Connection lost. Trying again…");
  }

  get base() { return `/people/${this.person.id}`; }

  seen() { return !this.element.hidden && this.element.isConnected && document.visibilityState === "visible"; }

  marked() {
    this.#draw();
    this.tell(this);
  }

  view(form) {
    return { busy: this.pressed?.message === form.id ? this.pressed.custom : null, failed: this.failures.get(form.id) };
  }

  announce(text) {
    if (this.element.contains(document.activeElement) || document.activeElement === document.body) this.live_region.textContent = text;
  }

  typing() { this.live.typing(); }

  older(count) { this.live.look(this.channel, count); }

  lastOwn() {
    return [...this.log.forms.values()].findLast((form) => form.author.id === this.person.id);
  }

  // Looks at another channel; `stays`: the places stay open beside it.
  go(channel, stays = false) {
    if (!stays) this.drawer(null);
    if (channel === this.channel) return;
    const before = this.channel;
    this.channel = channel;
    keep(`place.${this.person.id}`, channel);
    this.failures.clear();
    this.log.turn();
    if (before) this.composer.clear();
    this.live.look(channel, this.log.count);
    this.#draw();
    this.composer.place();
  }

  async direct(friend, stays) {
    const { id } = await call(`${this.base}/direct`, friend ? { friend } : {});
    this.go(id, stays);
  }

  drawer(what) {
    if (!what && !this.element.dataset.drawer) return;
    const next = this.element.dataset.drawer === what ? null : what;
    if (next) this.element.dataset.drawer = next;
    else delete this.element.dataset.drawer;
    const inside = { channels: this.places, members: this.members }[next];
    inside?.querySelector("[aria-current=page], button")?.focus();
  }

  shown() {
    this.log.low && this.log.bottom();
    this.marked();
  }

  end() {
    this.live.end();
    this.element.remove();
  }

  sent(kind, command) {
    this.log.seenAll();
    this.log.bottom();
    if (kind !== "command") return;
    const name = this.names.bot?.name ?? say("The bot");
    const body = node("div", { class: "body" }, node("p", { class: "thinking" }, dots(), ` ${say("Sending command…")}`));
    const waiting = this.#local(body, { command, classes: "message sending", name });
    this.sending = this.log.local(waiting);
  }

  // Carries out an action and shows the result. `about`: {command} for a slash command, {message} of a component,
  // {gone}: the sentence if that no longer exists.
  async run(asked, about = {}) {
    const { sending } = this;
    this.sending = null;
    this.log.acted();
    try {
      const answer = await asked();
      if (answer.error) this.#failed(answer.error, about);
      if (answer.message) this.log.reach(answer.message.id);
      if (answer.modal) this.actions.fill(answer);
      return answer;
    } catch (reason) {
      if (reason.gone && about.gone) this.complain(about.gone, true);
      else this.complain(reason.message);
      return null;
    } finally {
      sending?.();
    }
  }

  #failed(sentence, { command, message }) {
    if (!message) {
      this.complain(sentence, false, command);
      return;
    }
    this.failures.set(message, sentence);
    this.log.draw();
  }

  // What was refused stays until it is dismissed; a notice passes by itself.
  complain(sentence, notice = false, command = null) {
    const said = node("p", { class: notice ? "notice" : "failed", role: notice ? "status" : "alert" }, notice ? null : icon("warning"), sentence);
    const note = only();
    const element = this.#local(node("div", { class: "body" }, said, note), { command, classes: "message ephemeral" });
    const drop = this.log.local(element);
    note.querySelector("button").onclick = (event) => { event.stopPropagation(); drop(); };
    if (notice) setTimeout(drop, NOTICE_MS);
  }

  #local(body, { command, classes }) {
    const { bot } = this.names;
    const name = bot?.name ?? "Playground";
    const by = node("header", { class: "by" }, node("span", { class: "name" }, name), node("span", { class: "app" }, "APP"));
    return node("article", { class: classes, tabindex: "-1" }, command && used(this.person.name, this.person.id, this.names.command(command)), node("span", { class: "side" }, avatar(bot?.id ?? "0", name, true)), by, body);
  }

  #hear(news) {
    if (news.places) {
      this.names.learn(news.places);
      if (!this.names.channels.has(this.channel)) this.#settle();
      this.#draw();
      this.composer.place();
      this.tell(this);
    }
    if (news.channel === this.channel && news.order) this.log.hear(news);
    if (news.messages?.some((form) => form.used && !this.names.commands.has(form.used))) this.#nameCommands();
    else if (news.places && this.log.order) this.log.draw();
    if (news.typing) this.typists = news.typing;
    this.#drawTyping();
  }

  // Commands are called as this person types them, once it is known how; asked once in each channel.
  async #nameCommands() {
    if (this.named === this.channel) return;
    this.named = this.channel;
    await this.composer.nameCommands();
    if (this.log.order) this.log.draw();
  }

  // The channel where somebody was last, or the first of all.
  #settle() {
    const { channels } = this.names;
    const last = recall(`place.${this.person.id}`, null);
    const first = [...channels.values()].find((channel) => channel.type === TEXT_CHANNEL) ?? [...channels.values()][0];
    const next = channels.has(last) ? last : first?.id;
    if (next) this.go(next);
  }

  #draw() {
    if (!this.channel) return;
    this.places = patch(this.places, places(this.names, this.person, this.channel));
    this.members = patch(this.members, members(this.names, this.channel));
    const channel = this.names.channels.get(this.channel);
    const mark = node("span", { class: "mark", "aria-hidden": "true" }, sign(channel));
    const who = node("span", { class: "who" }, avatar(this.person.id, this.person.name), node("span", {}, this.person.name));
    patch(this.title, node("h2", {}, who, mark, node("span", { class: "words" }, channel?.name ?? "")));
    const { unread, mentions } = state([...this.names.channels.values()], this.person);
    this.head.firstChild.classList.toggle("dot", unread || mentions > 0);
  }

  #drawTyping() {
    const who = this.typists.filter((id) => id !== this.person.id).map((id) => this.names.user(id));
    const list = new Intl.ListFormat(language, { type: "conjunction" }).format(who.slice(0, 3));
    const text = !who.length ? "" : who.length > 3 ? say("Several people are typing…") : who.length === 1 ? say("{who} is typing…", { who: list }) : say("{who} are typing…", { who: list });
    if (this.typingLine.textContent !== text) this.typingLine.replaceChildren(...(text ? [dots(), text] : []));
  }
}
