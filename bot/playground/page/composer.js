// Where somebody writes: messages with mentions, replies and edits, and slash commands.

import { call, upload } from "./api.js";
import { CommandLine } from "./command.js";
import { avatar, button, node, tool } from "./dom.js";
import { NAMED } from "./entries.js";
import { Listbox, keys, matching } from "./listbox.js";
import { called, leaves, said } from "./options.js";
import { say } from "./words.js";

const TYPING_MS = 5000;
const LIMIT = 2000;
const CHAT = 1;
const GROUP = 3;

// `host` is the column: {names, channel, base, person, run(asked), sent(kind, command), complain(sentence), typing()}.
export class Composer {
  #commands = null;
  #typed = 0;
  #answer = null;

  constructor(host) {
    this.host = host;
    const name = host.person.name;
    this.input = node("textarea", { rows: 1, "aria-label": say("{who} writes", { who: name }), maxlength: LIMIT });
    this.field = node("div", { class: "entry" }, this.input);
    this.about = node("div", { class: "about", hidden: true });
    const send = tool("send", say("Send"), { type: "submit" });
    this.row = node("div", { class: "row" }, this.field, send);
    this.element = node("form", { class: "composer" }, this.about, this.row);
    this.list = new Listbox(this.row, this.input, say("Commands and people"), (item) => item.pick(), { above: true });
    this.element.onsubmit = (event) => { event.preventDefault(); this.send(); };
    this.input.oninput = () => this.#offer();
    this.input.onkeydown = (event) => this.#key(event);
    this.input.onblur = () => this.list.hide();
    this.place();
  }

  // To be called where the channel is another one, or may be written in no more.
  place() {
    const channel = this.host.names.channels.get(this.host.channel);
    const may = channel?.writes ?? true;
    const mark = channel?.guild ? "#" : channel?.type === GROUP ? "" : "@";
    const where = channel ? `${mark}${channel.name}` : "";
    const hint = say("Message {where}, or / for commands", { where });
    if (this.input.placeholder !== hint) this.input.placeholder = hint;
    this.input.disabled = !may;
    if (!may) this.input.placeholder = say("You do not have permission to send messages in this channel.");
    // what was typed before the channel was known
    if (this.input.value && document.activeElement === this.input) this.#offer();
  }

  focus() {
    if (this.command) this.command.focus();
    else this.input.focus();
  }

  async send() {
    if (this.command) return this.command.send();
    const content = this.input.value.trim();
    if (!content) return null;
    if (content.startsWith("/")) return this.#slash(content);
    const answer = this.#answer;
    this.clear();
    const body = { content: this.host.names.written(content, this.host.channel) };
    if (answer?.edit) return this.host.run(() => call(`${this.host.base}/messages/${answer.edit}/edit`, body));
    if (answer) Object.assign(body, { reply: answer.reply, ping: answer.ping });
    this.host.sent("message");
    return this.host.run(() => call(`${this.host.base}/channels/${this.host.channel}/messages`, body));
  }

  clear() {
    this.#leave("");
    this.#answer = null;
    this.about.hidden = true;
  }

  // The next message answers this one.
  reply(form, name) {
    const mention = button({ class: "plain", "aria-pressed": "true" }, "@ on");
    this.#answer = { reply: form.id, ping: true };
    const answer = this.#answer;
    mention.onclick = () => {
      answer.ping = !answer.ping;
      mention.textContent = answer.ping ? "@ on" : "@ off";
      mention.setAttribute("aria-pressed", String(answer.ping));
    };
    this.#announce([node("span", {}, say("Replying to {who}", { who: name })), mention]);
  }

  edit(form) {
    this.#answer = { edit: form.id };
    this.#leave(this.host.names.typed(form.content));
    this.#announce([node("span", {}, say("Editing your message"))]);
  }

  mention(name) {
    const { value } = this.input;
    this.#leave(`${value}${value && !value.endsWith(" ") ? " " : ""}@${name} `);
    this.input.focus();
  }

