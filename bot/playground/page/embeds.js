// Embeds, the older way of a bot to frame its words.

import { node } from "./dom.js";
import { inline, link, markdown } from "./markdown.js";
import { picture } from "./media.js";

export const colour = (number) => `#${number.toString(16).padStart(6, "0")}`;

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
  const made = node("div", { class: "container embed" }, words, thumbnail && picture(thumbnail, "", { small: true }));
  if (color !== undefined && color !== null) made.style.setProperty("--accent", colour(color));
  return made;
}

function part({ name, value, inline: beside }, names) {
  return node("div", { class: beside ? "beside" : null }, node("b", {}, inline(name, names)), markdown(value, names));
}
