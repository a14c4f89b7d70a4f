// Discord's text as DOM nodes: never through innerHTML, so nothing a message holds can become markup.

const INLINE = [
  [/^```(?:\w*\n)?([\s\S]+?)```/, (m) => node("pre", {}, m[1])],
  [/^`([^`]+)`/, (m) => node("code", {}, m[1])],
  [/^\*\*([\s\S]+?)\*\*/, (m, names) => node("strong", {}, ...inline(m[1], names))],
  [/^__([\s\S]+?)__/, (m, names) => node("u", {}, ...inline(m[1], names))],
  [/^~~([\s\S]+?)~~/, (m, names) => node("s", {}, ...inline(m[1], names))],
  [/^\|\|([\s\S]+?)\|\|/, (m, names) => node("span", { className: "time" }, ...inline(m[1], names))],
  [/^\*([^*\n]+)\*/, (m, names) => node("em", {}, ...inline(m[1], names))],
  [/^_([^_\n]+)_(?!\w)/, (m, names) => node("em", {}, ...inline(m[1], names))],
  [/^<@!?(\d+)>/, (m, names) => node("span", { className: "mention" }, "@" + (names.users[m[1]] ?? "unknown-user"))],
  [/^<@&(\d+)>/, (m, names) => node("span", { className: "mention" }, "@" + (names.roles[m[1]] ?? "deleted-role"))],
  [/^<#(\d+)>/, (m, names) => node("span", { className: "mention" }, "#" + (names.channels[m[1]] ?? "unknown"))],
  [/^<\/([^:>]+):\d+>/, (m) => node("span", { className: "mention" }, "/" + m[1])],
  [/^<t:(-?\d+)(?::([tTdDfFR]))?>/, (m) => moment(Number(m[1]), m[2] ?? "f")],
  [/^<a?:(\w+):(\d+)>/, (m) => emoji(m[1], m[2])],
  [/^\[([^\]]+)\]\((https?:[^)\s]+)\)/, (m, names) => link(m[2], ...inline(m[1], names))],
  [/^https?:\/\/[^\s<>]+[^\s<>.,:;)]/, (m) => link(m[0], m[0])],
];

const BLOCK = [
  [/^### (.*)/, "h5"], [/^## (.*)/, "h4"], [/^# (.*)/, "h3"], [/^-# (.*)/, "small"], [/^> (.*)/, "blockquote"],
];

export function node(tag, properties, ...children) {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children.filter((child) => child !== null && child !== undefined));
  return made;
}

export function emoji(name, id) {
  return node("img", { className: "emoji", alt: `:${name}:`, title: name, src: `/cdn/emojis/${id}.png` });
}

function link(href, ...children) {
  return node("a", { href, target: "_blank", rel: "noopener noreferrer" }, ...children);
}

function inline(text, names) {
  const parts = [];
  let plain = "";
  for (let at = 0; at < text.length; ) {
    const rest = text.slice(at);
    const found = INLINE.map(([pattern, make]) => [rest.match(pattern), make]).find(([match]) => match);
    if (found) {
      if (plain) parts.push(plain);
      plain = "";
      parts.push(found[1](found[0], names));
      at += found[0][0].length;
    } else {
      if (rest[0] === "\\" && /[^\w\s]/.test(rest[1] ?? "")) at += 1;
      plain += text[at];
      at += 1;
    }
  }
  return plain ? [...parts, plain] : parts;
}

export function markdown(text, names) {
  const box = node("div", { className: "text" });
  for (const part of text.split(/(```[\s\S]+?```)/)) {
    if (part.startsWith("```")) { box.append(...inline(part, names)); continue; }
    const lines = part.split("\n");
    lines.forEach((line, index) => {
      const block = BLOCK.map(([pattern, tag]) => [line.match(pattern), tag]).find(([match]) => match);
      if (block) box.append(node(block[1], {}, ...inline(block[0][1], names)));
      else box.append(...inline(line.replace(/^(\s*)[-*] /, "$1• "), names));
      const nextInline = index < lines.length - 1 && (!block || block[1] === "small");
      if (nextInline) box.append("\n");
    });
  }
  return box;
}

function moment(seconds, style) {
  const made = node("time", { className: "time", title: new Date(seconds * 1000).toLocaleString() });
  made.dataset.at = seconds;
  made.dataset.style = style;
  tick(made);
  return made;
}

const STYLES = {
  t: { timeStyle: "short" }, T: { timeStyle: "medium" }, d: { dateStyle: "short" }, D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" }, F: { dateStyle: "full", timeStyle: "short" },
};

function tick(made) {
  const seconds = Number(made.dataset.at);
  if (made.dataset.style !== "R") {
    made.textContent = new Date(seconds * 1000).toLocaleString([], STYLES[made.dataset.style]);
    return;
  }
  const away = Math.round(seconds - Date.now() / 1000);
  const [unit, size] = [["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]].find(([, s]) => Math.abs(away) >= s) ?? ["second", 1];
  made.textContent = new Intl.RelativeTimeFormat([], { numeric: "auto" }).format(Math.trunc(away / size), unit);
}

setInterval(() => document.querySelectorAll("time.time").forEach(tick), 1000);