  // Begins a slash command by its path; says so where there is none.
  async begin(path) {
    const leaf = (await this.#offered()).find((each) => [each.path, called(each, this.host.names.locale)].includes(path));
    if (!leaf) return this.host.complain(say("There's no command {name} here. Type / to see the commands.", { name: `/${path}` }), true);
    this.list.hide();
    this.command = new CommandLine(leaf, this.#line());
    this.field.replaceChildren(this.command.element);
    return this.command.focus();
  }

  async nameCommands() {
    this.host.names.hearOf((await this.#offered()).map((leaf) => [leaf.path, called(leaf, this.host.names.locale)]));
  }

  #line() {
    const composer = this;
    return {
      get names() { return composer.host.names; },
      get channel() { return composer.host.channel; },
      anchor: this.row,
      complain: (sentence) => this.host.complain(sentence, true),
      leave: (text) => { this.#leave(text); this.input.focus(); this.#offer(); },
      complete: async (command, option, text, others) => {
        const answer = await call(`${this.#here}/autocomplete`, { command, option, options: { ...others, [option]: text } });
        if (answer.error) throw new Error(answer.error);
        return answer.choices ?? [];
      },
      // values that are files are uploaded first
      send: (command, values) => {
        this.clear();
        this.input.focus();
        this.host.sent("command", command);
        return this.host.run(async () => {
          const sent = Object.entries(values).map(async ([name, value]) => [name, value instanceof File ? await upload(this.host.base, value) : value]);
          return call(`${this.#here}/commands`, { command, options: Object.fromEntries(await Promise.all(sent)) });
        }, { command });
      },
    };
  }

  get #here() { return `${this.host.base}/channels/${this.host.channel}`; }

  #announce(parts) {
    const close = tool("close", say("Cancel"), { onclick: () => { this.clear(); this.input.focus(); } });
    this.about.replaceChildren(...parts, close);
    this.about.hidden = false;
    this.input.focus();
  }

  #leave(text) {
    this.command?.hide();
    this.command = null;
    if (!this.input.isConnected) this.field.replaceChildren(this.input);
    this.input.value = text;
    this.list.hide();
  }

  #slash(content) {
    if (this.list.open && this.list.pick()) return null;
    const path = content.slice(1);
    return this.begin(path);
  }

  #key(event) {
    if (keys(event, this.list)) return;
    if (event.key === "Enter" && !event.shiftKey && !event.isComposing) {
      event.preventDefault();
      this.send();
    } else if (event.key === "Escape" && this.#answer) {
      event.preventDefault();
      this.clear();
    } else if (event.key === "ArrowUp" && !this.input.value) {
      const own = this.host.lastOwn();
      if (own) { event.preventDefault(); this.edit(own); }
    }
  }

  async #offered() {
    const fresh = this.#commands && this.#commands.at > Date.now() - 3000 && this.#commands.channel === this.host.channel && this.#commands.installed === this.host.names.installed;
    if (!fresh) {
      const { commands } = await call(`${this.#here}/commands`).catch(() => ({ commands: [] }));
      this.#commands = { at: Date.now(), channel: this.host.channel, installed: this.host.names.installed, all: commands.filter((each) => each.type === CHAT).flatMap((each) => leaves(each)) };
    }
    return this.#commands.all;
  }

  async #offer() {
    const typed = this.input.value;
    if (/^\/[^\n]*$/.test(typed)) return this.#offerCommands(typed);
    const before = typed.slice(0, this.input.selectionStart).match(/(?:^|\s)([@#])([^\s@#]*)$/);
    if (typed) this.#tellTyping();
    return before ? this.#offerNames(before[1], before[2]) : this.list.hide();
  }

  async #offerCommands(typed) {
    const all = await this.#offered();
    if (typed !== this.input.value || document.activeElement !== this.input) return;
    const { locale, bot } = this.host.names;
    const items = all.map((leaf) => ({
      value: leaf.path, label: `/${called(leaf, locale)}`, note: said(leaf.command, "description", locale), group: bot?.name ?? say("Commands"),
      icon: bot && avatar(bot.id, bot.name, true), pick: () => this.begin(leaf.path), top: leaf.top, also: [leaf.path],
    }));
    const wanted = typed.slice(1).trim().toLowerCase();
    const fit = items.filter((item) => [item.value, item.label.slice(1)].some((name) => name.startsWith(wanted)));
    const near = fit.length ? fit : matching(items, wanted);
    this.list.show(near, { empty: say("There's no command {name} here.", { name: typed.trim() }) });
  }

  #offerNames(mark, typed) {
    const all = (mark === "@" ? NAMED.mentionable : NAMED.channels)(this.host.names, this.host.channel);
    const items = matching(all.map((item) => ({ ...item, label: item.label.replace(/^[@#]/, "") })), typed);
    this.list.show(items.slice(0, 12).map((item) => ({ ...item, pick: () => this.#put(mark, item.label) })));
  }

  #put(mark, name) {
    const { value, selectionStart: at } = this.input;
    const before = value.slice(0, at).replace(/[@#][^\s@#]*$/, `${mark}${name} `);
    this.input.value = before + value.slice(at);
    this.input.setSelectionRange(before.length, before.length);
    this.list.hide();
  }

  #tellTyping() {
    if (Date.now() - this.#typed < TYPING_MS) return;
    this.#typed = Date.now();
    this.host.typing();
  }
}
