// The messages of a channel: each drawn anew only where it changed, the view kept where it is, what is new marked.

import { button, icon, node } from "./dom.js";
import { isEphemeral, message, words } from "./message.js";
import { keep, recall } from "./memory.js";
import { patch } from "./patch.js";
import { sign, turning } from "./places.js";
import { day } from "./times.js";
import { say } from "./words.js";

const NEAR = 60;
const TOGETHER_MS = 7 * 60_000;
const PAGE = 50;
const ANSWERED_MS = 15_000;

// `host`: {names, person, channel, view(form): what a message needs beside (busy, failed), older(count), seen(): whether
// somebody looks at it, announce(text)}.
export class Log {
  constructor(host) {
    this.host = host;
    this.forms = new Map();
    this.drawn = new Map();
    this.locals = [];
    this.inner = node("div", { class: "inner" });
    this.element = node("div", { class: "messages", role: "log", "aria-live": "off", tabindex: "0", "aria-label": say("{who}'s view", { who: host.person.name }) }, this.inner);
    this.jump = button({ class: "jump", hidden: true, onclick: () => this.bottom() }, node("span", {}, ""), icon("down"));
    this.stage = node("div", { class: "stage" }, this.element, this.jump);
    this.element.onscroll = () => this.#scrolled();
    this.element.onkeydown = (event) => this.#key(event);
    const sizes = new ResizeObserver(() => this.low && this.#down());
    sizes.observe(this.inner);
    sizes.observe(this.element);
    document.addEventListener("visibilitychange", () => this.#read());
    this.turn();
  }

  // Another channel: nothing is known of it yet.
  turn() {
    this.forms.clear();
    this.drawn.clear();
    this.locals = [];
    this.order = null;
    this.count = PAGE;
    this.fresh = null;
    this.low = true;
    this.held = null;
    this.inner.replaceChildren(node("p", { class: "note loading" }, say("Loading messages…")));
    this.jump.hidden = true;
  }

  // What the socket tells: {order, messages, older}, all but the messages only where they changed.
  hear({ order, messages = [], older }) {
    const first = this.order === null;
    if (older !== undefined) this.older = older;
    if (order) this.order = order;
    for (const form of messages) {
      const before = this.forms.get(form.id);
      this.forms.set(form.id, form);
      if (first) continue;
      this.#announce(form, before);
      this.#hold(form, before);
    }
    if (first) this.#unread();
    else if (order) this.#arrived(messages);
    this.draw();
    this.#read();
  }

  find(id) { return this.forms.get(id); }

  get last() { return this.forms.get(this.order?.at(-1)); }

  // Puts something beside the messages, which only this page knows; gives back how to take it away.
  local(element) {
    this.locals.push(element);
    this.draw();
    this.bottom();
    return () => {
      this.locals = this.locals.filter((each) => each !== element);
      element.remove();
    };
  }

  draw() {
    if (!this.order) return;
    const height = this.element.scrollHeight;
    const elements = [this.#beginning()];
    let before = null;
    for (const id of this.order) {
      const form = this.forms.get(id);
      if (!form) continue;
      if (!before || day(form.timestamp) !== day(before.timestamp)) elements.push(this.#line(`day-${id}`, "day", day(form.timestamp, this.host.names.locale)));
      if (id === this.fresh) elements.push(this.#line(`new-${id}`, "new", say("New")));
      const follows = before && id !== this.fresh && before.author.id === form.author.id && new Date(form.timestamp) - new Date(before.timestamp) < TOGETHER_MS;
      elements.push(this.#message(form, Boolean(follows)));
      before = form;
    }
    this.#arrange([...elements, ...this.locals]);
    if (this.low) this.#down();
    else if (this.element.scrollTop < NEAR && this.grown) this.element.scrollTop += this.element.scrollHeight - height;
    this.grown = false;
  }

  bottom() {
    this.held = null;
    this.#down();
  }

  // As far down as what is held stays in view, from its top or, where it is higher than the view, with its end.
  #down() {
    this.low = true;
    const { element } = this;
    const held = this.drawn.get(this.held)?.element;
    let to = element.scrollHeight - element.clientHeight;
    if (held?.isConnected) {
      const { top, height } = held.getBoundingClientRect();
      const start = top - element.getBoundingClientRect().top + element.scrollTop;
      to = Math.min(to, Math.ceil(start + Math.max(0, height - element.clientHeight)));
    }
    element.scrollTop = to;
    this.top = element.scrollTop;
    this.height = element.scrollHeight;
    this.#offer();
    this.#read();
  }

  // Something has been pressed or sent: what comes next for this person alone is its answer.
  acted() { this.asked = Date.now(); }

  // A private message with something to press stays in view when it comes or says something else, whatever comes below it
  // from the bot: to who looks at the present, or has just pressed. What a person writes comes first again.
  #hold(form, before) {
    if (!before && !form.author.bot) this.held = null;
    const asks = isEphemeral(form) && JSON.stringify(form.components ?? []).includes('"custom_id"');
    if (!asks || (before && words(before, this.host.names) === words(form, this.host.names))) return;
    if (!this.low && (before || Date.now() - (this.asked ?? 0) > ANSWERED_MS)) return;
    this.held = form.id;
    this.low = true;
  }

  // Brings a message into view: the newest with the end of the list.
  reach(id, focus = false) {
    const element = this.drawn.get(id)?.element;
    if (id === this.order?.at(-1) || !element) this.#down();
    else element.scrollIntoView({ block: "nearest" });
    if (element && focus) {
      element.focus({ preventScroll: true });
      element.classList.add("found");
      setTimeout(() => element.classList.remove("found"), 1500);
    }
  }

  seenAll() {
    this.fresh = null;
    this.draw();
  }

  #message(form, follows) {
    const { names } = this.host;
    const view = { ...this.host.view(form), names, channel: form.channel_id, follows, find: (id) => this.find(id) };
    const about = this.find(form.interaction_metadata?.interacted_message_id)?.edits;
    const text = JSON.stringify([form, follows, view.busy, view.failed, names.version, names.locale, about]);
    const old = this.drawn.get(form.id);
    if (old?.text === text) return old.element;
    const fresh = message(form, view);
    const element = old ? this.#patched(old.element, fresh) : fresh;
    this.drawn.set(form.id, { text, element });
    return element;
  }

  // Where the button with the focus has gone, the next one of this message has it, or the message itself.
  #patched(old, fresh) {
    const focus = old.contains(document.activeElement) ? document.activeElement : null;
    const at = focus ? [...old.querySelectorAll("button, a")].indexOf(focus) : -1;
    const element = patch(old, fresh);
    if (focus && (!element.contains(focus) || focus.disabled)) {
      const all = [...element.querySelectorAll(".body :is(button, a):not(:disabled)")];
      (all[Math.min(Math.max(at, 0), all.length - 1)] && all.find((each) => each.matches("[data-custom-id]")) || element).focus({ preventScroll: true });
    }
    return element;
  }

  #arrange(elements) {
    const wanted = new Set(elements);
    for (const old of [...this.inner.children]) if (!wanted.has(old)) old.remove();
    elements.forEach((element, index) => {
      if (this.inner.children[index] !== element) this.inner.insertBefore(element, this.inner.children[index] ?? null);
    });
    const there = new Set(this.order);
    for (const id of [...this.drawn.keys()]) {
      if (there.has(id) || id.includes("-")) continue;
      this.drawn.delete(id);
      this.forms.delete(id);
    }
  }

  #line(key, kind, text) {
    const old = this.drawn.get(key)?.element;
    const element = old ?? node("div", { class: `line ${kind}`, role: "separator", "aria-label": text }, node("span", {}, text));
    this.drawn.set(key, { text, element });
    return element;
  }

