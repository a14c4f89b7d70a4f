// What the page says itself: its English, or what whoever starts the playground has handed in for the language of this
// browser, or the one that was last chosen here for somebody (GET /words).

import { recall } from "./memory.js";

export const language = recall("language", navigator.language);

const told = await fetch(`/words?${new URLSearchParams({ locale: language })}`).then((answer) => answer.json(), () => ({}));

// A text in the language of the page; `{name}` in it is the value of that name.
export function say(text, values = {}) {
  return (told[text] ?? text).replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
}

// A text of `say` whose values are elements: its parts in their order, for `node`.
export function inserted(text, values) {
  return text.split(/\{(\w+)\}/).map((part, place) => (place % 2 ? values[part] : part));
}

// What stands in the document before anything is drawn.
export function translate() {
  document.documentElement.lang = language;
  for (const name of ["aria-label", "title"]) {
    for (const each of document.querySelectorAll(`[${name}]`)) each.setAttribute(name, say(each.getAttribute(name)));
  }
  const add = document.querySelector("#add span");
  add.textContent = say(add.textContent);
}
