// A slash command being filled in where it is written: one field after the other, as Discord asks for them.

import { node } from "./dom.js";
import { Listbox, keys, matching } from "./listbox.js";
import { called, isFile, isTyped, meant, offered, said, STRING } from "./options.js";
import { say } from "./words.js";

const LATER_MS = 120;

// `leaf`: {path, forms, command}. `host`: {names, channel, anchor, complete(path, option, text, others), send(path, options),
// leave(text): back to writing, complain(sentence)}.
export class CommandLine {
  constructor(leaf, host) {
    this.path = leaf.path;
    this.options = leaf.command.options ?? [];
    this.host = host;
    this.fields = [];
    this.rest = this.#tail();
    this.name = `/${called(leaf, host.names.locale)}`;
    this.element = node("div", { class: "command", role: "group", "aria-label": this.name }, node("span", { class: "slash" }, this.name), this.rest.input);
    for (const option of this.options.filter((each) => each.required)) this.#add(option);
    this.#hint();
  }

  focus() {
    const first = this.fields.find((field) => !field.input.value) ?? this.rest;
    first.input.focus();
    first.input.select();
  }

  hide() {
    for (const field of [...this.fields, this.rest]) field.list.hide();
  }

  async send() {
    const options = {};
    for (const field of this.fields) {
      const wrong = this.#wrong(field, options);
      field.input.setAttribute("aria-invalid", String(Boolean(wrong)));
      if (!wrong) continue;
      this.host.complain(wrong);
      field.input.focus();
      return;
    }
    this.hide();
    await this.host.send(this.path, options);
  }