  #beginning() {
    const channel = this.host.names.channels.get(this.host.channel);
    const alone = Boolean(channel) && !this.host.names.reaches(channel.id);
    const text = `${this.older} ${channel?.name} ${alone}`;
    const old = this.drawn.get("-beginning");
    if (old?.text === text) return old.element;
    const hint = alone
      ? [node("p", {}, say("{bot} isn't a member here. Add it to your apps to use its commands here.", { bot: this.host.names.bot.name })), button({ class: "button primary", "data-do": "install" }, turning(false))]
      : node("p", {}, say("This is the beginning. Type / to see what the bot can do."));
    const element = this.older
      ? button({ class: "lead", onclick: () => this.#more() }, say("Show older messages"))
      : node("div", { class: "start" }, node("h3", {}, node("span", { "aria-hidden": "true" }, sign(channel)), ` ${channel?.name ?? ""}`), hint);
    this.drawn.set("-beginning", { text, element });
    return element;
  }

  #more() {
    this.count += PAGE;
    this.low = false;
    this.grown = true;
    this.host.older(this.count);
  }

  #scrolled() {
    const { scrollHeight, scrollTop, clientHeight } = this.element;
    // The browser also moves the view when a message above changes its height. Nobody has scrolled then.
    if (this.low && scrollHeight !== this.height) return this.#down();
    // what grows below is no scrolling: only who scrolls up wants to stay there, and who scrolls down past what is held
    if (scrollTop > this.top + 1) this.held = null;
    if (scrollHeight - scrollTop - clientHeight < NEAR) this.low = true;
    else if (scrollTop < this.top) this.low = false;
    this.top = scrollTop;
    if (this.low) this.waiting = 0;
    if (scrollTop < NEAR && this.older && !this.low && !this.grown) this.#more();
    this.#offer();
    this.#read();
  }

  #offer() {
    this.jump.hidden = this.low;
    const words = this.waiting ? (this.waiting === 1 ? say("1 new message, jump to present") : say("{count} new messages, jump to present", { count: this.waiting })) : say("Jump to present");
    if (this.jump.firstChild.textContent !== words) this.jump.firstChild.textContent = words;
  }

  // Where the channel is opened: the line over the first message that came since it was last looked at.
  #unread() {
    const read = this.#marks()[this.host.channel];
    const me = this.host.person.id;
    if (read) this.fresh = this.order.find((id) => BigInt(id) > BigInt(read) && this.forms.get(id)?.author.id !== me) ?? null;
  }

  // Where messages come while nobody looks, or further up.
  #arrived(messages) {
    const me = this.host.person.id;
    const last = this.drawn.size ? [...this.drawn.keys()].filter((id) => !id.includes("-")).at(-1) : null;
    const others = messages.filter((form) => form.author.id !== me && !this.drawn.has(form.id) && (!last || BigInt(form.id) > BigInt(last)));
    if (!others.length || (this.low && this.host.seen())) return;
    this.fresh ??= others[0].id;
    if (!this.low) this.waiting = (this.waiting ?? 0) + others.length;
    this.#offer();
  }

  #marks() { return recall(`read.${this.host.person.id}`, {}); }

  #read() {
    const last = this.order?.at(-1);
    if (!last || !this.low || !this.host.seen()) return;
    const marks = this.#marks();
    if (marks[this.host.channel] === last) return;
    keep(`read.${this.host.person.id}`, { ...marks, [this.host.channel]: last });
    this.host.marked();
  }

  #announce(form, before) {
    const { names } = this.host;
    const text = words(form, names);
    if (form.author.id === names.me.id || (before && words(before, names) === text)) return;
    this.host.announce(`${names.author(form.author)}: ${text.slice(0, 240)}`);
  }

  // With the arrow keys from message to message; Enter goes into one.
  #key(event) {
    const all = [...this.inner.querySelectorAll("article")];
    const now = all.indexOf(document.activeElement);
    if (now < 0 && document.activeElement !== this.element) {
      const inside = document.activeElement.closest("article");
      if (event.key === "Escape" && inside) { inside.focus(); event.stopPropagation(); }
      return;
    }
    const to = { ArrowUp: now < 0 ? all.length - 1 : now - 1, ArrowDown: now < 0 ? all.length - 1 : now + 1, Home: 0, End: all.length - 1 }[event.key];
    if (to !== undefined) {
      event.preventDefault();
      const next = all[Math.max(0, Math.min(to, all.length - 1))];
      next?.focus({ preventScroll: true });
      next?.scrollIntoView({ block: "nearest" });
    } else if (event.key === "Enter" && now >= 0) {
      event.preventDefault();
      all[now].querySelector(".body :is(button, a):not(:disabled)")?.focus();
    } else if (event.key === "r" && now >= 0 && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      all[now].querySelector('[data-do="reply"]').click();
    }
  }
}
