// The components of a message as DOM. What is pressed or chosen is said by `data-do`; actions.js carries it out.

import { button, icon, node } from "./dom.js";
import { coloured } from "./embeds.js";
import { NAMED } from "./entries.js";
import { emoji, markdown } from "./markdown.js";
import { file, picture } from "./media.js";
import { say } from "./words.js";

const ROW = 1, BUTTON = 2, STRING = 3, USERS = 5, ROLES = 6, MENTIONABLES = 7, CHANNELS = 8, SECTION = 9, TEXT = 10;
const THUMBNAIL = 11, GALLERY = 12, FILE = 13, SEPARATOR = 14, CONTAINER = 17;
const LISTS = { [USERS]: NAMED.people, [ROLES]: NAMED.roles, [MENTIONABLES]: NAMED.mentionable, [CHANNELS]: NAMED.channels };
export const SELECTS = [STRING, USERS, ROLES, MENTIONABLES, CHANNELS];
const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link", 6: "premium" };
const LINK = 5, WIDE = 2;

// `view`: {names, channel, busy: the custom_id that was pressed and is not answered}.
export function component(part, view) {
  const children = () => (part.components ?? []).map((child) => component(child, view));
  switch (part.type) {
    case ROW: return node("div", { class: "row" }, children());
    case BUTTON: return action(part, view);
    case STRING: case USERS: case ROLES: case MENTIONABLES: case CHANNELS: return select(part, view);
    case SECTION: return node("div", { class: "section" }, node("div", { class: "words" }, children()), component(part.accessory, view));
    case TEXT: return markdown(part.content, view.names);
    case THUMBNAIL: return picture(part.media, part.description ?? "", { spoiler: part.spoiler, small: true });
    case GALLERY: return gallery(part);
    case FILE: return file(part.file.url, part.name, part.size, part.spoiler);
    case SEPARATOR: return separator(part);
    case CONTAINER: return container(part, children());
    default: return node("p", { class: "failed" }, say("The playground doesn't know component {type}.", { type: part.type }));
  }
}

export function* walk(components) {
  for (const part of components) {
    yield part;
    yield* walk(part.components ?? []);
    if (part.accessory) yield part.accessory;
  }
}

function separator({ spacing, divider }) {
  const classes = `separator ${spacing === WIDE ? "wide" : ""} ${divider ? "" : "bare"}`;
  return node("hr", { class: classes, "aria-hidden": divider ? null : "true" });
}

function container(part, children) {
  const covered = { class: "container hidden", "data-do": "reveal", role: "button", tabindex: "0", "aria-label": say("Spoiler") };
  for (const each of children) each.inert = Boolean(part.spoiler);
  return coloured(node("div", part.spoiler ? covered : { class: "container" }, children), part.accent_color);
}

export function gallery({ items }) {
  return node("div", { class: "gallery" }, items.map((item) => picture(item.media, item.description ?? "", { spoiler: item.spoiler })));
}

// What stands on a button or an entry: its emoji, which Discord uploads or everybody has.
function sign(form) {
  if (!form) return null;
  return form.id ? emoji(form.name, form.id) : node("span", { class: "sign" }, form.name);
}

// What a component says of itself that is pressed or chosen in.
function use(how, { custom_id: id, disabled }, { busy }) {
  return { disabled, "aria-busy": busy === id ? "true" : null, "data-do": how, "data-custom-id": id };
}

function action(part, view) {
  const face = [sign(part.emoji), part.label && node("span", {}, part.label)];
  const classes = `button ${STYLES[part.style]}`;
  if (part.style === LINK) {
    if (!/^https?:/.test(part.url)) return node("span", { class: `${classes} off` }, face);
    return node("a", { class: classes, href: part.url, target: "_blank", rel: "noopener noreferrer" }, face, icon("open"));
  }
  const name = part.label ? null : part.emoji?.name ?? say("Button");
  return button({ class: classes, "aria-label": name, ...use("press", part, view) }, face);
}

// The entries of a select menu: [{value, label, note, icon, emoji, default}].
export function entries(part, view) {
  if (part.options) return part.options.map((option) => ({ ...option, note: option.description, icon: sign(option.emoji) }));
  const chosen = new Set((part.default_values ?? []).map((value) => value.id));
  const fits = ({ type }) => !part.channel_types?.length || part.channel_types.includes(type);
  return LISTS[part.type](view.names, view.channel).filter(fits).map((entry) => ({ ...entry, default: chosen.has(entry.value) }));
}

// A menu that is closed: what is chosen in it, or that something may be.
export function closed(part, chosen, attributes, label = null) {
  const empty = part.placeholder ?? say("Make a selection");
  const words = chosen.map((entry) => entry.label).join(", ") || empty;
  const face = chosen.map((entry) => node("span", { class: "chosen" }, sign(entry.emoji), entry.label));
  return button({
    class: "select", role: "combobox", "aria-haspopup": "listbox", "aria-expanded": "false", "aria-label": [...new Set([label ?? empty, words])].join(": "), ...attributes,
  }, node("span", { class: "face" }, face.length ? face : node("span", { class: "faint" }, empty)), icon("arrow"));
}

function select(part, view) {
  return closed(part, entries(part, view).filter((entry) => entry.default), use("choose", part, view));
}
