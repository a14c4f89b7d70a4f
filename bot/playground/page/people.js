// Who is shown: a tab for each person, and as many columns beside one another as have room.

import { call } from "./api.js";
import { Column } from "./column.js";
import { ask, labelled } from "./dialog.js";
import { button, node } from "./dom.js";
import { languageField } from "./languages.js";
import { badge, state } from "./places.js";
import { say } from "./words.js";

const NARROWEST = 360;
const ADDRESS = "people";

export class People {
  // `tabs` and `columns` are elements.
  constructor(tabs, columns) {
    Object.assign(this, { tabs, columns });
    this.entries = new Map();
    this.asked = new URLSearchParams(location.search).get(ADDRESS)?.split(",") ?? [];
    this.used = []; // ids, the latest at the end
    this.leave = () => {}; // what stands in the place of all columns goes
    new ResizeObserver(() => this.#settle()).observe(columns);
  }

  get open() { return this.used.filter((id) => this.entries.get(id).column); }

  add(person) {
    const tab = button({ class: "tab", "aria-pressed": "false", "data-person": person.id, onclick: () => this.toggle(person.id) }, node("span", { class: "words" }, person.name));
    this.entries.set(person.id, { person, tab, column: null });
    this.tabs.append(tab);
  }

  // The people that the address names, by id or name.
  wanted() {
    const all = [...this.entries.values()].map((entry) => entry.person);
    return this.asked.map((word) => all.find((person) => person.id === word || person.name === word)?.id).filter(Boolean);
  }

  column(id) { return this.entries.get(id)?.column; }

  get first() { return this.entries.keys().next().value; }

  // Shows somebody, beside the others or, where there is no room, in place of who was shown longest.
  show(id) {
    const entry = this.entries.get(id);
    if (!entry.column) {
      entry.column = new Column(entry.person, (column) => this.#mark(column.person.id));
      const ids = [...this.entries.keys()];
      const after = ids.slice(ids.indexOf(id) + 1).map((each) => this.column(each)).find(Boolean);
      this.columns.insertBefore(entry.column.element, after?.element ?? null);
    }
    this.used = [...this.used.filter((each) => each !== id), id];
    this.#settle();
  }

  toggle(id) {
    const entry = this.entries.get(id);
    const visible = entry.column && !entry.column.element.hidden;
    const others = this.open.filter((each) => !this.column(each).element.hidden);
    if (this.columns.hidden) {
      this.show(id);
      this.leave();
    } else if (!visible) this.show(id);
    else if (others.length > 1) this.#close(id);
    else entry.column.composer.focus();
  }

  #close(id) {
    const entry = this.entries.get(id);
    entry.column.end();
    entry.column = null;
    this.used = this.used.filter((each) => each !== id);
    this.#settle();
  }

  #settle() {
    const room = Math.max(1, Math.floor(this.columns.clientWidth / NARROWEST));
    const shown = new Set(this.open.slice(-room));
    for (const [id, entry] of this.entries) {
      const on = shown.has(id);
      entry.tab.setAttribute("aria-pressed", String(on));
      if (!entry.column || entry.column.element.hidden === !on) continue;
      entry.column.element.hidden = !on;
      if (on) entry.column.shown();
    }
    const names = [...this.entries.values()].filter((entry) => shown.has(entry.person.id)).map((entry) => entry.person.name);
    if (names.length) this.#remember(names);
  }

  #remember(names) {
    const address = new URL(location);
    address.searchParams.set(ADDRESS, names.join(","));
    const text = address.href.replaceAll("%2C", ",");
    if (text !== location.href) history.replaceState(null, "", text);
  }

  #mark(id) {
    const { tab, column, person } = this.entries.get(id);
    if (!column) return;
    const { unread, mentions } = state([...column.names.channels.values()], person);
    tab.classList.toggle("unread", unread && column.element.hidden);
    tab.replaceChildren(node("span", { class: "words" }, person.name), ...[column.element.hidden && badge(mentions)].filter(Boolean));
  }

  async invite() {
    const name = node("input", { id: "new-name", required: true, maxlength: 32, autocomplete: "off" });
    const send = async (values) => {
      const person = await call("/people", values);
      this.add(person);
      this.show(person.id);
    };
    return ask({ title: say("Add a person"), fields: [labelled("name", say("Name"), name), languageField()], verb: say("Add"), send });
  }
}
