// A list to choose from, over a field that keeps the focus: commands, people, entries of a menu.

import { fresh, node } from "./dom.js";

const GAP = 4;
const COMBOBOX = { role: "combobox", "aria-expanded": "false", "aria-autocomplete": "list", autocomplete: "off" };

export class Listbox {
  // `anchor` is where it hangs, `field` what is typed in, if anything is. `onpick(item)` gets what was chosen; `many` entries may be,
  // and then it stays open.
  constructor(anchor, field, label, onpick, { many = false, above = false, head = null } = {}) {
    Object.assign(this, { anchor, field, onpick, above, items: [], at: -1, label });
    this.list = node("ul", { role: "listbox", id: fresh("list"), "aria-label": label, "aria-multiselectable": many ? "true" : null });
    this.element = node("div", { class: "popover", popover: "manual" }, head, this.list);
    if (field.type !== "file") Object.entries(COMBOBOX).forEach(([name, value]) => field.setAttribute(name, value));
    this.list.onpointerdown = (event) => event.preventDefault();
    this.list.onclick = (event) => this.pick(this.#row(event.target));
  }

  get open() { return this.element.matches(":popover-open"); }

  // `items`: [{value, label, note, icon, selected, group}]; `empty` is said where there are none.
  show(items, { at = 0, empty = "" } = {}) {
    this.items = items;
    this.at = Math.min(at, items.length - 1);
    this.#draw(empty);
    if (!items.length && !empty) return this.hide();
    if (!this.open) {
      (this.anchor.closest("dialog") ?? document.body).append(this.element);
      this.element.showPopover();
      this.field.setAttribute("aria-expanded", "true");
      this.field.setAttribute("aria-controls", this.list.id);
    }
    this.#place();
    this.#mark();
  }

  hide() {
    if (!this.element.isConnected) return;
    this.element.remove();
    this.field.setAttribute("aria-expanded", "false");
    this.field.removeAttribute("aria-activedescendant");
  }

  move(by) {
    if (!this.items.length) return;
    const count = this.items.length;
    this.at = this.at < 0 ? (by > 0 ? 0 : count - 1) : (this.at + by + count) % count;
    this.#mark();
  }

  pick(at = this.at) {
    const item = this.items[at];
    if (item) this.onpick(item);
    return Boolean(item);
  }

  #row(target) {
    const row = target.closest("[role=option]");
    return row ? Number(row.dataset.at) : -1;
  }

  #draw(empty) {
    let group = null;
    const rows = this.items.flatMap((item, at) => {
      const head = item.group && item.group !== group ? node("li", { role: "presentation", class: "group" }, item.group) : null;
      group = item.group ?? group;
      return [head, option(item, at, `${this.list.id}-${at}`)];
    });
    this.list.replaceChildren(...rows.filter(Boolean), ...(this.items.length ? [] : [node("li", { role: "presentation", class: "empty" }, empty)]));
  }

  #mark() {
    for (const row of this.list.querySelectorAll("[role=option]")) {
      const on = Number(row.dataset.at) === this.at;
      row.classList.toggle("on", on);
      if (on) {
        row.scrollIntoView({ block: "nearest" });
        this.field.setAttribute("aria-activedescendant", row.id);
      }
    }
    if (this.at < 0) this.field.removeAttribute("aria-activedescendant");
  }

  // Under its anchor, or over it where there is more room.
  #place() {
    const { style } = this.element;
    const box = this.anchor.getBoundingClientRect();
    const under = innerHeight - box.bottom - 2 * GAP;
    const over = box.top - 2 * GAP;
    const up = this.above || (under < 240 && over > under);
    style.width = `${box.width}px`;
    style.left = `${Math.max(GAP, Math.min(box.left, innerWidth - box.width - GAP))}px`;
    style.maxHeight = `${Math.min(420, Math.max(120, up ? over : under))}px`;
    style.top = up ? "auto" : `${box.bottom + GAP}px`;
    style.bottom = up ? `${innerHeight - box.top + GAP}px` : "auto";
  }
}

function option(item, at, id) {
  const words = node("span", { class: "words" }, node("b", {}, item.label), item.note && node("small", {}, item.note));
  const tick = item.ticks ? node("span", { class: "tick", "aria-hidden": "true" }) : null;
  const selected = String(Boolean(item.selected));
  return node("li", { role: "option", id, "data-at": at, "data-value": item.value, "aria-selected": selected }, item.icon, words, item.tail, tick);
}

// Carries out the keys of a list; true where one was taken.
export function keys(event, list) {
  if (!list.open || event.isComposing) return false;
  const does = { ArrowDown: () => list.move(1), ArrowUp: () => list.move(-1), Escape: () => list.hide() }[event.key];
  if (does) {
    event.preventDefault();
    event.stopPropagation();
    does();
    return true;
  }
  if ((event.key === "Enter" || event.key === "Tab") && !event.shiftKey && list.at >= 0) {
    event.preventDefault();
    event.stopPropagation();
    return list.pick();
  }
  return false;
}

export function matching(items, typed) {
  const wanted = typed.trim().toLowerCase();
  const fits = (item) => [item.label, item.note, ...(item.also ?? [])].some((word) => word?.toLowerCase().includes(wanted));
  return wanted ? items.filter(fits).sort((one, other) => rank(one, wanted) - rank(other, wanted)) : items;
}

const rank = (item, wanted) => (item.label.toLowerCase().startsWith(wanted) ? 0 : item.label.toLowerCase().includes(wanted) ? 1 : 2);
