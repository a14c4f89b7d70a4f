// Elements: built from attributes and text, never from markup, so nothing a message holds can become any.

// `attributes`: `on...` are listeners, true and false switch an attribute, null leaves it out.
export function node(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (typeof value === "function") made[name] = value;
    else if (name === "value") made.value = value;
    else if (name === "style") made.style.cssText = value; // the page's policy allows no style as an attribute
    else made.setAttribute(name, value === true ? "" : value);
  }
  made.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return made;
}

export const button = (attributes, ...children) => node("button", { type: "button", ...attributes }, ...children);

// A button with a drawing alone; `label` says what it does.
export const tool = (drawing, label, attributes) => button({ class: "plain", "aria-label": label, title: label, ...attributes }, icon(drawing));

const SVG = "http://www.w3.org/2000/svg";
const PATHS = {
  channels: "M4 6h16M4 12h16M4 18h16",
  members: "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 20c0-3.6 2.9-6 6.5-6s6.5 2.4 6.5 6M16 4.5a3.5 3.5 0 0 1 0 6.5M18 14.5c2.2.8 3.5 2.7 3.5 5.5",
  reply: "M10 5 4 11l6 6M4 11h9c4 0 7 2.5 7 8",
  more: "M5 12h.01M12 12h.01M19 12h.01",
  close: "M6 6l12 12M18 6 6 18",
  down: "M12 5v14M6 13l6 6 6-6",
  send: "M4 12 20 4l-6 16-3-7-7-1Z",
  plus: "M12 5v14M5 12h14",
  thread: "M5 6h14M5 11h9M9 16h10M5 11v5c0 1.7 1 2.5 2.5 2.5",
  recorder: "M4 19V9M10 19V5M16 19v-7M20 19H3",
  look: "M12 3a9 9 0 1 0 0 18Zm0 0a9 9 0 0 1 0 18",
  file: "M7 3h7l5 5v13H7ZM14 3v5h5",
  open: "M9 5H5v14h14v-4M13 5h6v6M19 5l-9 9",
  globe: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM3.5 12h17M12 3c3 2.5 3 15.5 0 18M12 3c-3 2.5-3 15.5 0 18",
  arrow: "M6 9l6 6 6-6",
  home: "M4 11l8-7 8 7v9h-5v-6H9v6H4Z",
  leave: "M14 4H5v16h9M10 12h11M17 8l4 4-4 4",
  warning: "M12 4 2.5 20h19ZM12 10v4M12 17h.01",
};

// A small drawing beside words; nobody has to see it.
export function icon(name) {
  const made = document.createElementNS(SVG, "svg");
  const path = document.createElementNS(SVG, "path");
  for (const [key, value] of Object.entries({ viewBox: "0 0 24 24", class: "icon", "aria-hidden": "true" })) made.setAttribute(key, value);
  path.setAttribute("d", PATHS[name]);
  made.append(path);
  return made;
}

let count = 0;

// An id that no other element has.
export function fresh(word) {
  count += 1;
  return `${word}-${count}`;
}

const COLOURS = ["#4752c4", "#1f7a3c", "#9a5b00", "#a12d6b", "#0b6f79", "#7044c7"];

export function avatar(id, name, bot = false) {
  const face = bot ? node("img", { src: "/page/icon.svg", alt: "" }) : [...name][0] ?? "?";
  const style = bot ? null : `background:${COLOURS[Number(BigInt(id) % BigInt(COLOURS.length))]}`;
  return node("span", { class: bot ? "avatar bot" : "avatar", style, "aria-hidden": "true" }, face);
}
