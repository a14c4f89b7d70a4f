// The menu of a person or a message: opened by a right click, the menu key, or the button with three dots.

import { button, node } from "./dom.js";

let current = null;

// `items`: [{label, does, danger, group}] in their order, `at`: {x, y} in the window.
export function openMenu(label, items, at) {
  current?.();
  const back = document.activeElement;
  let group = null;
  const rows = items.flatMap((item) => {
    const head = item.group !== group && item.group ? node("div", { class: "group", role: "presentation" }, item.group) : null;
    group = item.group;
    const does = () => { close(); item.does(); };
    return [head, button({ role: "menuitem", tabindex: "-1", class: item.danger ? "danger" : null, onclick: does }, item.label)];
  }).filter(Boolean);
  const menu = node("div", { class: "menu", role: "menu", "aria-label": label, popover: "manual" }, rows);
  const outside = (event) => { if (!menu.contains(event.target)) close(false); };
  const close = (refocus = true) => {
    current = null;
    menu.remove();
    document.removeEventListener("pointerdown", outside, true);
    if (refocus && back?.isConnected) back.focus();
  };
  menu.onkeydown = (event) => {
    const all = [...menu.querySelectorAll("[role=menuitem]")];
    const now = all.indexOf(document.activeElement);
    const to = { ArrowDown: now + 1, ArrowUp: now - 1, Home: 0, End: -1 }[event.key];
    if (to !== undefined) all.at(to % all.length).focus();
    else if (event.key === "Escape" || event.key === "Tab") close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  current = close;
  document.body.append(menu);
  menu.showPopover();
  menu.style.left = `${Math.max(4, Math.min(at.x, innerWidth - menu.offsetWidth - 4))}px`;
  menu.style.top = `${Math.max(4, Math.min(at.y, innerHeight - menu.offsetHeight - 4))}px`;
  document.addEventListener("pointerdown", outside, true);
  menu.querySelector("[role=menuitem]").focus();
}

// Where a menu for this event belongs: at the pointer, or at what has the focus.
export function spot(event) {
  if (event.clientX || event.clientY) return { x: event.clientX, y: event.clientY };
  const box = event.target.getBoundingClientRect();
  return { x: box.left + 24, y: box.top + Math.min(24, box.height) };
}
