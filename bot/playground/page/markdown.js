// Discord's text as DOM nodes.

import { button, node } from "./dom.js";
import { moment } from "./times.js";
import { say } from "./words.js";

const within = (tag) => (m, names) => node(tag, {}, inline(m[1], names));

const INLINE = [
  [/^`` ?([\s\S]+?) ?``(?!`)/, (m) => node("code", {}, m[1])],
  [/^`([^`]+)`/, (m) => node("code", {}, m[1])],
  [/^\*\*\*([\s\S]+?)\*\*\*/, (m, names) => node("em", {}, node("strong", {}, inline(m[1], names)))],
  [/^\*\*([\s\S]+?)\*\*(?!\*)/, within("strong")],
  [/^__([\s\S]+?)__/, within("u")],
  [/^~~([\s\S]+?)~~/, within("s")],
  [/^\|\|([\s\S]+?)\|\|/, (m, names) => spoiler(inline(m[1], names))],
  [/^\*([^*\s](?:[^*\n]*[^*\s])?)\*/, within("em")],
  [/^_([^_\n]+)_(?!\w)/, within("em")],
  [/^<@!?(\d+)>/, (m, names) => mention(`@${names.user(m[1])}`, { "data-user": m[1] }, m[1] === names.me.id)],
  [/^<@&(\d+)>/, (m, names) => mention(`@${names.role(m[1])}`)],
  [/^<#(\d+)>/, (m, names) => mention(`#${names.channel(m[1])}`, names.channels.has(m[1]) ? { "data-channel": m[1] } : {})],
  [/^<\/([^:>]+):\d+>/, (m) => mention(`/${m[1]}`, { "data-command": m[1] })],
  [/^<t:(-?\d{1,12})(?::([tTdDfFR]))?>/, (m, names) => moment(Number(m[1]), m[2] ?? "f", names.locale)],
  [/^<a?:(\w+):(\d+)>/, (m) => emoji(m[1], m[2])],
  [/^@(everyone|here)\b/, (m) => mention(m[0])],
  [/^\[([^\]]+)\]\(<?(https?:\/\/[^)\s>]+)>?\)/, (m, names) => link(m[2], inline(m[1], names))],
  [/^<(https?:\/\/[^\s<>]+)>/, (m) => link(m[1], m[1])],
  [/^https?:\/\/[^\s<>]+[^\s<>.,:;)\]'"]/, (m) => link(m[0], m[0])],
];

// Where one of them may begin; all before it is plain.
const BEGIN = /[`*_~|<@[\\]|https?:/g;

function mention(text, data = {}, mine = false) {
  const use = Object.keys(data).length > 0;
  const classes = mine ? "mention mine" : "mention";
  return use ? button({ class: classes, ...data }, text) : node("span", { class: classes }, text);
}

function spoiler(children) {
  return button({ class: "spoiler", "aria-label": say("Spoiler"), "data-do": "reveal" }, node("span", {}, children));
}

export function emoji(name, id) {
  return node("img", { class: "emoji", alt: `:${name}:`, title: `:${name}:`, src: `/cdn/emojis/${id}.png` });
}

export function link(href, children) {
  return node("a", { href, target: "_blank", rel: "noopener noreferrer" }, children);
}

export function inline(text, names) {
  const parts = [];
  let plain = "";
  let at = 0;
  while (at < text.length) {
    BEGIN.lastIndex = at;
    const next = BEGIN.exec(text)?.index ?? text.length;
    plain += text.slice(at, next);
    at = next;
    if (at === text.length) break;
    const rest = text.slice(at);
    const [match, make] = found(rest, text[at - 1]);
    if (match) {
      parts.push(plain, make(match, names));
      plain = "";
      at += match[0].length;
    } else {
      if (rest[0] === "\\" && /[^\w\s]/.test(rest[1] ?? "")) at += 1;
      plain += text[at];
      at += 1;
    }
  }
  return [...parts, plain].filter((part) => part !== "");
}

// An underscore within a word is one.
function found(rest, before) {
  if (rest[0] === "_" && rest[1] !== "_" && /\w/.test(before ?? "")) return [null];
  for (const [pattern, make] of INLINE) {
    const match = rest.match(pattern);
    if (match) return [match, make];
  }
  return [null];
}

const LINES = [[/^### +(.*)/, "h5"], [/^## +(.*)/, "h4"], [/^# +(.*)/, "h3"], [/^-# +(.*)/, "small"]];
const ITEM = /^( *)(?:([-*])|(\d{1,9})\.) +(.*)/;

export function markdown(text, names) {
  const box = node("div", { class: "text" });
  for (const part of text.split(/(```[\s\S]+?```)/)) {
    const code = part.match(/^```(?:\w*\n)?([\s\S]+?)\n?```$/);
    if (code) box.append(node("pre", { tabindex: "0" }, node("code", {}, code[1])));
    else if (part) box.append(...blocks(part.replace(/^\n|\n$/g, "").split("\n"), names));
  }
  return box;
}

// Plain lines that follow one another stay together, as do quotes and lists.
function blocks(lines, names) {
  const made = [];
  let plain = [];
  const settle = () => {
    if (plain.length) made.push(node("p", {}, plain.flatMap((line, index) => [index ? node("br") : null, ...inline(line, names)])));
    plain = [];
  };
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    const heading = LINES.map(([pattern, tag]) => [line.match(pattern), tag]).find(([match]) => match);
    const take = (fits) => {
      let end = at;
      while (end < lines.length && fits(lines[end])) end += 1;
      const taken = lines.slice(at, end);
      at = end - 1;
      return taken;
    };
    if (heading) {
      settle();
      made.push(node(heading[1], {}, inline(heading[0][1], names)));
    } else if (line.startsWith(">>> ")) {
      settle();
      const rest = [line.slice(4), ...lines.slice(at + 1)];
      made.push(node("blockquote", {}, blocks(rest, names)));
      at = lines.length;
    } else if (line.startsWith("> ")) {
      settle();
      made.push(node("blockquote", {}, blocks(take((each) => each.startsWith("> ")).map((each) => each.slice(2)), names)));
    } else if (ITEM.test(line)) {
      settle();
      made.push(list(take((each) => ITEM.test(each)).map((each) => each.match(ITEM)), names));
    } else {
      plain.push(line);
    }
  }
  settle();
  return made;
}

function list(items, names) {
  const ordered = Boolean(items[0][3]);
  const made = node(ordered ? "ol" : "ul", ordered ? { start: Number(items[0][3]) } : {});
  for (const item of items) {
    made.append(node("li", { class: item[1].length ? "deeper" : null }, inline(item[4], names)));
  }
  return made;
}

// The words of a text in one line, for previews and for who listens.
export function plainly(text, names) {
  const lines = text.split("\n").map((line) => line.replace(/^(?:-# |#{1,3} |>{1,3} | *[-*] )/, ""));
  return node("span", {}, inline(lines.join(" "), names)).textContent;
}
