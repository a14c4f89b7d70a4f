// For developers: what the bot asks of Discord, what it is answered, which limits it comes near, what it does wrong.

import { call } from "./api.js";
import { node, tool } from "./dom.js";
import { say } from "./words.js";

const KEPT = 300;
const PAUSE_MS = 2000;

export class Recorder {
  constructor(element, toggle) {
    Object.assign(this, { element, toggle, open: false, since: 0 });
    this.filter = node("input", { type: "search", placeholder: say("Filter"), "aria-label": say("Filter the requests"), oninput: () => this.#sift() });
    this.list = node("ol", { class: "requests" });
    this.limits = node("ul", { class: "limits" });
    this.wrong = node("ul", { class: "violations" });
    this.count = node("p", { class: "note", role: "status" });
    const close = tool("close", say("Close the recorder"), { onclick: () => this.turn() });
    element.replaceChildren(
      node("header", { class: "head" }, node("h2", {}, say("Recorder")), close), this.count,
      node("section", {}, node("h3", {}, say("Violations")), this.wrong), node("section", {}, node("h3", {}, say("Limits")), this.limits),
      node("section", { class: "long" }, node("h3", {}, say("Requests")), this.filter, this.list),
    );
  }

  turn() {
    this.open = !this.open;
    this.element.hidden = !this.open;
    this.toggle.setAttribute("aria-pressed", String(this.open));
    if (this.open) this.#follow();
    else this.toggle.focus();
  }

  async #follow() {
    while (this.open) {
      try {
        const news = await call(`/recorder?since=${this.since}&timeout=20`);
        this.#hear(news);
      } catch (reason) {
        this.count.textContent = reason.message;
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      }
    }
  }

  #hear({ version, requests, violations, gateway }) {
    this.since = version;
    for (const request of requests) {
      this.list.prepend(entry(request));
      this.#limit(request);
    }
    while (this.list.children.length > KEPT) this.list.lastChild.remove();
    this.wrong.replaceChildren(...(violations.length ? violations.map((each) => node("li", { class: "failed" }, each)) : [node("li", { class: "note" }, say("None. The bot hasn't done anything wrong."))]));
    this.count.textContent = say("Requests: {count} · gateway sessions: {sessions}", { count: version, sessions: gateway.sessions });
    this.#sift();
  }

  // The fullest of what each route may still take.
  #limit({ bucket, remaining, limit }) {
    if (limit === null) return;
    const old = [...this.limits.children].find((each) => each.dataset.bucket === bucket);
    const bar = node("meter", { min: 0, max: limit, value: limit - remaining, "aria-label": say("{bucket}: {used} of {limit} used", { bucket, used: limit - remaining, limit }) });
    const row = node("li", { "data-bucket": bucket }, node("span", { class: "words" }, bucket), bar, node("small", {}, `${remaining}/${limit}`));
    if (old) old.replaceWith(row);
    else this.limits.prepend(row);
    while (this.limits.children.length > 8) this.limits.lastChild.remove();
  }

  #sift() {
    const wanted = this.filter.value.toLowerCase();
    for (const row of this.list.children) row.hidden = !row.querySelector("summary").textContent.toLowerCase().includes(wanted);
  }
}

function entry({ at, method, path, status, ms, code, body, reply }) {
  const time = new Date(at).toLocaleTimeString("en-GB");
  const face = node(
    "summary", {}, node("small", {}, time), node("b", {}, method), node("span", { class: "words" }, path),
    node("span", { class: status < 400 ? "status" : "status bad" }, code ? `${status} · ${code}` : String(status)), node("small", {}, `${Math.round(ms)} ms`),
  );
  return node("li", {}, node("details", {}, face, said(say("Sent"), body), said(say("Answered"), reply)));
}

const said = (how, json) => node("pre", { tabindex: "0" }, `${how}: ${json ? JSON.stringify(json, null, 2) : say("nothing")}`);
