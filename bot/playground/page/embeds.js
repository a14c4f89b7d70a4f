// Embeds, the older way of a bot to frame its words.

import { node } from "./dom.js";
import { inline, link, markdown } from "./markdown.js";
import { picture } from "./media.js";

// Gives an element its colour, which is a number, where there is one.
export function coloured(element, colour) {
  if ((colour ?? null) !== null) element.style.setProperty("--accent", `#${colour.toString(16).padStart(6, "0")}`);
  return element;
}

const linked = (url, words) => (/^https?:/.test(url ?? "") ? link(url, words) : words);

export function embed(form, names) {
  const { author, title, url, description, fields = [], image, thumbnail, footer, color } = form;
  const words = node(
    "div", { class: "words" },
    author && node("small", {}, linked(author.url, author.name)),
    title && node("h4", {}, linked(url, inline(title, names))),
    description && markdown(description, names),
    fields.length > 0 && node("div", { class: "fields" }, fields.map((field) => part(field, names))),
    image && picture(image, ""),
    footer && node("small", {}, footer.text),
  );
  return coloured(node("div", { class: "container embed" }, words, thumbnail && picture(thumbnail, "", { small: true })), color);
}

function part({ name, value, inline: beside }, names) {
  return node("div", { class: beside ? "beside" : null }, node("b", {}, inline(name, names)), markdown(value, names));
}
