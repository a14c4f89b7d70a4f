// A select menu that is opened: a field to search in, its entries below, several where several may be chosen.

import { node } from "./dom.js";
import { Listbox, keys, matching } from "./listbox.js";
import { say } from "./words.js";

let current = null;

// Opens the entries of `part` at a button: [{value, label, note, icon, default}]. `done(values)` comes once, where
// something was chosen.
export function choose(button, part, entries, done) {
  current?.(false);
  const low = part.min_values ?? 1;
  const high = part.max_values ?? 1;
  const many = high > 1;
  const chosen = new Set(entries.filter((entry) => entry.default).map((entry) => entry.value));
  const before = [...chosen].join();
  const label = part.placeholder ?? say("Make a selection");
  const quiet = entries.length <= 10 && matchMedia("(pointer: coarse)").matches;
  const field = node("input", { placeholder: say("Search"), "aria-label": `${say("Search")}: ${label}`, inputmode: quiet ? "none" : null });
  const note = node("small", { role: "status" });
  const list = new Listbox(button, field, label, (item) => pick(item.value), { many, head: node("div", { class: "search" }, field, many && note) });

  const draw = (keep) => {
    const items = entries.map((entry) => ({ ...entry, selected: chosen.has(entry.value), ticks: many }));
    const fit = matching(items, field.value);
    note.textContent = say("Chosen: {count} of {most}", { count: chosen.size, most: low === high ? high : `${low}–${high}` });
    const selected = Math.max(0, fit.findIndex((item) => item.selected));
    list.show(fit, { at: keep ? list.at : selected, empty: say("No results found") });
  };
  const pick = (value) => {
    if (!many) {
      chosen.clear();
      chosen.add(value);
      return close(true);
    }
    if (chosen.has(value)) chosen.delete(value);
    else if (chosen.size < high) chosen.add(value);
    else note.classList.add("failed");
    return draw(true);
  };
  const outside = (event) => { if (!list.element.contains(event.target) && !button.contains(event.target)) close(many); };
  const close = (send, back = true) => {
    if (current !== close) return;
    current = null;
    document.removeEventListener("pointerdown", outside, true);
    list.hide();
    button.setAttribute("aria-expanded", "false");
    if (back && button.isConnected) button.focus();
    const same = [...chosen].join() === before;
    if (send && !(many && same) && chosen.size >= Math.min(low, entries.length)) done([...chosen]);
  };

  current = close;
  field.oninput = () => draw(false);
  field.onkeydown = (event) => {
    if (event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      return close(many);
    }
    if (event.key === "Tab") return close(many);
    if (event.key === " " && many && !field.value) {
      event.preventDefault();
      return list.pick();
    }
    return void keys(event, list); // its false would end the key
  };
  document.addEventListener("pointerdown", outside, true);
  button.setAttribute("aria-expanded", "true");
  button.setAttribute("aria-controls", list.list.id);
  draw(false);
  field.focus();
}
