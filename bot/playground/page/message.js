// A message as DOM: components, pictures, buttons. `act` is called with what a person presses or chooses.

import { emoji, markdown, node } from "./markdown.js";

const COLOURS = ["#5865f2", "#248046", "#b8720a", "#a12d6b", "#0e7c86", "#7a4fd0"];

export function avatar(id, name) {
  const colour = COLOURS[Number(BigInt(id) % BigInt(COLOURS.length))];
  return node("div", { className: "avatar", style: `background:${colour}`, ariaHidden: "true" }, [...name][0] ?? "?");
}

export function message(form, names, me, act) {
  const name = form.author.global_name ?? form.author.username;
  const made = node("article", { className: "message" }, avatar(form.author.id, name));
  made.dataset.id = form.id;
  const ephemeral = form.flags & 64;
  made.classList.toggle("ephemeral", Boolean(ephemeral));
  made.classList.toggle("pinging", form.pings.includes(me) && !form.silent);
  const app = form.author.bot ? node("span", { className: "app" }, "APP") : null;
  const at = node("time", {}, new Date(form.timestamp).toLocaleTimeString([], { timeStyle: "short" }));
  const edited = form.edited_timestamp ? node("span", { className: "note" }, "(edited)") : null;
  made.append(node("div", { className: "by" }, node("b", {}, name), app, at, edited));
  const body = node("div", { className: "body" });
  if (form.flags & 128) body.append(node("span", { className: "note" }, `${name} is thinking…`));
  if (form.referenced_message) {
    body.append(node("span", { className: "note" }, `↪ ${form.referenced_message.content.slice(0, 80)}`));
  }
  if (form.content) body.append(markdown(form.content, names));
  body.append(...form.embeds.map((embed) => embedded(embed, names)));
  if (!(form.flags & 32768)) body.append(...form.attachments.map(attached));
  body.append(...form.components.map((part) => component(part, names, act)));
  if (ephemeral) {
    const dismiss = node("button", { type: "button", onclick: () => act({ dismiss: true }) }, "Dismiss message");
    body.append(node("span", { className: "note" }, "Only you can see this • ", dismiss));
  }
  made.append(body);
  return made;
}

function embedded(embed, names) {
  const colour = "#" + (embed.color ?? 0x4e5058).toString(16).padStart(6, "0");
  const made = node("div", { className: "container", style: `border-left-color:${colour}` });
  if (embed.author) made.append(node("small", {}, embed.author.name));
  if (embed.title) made.append(markdown(`**${embed.title}**`, names));
  if (embed.description) made.append(markdown(embed.description, names));
  for (const field of embed.fields ?? []) made.append(markdown(`**${field.name}**\n${field.value}`, names));
  if (embed.image) made.append(picture(embed.image, ""));
  if (embed.footer) made.append(node("small", {}, embed.footer.text));
  return made;
}

function attached(file) {
  if (file.content_type?.startsWith("image/")) return picture(file, file.description ?? "");
  return node("a", { href: file.url, download: file.filename, className: "button" }, `📎 ${file.filename}`);
}

// Addresses are those the bot's side knows (127.0.0.1); the page may have been opened as localhost.
const local = (url) => { const at = new URL(url); return at.pathname.startsWith("/cdn/") ? at.pathname : url; };

// With its size given, a picture takes its place before it is there, and nothing jumps.
function picture(media, alt, className = "picture") {
  const { url, width, height } = media;
  const made = node("img", { src: local(url), alt, title: alt, className, onclick: () => zoom(url, alt) });
  if (!width || !height) return made;
  made.style.setProperty("--shape", width / height);
  return Object.assign(made, { width, height });
}

function zoom(url, alt) {
  const dialog = document.getElementById("dialog");
  dialog.className = "zoomed";
  dialog.ariaLabel = "Picture";
  dialog.replaceChildren(node("img", { src: local(url), alt, style: "max-width:90vw;max-height:80vh" }), node("p", {}, alt));
  dialog.onclick = () => dialog.close();
  dialog.showModal();
}

function component(part, names, act) {
  const children = () => (part.components ?? []).map((child) => component(child, names, act));
  switch (part.type) {
    case 1: return node("div", { className: "row" }, ...children());
    case 2: return button(part, act);
    case 3: case 5: case 6: case 7: case 8: return select(part, names, act);
    case 9: return node("div", { className: "section" }, node("div", {}, ...children()), component(part.accessory, names, act));
    case 10: return markdown(part.content, names);
    case 11: return picture(part.media, part.description ?? "", "thumbnail");
    case 12: return gallery(part);
    case 13: return node("a", { href: local(part.file.url), download: part.name, className: "button" }, `📎 ${part.name}`);
    case 14: return node("hr", { className: `separator ${part.spacing === 2 ? "wide" : ""} ${part.divider ? "" : "bare"}` });
    case 17: return container(part, children());
    default: return node("span", { className: "error" }, `component ${part.type}`);
  }
}

function container(part, children) {
  const made = node("div", { className: "container" }, ...children);
  if (part.accent_color !== null) made.style.borderLeftColor = "#" + part.accent_color.toString(16).padStart(6, "0");
  return made;
}

function gallery(part) {
  const pictures = part.items.map((item) => picture(item.media, item.description ?? ""));
  return node("div", { className: `gallery ${pictures.length > 1 ? "many" : ""}` }, ...pictures);
}

const words = (part) => [part.emoji?.id ? null : part.emoji?.name, part.label].filter(Boolean).join(" ");
const face = (part) => part.emoji?.id ? [emoji(part.emoji.name, part.emoji.id), " ", part.label ?? ""] : [words(part)];

function button(part, act) {
  if (part.style === 5) return node("a", { className: "button", href: part.url, target: "_blank", rel: "noopener noreferrer" }, ...face(part), " ↗");
  const made = node("button", { type: "button", className: `style${part.style}`, disabled: Boolean(part.disabled) }, ...face(part));
  made.dataset.customId = part.custom_id;
  made.onclick = () => act({ press: part.custom_id, from: made });
  return made;
}

export function entries(part, names) {
  if (part.options) return part.options;
  const chosen = new Set((part.default_values ?? []).map((value) => value.id));
  const known = { 5: [names.people], 6: [names.roles], 7: [names.people, names.roles], 8: [names.channels] }[part.type];
  return known.flatMap((all) => Object.entries(all)).map(([value, label]) => ({ value, label, default: chosen.has(value) }));
}

function select(part, names, act) {
  const options = entries(part, names);
  const made = node("select", { disabled: Boolean(part.disabled), multiple: part.max_values > 1, ariaLabel: part.placeholder ?? "Choose" });
  made.dataset.customId = part.custom_id;
  if (!made.multiple) made.append(node("option", { value: "", disabled: part.min_values > 0, selected: true }, part.placeholder ?? "Make a selection"));
  for (const option of options) {
    const label = [words(option), option.description].filter(Boolean).join(" — ");
    made.append(node("option", { value: option.value, selected: Boolean(option.default) }, label));
  }
  const send = () => act({ select: part.custom_id, values: [...made.selectedOptions].map((o) => o.value).filter(Boolean), from: made });
  if (!made.multiple) { made.onchange = send; return made; }
  made.size = Math.min(6, options.length);
  return node("div", { className: "row" }, made, node("button", { type: "button", onclick: send }, "Choose"));
}