  // Puts the field's value into `options`; a sentence where it has none that is allowed.
  #wrong({ option, input, picked, list }, options) {
    const typed = input.value.trim();
    const name = said(option, "name", this.host.names.locale);
    if (!typed) return option.required ? say("{name}: this option is required", { name }) : "";
    if (isFile(option)) {
      options[option.name] = input.files[0];
      return "";
    }
    const same = (item) => [item.label, ...(item.also ?? [])].some((word) => word.toLowerCase() === typed.toLowerCase());
    const item = picked && same(picked) ? picked : list.items.find(same) ?? (offered(option, this.host.names, this.host.channel) ?? []).find(same);
    try {
      if (!item && (option.choices || !isTyped(option))) return say("{name}: choose one of the options", { name });
      options[option.name] = item ? item.value : meant(option, typed);
      return "";
    } catch (reason) {
      return reason.message;
    }
  }

  #add(option) {
    const { locale } = this.host.names;
    const name = said(option, "name", locale);
    const about = said(option, "description", locale);
    const input = node("input", { type: isFile(option) ? "file" : "text", "aria-label": `${name}: ${about}`, "aria-required": option.required ? "true" : null, name: option.name });
    const element = node("label", { class: "option" }, node("span", { "aria-hidden": "true" }, name), input);
    const field = { option, input, element, about: `${name}: ${about}`, picked: null };
    field.list = new Listbox(this.host.anchor, input, name, (item) => this.#pick(field, item), { above: true });
    input.oninput = () => { this.#wide(input); this.#offer(field); };
    input.onfocus = () => this.#offer(field);
    input.onblur = () => field.list.hide();
    input.onkeydown = (event) => this.#key(event, field);
    this.fields.push(field);
    this.#wide(input);
    this.rest.input.before(element);
    return field;
  }

  #wide(input) {
    if (input.type !== "file") input.style.width = `${Math.min(Math.max([...input.value].length + 2, 6), 40)}ch`;
  }

  #pick(field, item) {
    field.picked = item;
    field.input.value = item.label;
    field.input.setAttribute("aria-invalid", "false");
    this.#wide(field.input);
    field.list.hide();
    const next = this.fields.find((each) => !each.input.value) ?? this.rest;
    next.input.focus();
  }

  async #offer(field) {
    const { option, input, list } = field;
    const grouped = (items) => items.map((item) => ({ ...item, group: field.about }));
    const known = offered(option, this.host.names, this.host.channel);
    if (known) {
      const all = field.picked?.label === input.value;
      const at = all ? Math.max(0, known.findIndex((item) => item.value === field.picked.value)) : 0;
      return list.show(grouped(matching(known, all ? "" : input.value)), { at, empty: say("No results found") });
    }
    if (!option.autocomplete) return list.show([], { empty: field.about });
    const typed = input.value;
    // of what was offered before, only what still fits: Enter must not take anything else
    list.show(matching(list.items, typed), { empty: say("Loading options…") });
    await new Promise((resolve) => setTimeout(resolve, LATER_MS));
    if (typed !== input.value || document.activeElement !== input) return null;
    const found = await this.#completed(field, typed);
    if (typed !== input.value || document.activeElement !== input) return null;
    return list.show(grouped(found.items), { empty: found.empty });
  }

  async #completed(field, typed) {
    const others = {};
    for (const { option, input, picked } of this.fields) {
      if (option === field.option) continue;
      if (picked?.label === input.value) others[option.name] = picked.value;
      else if (option.type === STRING && input.value) others[option.name] = input.value;
    }
    try {
      const choices = await this.host.complete(this.path, field.option.name, typed, others);
      return { items: choices.map((each) => ({ value: each.value, label: said(each, "name", this.host.names.locale) })), empty: say("No options match your search.") };
    } catch {
      return { items: [], empty: say("Loading options failed") };
    }
  }

  // Behind the fields: here optional options are asked for, and Enter sends.
  #tail() {
    const input = node("input", { "aria-label": say("More options, or press Enter to send"), class: "rest" });
    const rest = { input };
    rest.list = new Listbox(this.host.anchor, input, say("Optional"), (item) => { rest.list.hide(); input.value = ""; this.#add(item.option).input.focus(); this.#hint(); }, { above: true });
    input.oninput = input.onfocus = () => this.#more();
    input.onblur = () => rest.list.hide();
    input.onkeydown = (event) => this.#key(event, rest);
    return rest;
  }

  #left() {
    const used = new Set(this.fields.map((field) => field.option));
    return this.options.filter((option) => !used.has(option));
  }

  #hint() {
    const left = this.#left().length;
    this.rest.input.placeholder = left ? say("+{left} optional, or press Enter", { left }) : say("Press Enter to send");
  }

  #more() {
    const { locale } = this.host.names;
    const items = this.#left().map((option) => ({ option, label: said(option, "name", locale), note: said(option, "description", locale), group: say("Optional") }));
    const typed = this.rest.input.value;
    this.rest.list.show(matching(items, typed), { at: typed ? 0 : -1 });
  }

  #key(event, field) {
    if (event.key === "Tab" && this.#tab(event, field)) return;
    if (keys(event, field.list)) return;
    const before = event.target.selectionStart === 0 && event.target.selectionEnd === 0;
    if (event.key === "Enter" && event.target.type === "file" && !event.target.value) return; // opens the choice of files
    if (event.key === "Enter") this.send();
    else if (event.key === "Escape") this.#leave("");
    else if (event.key === "Backspace" && before && !event.target.value) this.#back(field);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  // Tab goes on to the next option, and from the last one asks for one that may be left out; Shift+Tab goes back. What
  // is marked while something is typed is taken on the way. Nothing left: the focus goes where it would go.
  #tab(event, field) {
    const all = [...this.fields, this.rest];
    const at = all.indexOf(field);
    const { list } = field;
    if (!event.shiftKey && field.option && field.input.value && !isFile(field.option) && list.open && list.at >= 0) {
      field.picked = list.items[list.at];
      field.input.value = field.picked.label;
      field.input.setAttribute("aria-invalid", "false");
      this.#wide(field.input);
    }
    const next = all[at + (event.shiftKey ? -1 : 1)];
    const more = !event.shiftKey && field === this.rest ? this.#left().find((option) => this.#fits(option, field.input.value)) : null;
    if (!next && !more) return false;
    list.hide();
    event.preventDefault();
    event.stopPropagation();
    if (next) next.input.focus();
    else {
      this.rest.input.value = "";
      this.#add(more).input.focus();
      this.#hint();
    }
    return true;
  }

  #fits(option, typed) { return said(option, "name", this.host.names.locale).toLowerCase().startsWith(typed.trim().toLowerCase()); }

  // Backspace in an empty field takes it away, and at last the command.
  #back(field) {
    const last = field.option ? field : this.fields.at(-1);
    if (!last) return this.#leave(this.name);
    if (!field.option) return last.input.focus();
    if (last.option.required) return this.#leave(this.name);
    this.fields = this.fields.filter((each) => each !== last);
    last.list.hide();
    last.element.remove();
    this.#hint();
    return this.rest.input.focus();
  }

  #leave(text) {
    this.hide();
    this.host.leave(text);
  }
}
