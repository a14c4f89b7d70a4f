// A message as DOM: who wrote it, what it answers, its words, components and files.

import { component, gallery, walk } from "./components.js";
import { avatar, button, icon, node, tool } from "./dom.js";
import { embed } from "./embeds.js";
import { markdown, plainly } from "./markdown.js";
import { file } from "./media.js";
import { written } from "./times.js";
import { inserted, say } from "./words.js";

const EPHEMERAL = 1 << 6, LOADING = 1 << 7, V2 = 1 << 15;
const TEXT = 10, THREAD_CREATED = 18;

export const isEphemeral = (form) => Boolean(form.flags & EPHEMERAL);

// All words of a message in one line: for previews and announcements.
export function words(form, names) {
  const embeds = form.embeds.map((each) => [each.title, each.description].filter(Boolean).join(" "));
  const texts = [form.content, ...embeds, ...[...walk(form.components)].filter((part) => part.type === TEXT).map((part) => part.content)];
  return plainly(texts.filter(Boolean).join("\n"), names);
}

// `view`: {names, channel, busy, failed: a sentence under it, follows: whether it stands under another of its author,
// find(id): another message}.
export function message(form, view) {
  const { names } = view;
  const name = names.author(form.author);
  const head = overhead(form, view);
  const follows = view.follows && !head;
  const classes = [
    "message", isEphemeral(form) && "ephemeral", form.pings.includes(names.me.id) && !form.silent && "pinging",
    follows && "follows",
  ];
  const said = form.flags & LOADING ? say("{who} is thinking…", { who: name }) : words(form, names).slice(0, 120);
  const by = node(
    "header", { class: "by", "data-key": "by" },
    button({ class: "name", tabindex: "-1", "data-user": form.author.id }, name),
    form.author.bot && node("span", { class: "app" }, "APP"), written(form.timestamp, names.locale),
    form.edited_timestamp && node("span", { class: "note" }, say("(edited)")),
  );
  return node(
    "article", { class: classes.filter(Boolean).join(" "), tabindex: "-1", "data-id": form.id, "aria-label": `${name}: ${said}` },
    head, node("span", { class: "side", "data-key": "side", "data-user": form.author.id }, avatar(form.author.id, name, form.author.bot)),
    by, body(form, name, view), tools(),
  );
}

function tools() {
  const make = (what, label) => tool(what, label, { tabindex: "-1", "data-do": what });
  return node("div", { class: "tools", "data-key": "tools" }, make("reply", say("Reply")), make("more", say("More")));
}

function body(form, name, view) {
  const { names } = view;
  return node(
    "div", { class: "body", "data-key": "body" },
    form.type === THREAD_CREATED && node("p", {}, icon("thread"), " ", inserted(say("{who} started a thread: {name}"), { who: name, name: node("b", {}, form.content) })),
    Boolean(form.flags & LOADING) && node("p", { class: "thinking" }, dots(), ` ${say("{who} is thinking…", { who: name })}`),
    form.type !== THREAD_CREATED && form.content && markdown(form.content, names),
    form.embeds.map((each) => embed(each, names)),
    form.flags & V2 ? null : attached(form.attachments),
    form.components.map((part) => component(part, view)),
    view.failed && node("p", { class: "failed", role: "alert" }, icon("warning"), view.failed),
    form.thread && thread(form.thread),
    isEphemeral(form) && only(),
  );
}

export const dots = () => node("span", { class: "dots", "aria-hidden": "true" }, node("i"), node("i"), node("i"));

export function only() {
  const dismiss = button({ "data-do": "dismiss" }, say("Dismiss message"));
  return node("span", { class: "note" }, icon("look"), `${say("Only you can see this")} • `, dismiss);
}

function thread({ id, name }) {
  return button({ class: "lead", "data-channel": id }, icon("thread"), node("b", {}, name), node("span", {}, say("See thread")));
}

// Pictures together, files below them.
function attached(all) {
  const pictures = all.filter((each) => each.content_type?.startsWith("image/") && each.content_type !== "image/svg+xml");
  const files = all.filter((each) => !pictures.includes(each)).map((each) => file(each.url, each.filename, each.size));
  return [pictures.length > 0 && gallery({ items: pictures.map((each) => ({ media: each, description: each.description })) }), files];
}

// What stands over a message: whose command it answers, or which message.
function overhead(form, view) {
  const { names } = view;
  const metadata = form.interaction_metadata;
  if (form.used && metadata) return used(names.author(metadata.user), metadata.user.id, names.command(form.used));
  const id = form.message_reference?.message_id ?? metadata?.interacted_message_id;
  const answered = form.referenced_message ?? view.find(id);
  if (!answered && !form.message_reference) return null;
  if (!answered) return above(node("i", {}, say("Original message was deleted")));
  const author = names.author(answered.author);
  const preview = button({ tabindex: "-1", "data-to": id }, words(answered, names).slice(0, 120) || say("Click to see the message"));
  return above(avatar(answered.author.id, author, answered.author.bot), node("b", {}, author), preview);
}

const above = (...parts) => node("div", { class: "above", "data-key": "above" }, parts);

export function used(name, id, command) {
  const parts = { who: node("b", {}, name), command: node("span", { class: "slash" }, `/${command}`) };
  return above(avatar(id, name), inserted(say("{who} used {command}"), parts));
}
