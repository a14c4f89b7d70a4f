// Pictures and files of messages; a picture is enlarged by a click, Escape makes it small again.

import { icon, node, tool } from "./dom.js";
import { say } from "./words.js";

// Addresses are those the bot's side knows (127.0.0.1); the page may have been opened by another name. Null for what
// is not here: like Discord, the page shows nothing from elsewhere by itself.
function local(url) {
  const at = URL.canParse(url) ? new URL(url) : null;
  return at?.pathname.startsWith("/cdn/") ? at.pathname : null;
}

// With its size given, a picture takes its place before it is there, and nothing jumps.
export function picture({ url, width, height }, alt, { spoiler = false, small = false } = {}) {
  const src = local(url);
  if (!src) return elsewhere(url, alt);
  const image = node("img", { src, alt, width, height });
  const style = width && height ? `--shape:${(width / height).toFixed(4)}` : null;
  const classes = ["picture", small && "small", spoiler && "hidden"].filter(Boolean).join(" ");
  return node("a", { href: src, class: classes, style, "data-do": spoiler ? "reveal" : "zoom", title: alt || say("Picture"), "aria-label": spoiler ? say("Spoiler") : null }, image);
}

function elsewhere(url, alt) {
  const known = /^https?:/.test(url);
  return node(known ? "a" : "span", known ? { class: "file", href: url, target: "_blank", rel: "noopener noreferrer" } : { class: "file" }, icon("open"), alt || (known ? new URL(url).hostname : say("Picture")));
}

export function file(url, name, size, spoiler = false) {
  const about = size === undefined ? "" : size < 1024 ? `${size} B` : size < 1 << 20 ? `${(size / 1024).toFixed(1)} KB` : `${(size / (1 << 20)).toFixed(1)} MB`;
  const src = local(url);
  const words = node("span", {}, node("b", {}, name), node("small", {}, about));
  return node(src ? "a" : "span", { class: spoiler ? "file hidden" : "file", href: src, download: src ? name : null, "data-do": spoiler ? "reveal" : null }, icon("file"), words);
}

export function zoom(image) {
  const dialog = document.getElementById("dialog");
  const alt = image.alt;
  const close = tool("close", say("Close"), { onclick: () => dialog.close() });
  dialog.className = "zoomed";
  dialog.setAttribute("aria-label", say("Picture"));
  dialog.replaceChildren(close, node("img", { src: image.getAttribute("src"), alt, width: image.naturalWidth, height: image.naturalHeight }), node("p", {}, alt));
  dialog.onclick = () => dialog.close();
  dialog.onclose = null;
  dialog.showModal();
}
