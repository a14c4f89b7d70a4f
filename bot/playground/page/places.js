// Servers, channels and threads of a person, with what is unread there and how often it mentions them.

import { avatar, button, icon, node, tool } from "./dom.js";
import { recall } from "./memory.js";
import { say } from "./words.js";

const THREADS = [10, 11, 12];
const GROUP = 3;

// How channels stand, together: {unread, mentions}.
export function state(channels, person) {
  const marks = recall(`read.${person.id}`, {});
  const since = (id, channel) => BigInt(id ?? 0) > BigInt(marks[channel.id] ?? 0);
  return {
    unread: channels.some((channel) => since(channel.last, channel)),
    mentions: channels.flatMap((channel) => channel.pings.filter((id) => since(id, channel))).length,
  };
}

export function badge(mentions) {
  if (!mentions) return false;
  const single = mentions === 1;
  return node("span", { class: "badge" }, node("span", {}, String(mentions)), node("span", { class: "unseen" }, ` ${say(single ? "mention" : "mentions")}`));
}

export function places(names, person, channel) {
  const guild = names.channels.get(channel)?.guild ?? null;
  const rows = guild ? listed(guild, person, channel) : direct(names, person, channel);
  return node(
    "nav", { class: "places", "aria-label": say("{who}'s servers and channels", { who: person.name }) },
    rail(names, person, guild),
    node("div", { class: "channels" }, node("h2", {}, guild?.name ?? say("Direct messages")), node("ul", {}, rows), !guild && names.bot && brought(names), panel(person)),
  );
}

function rail(names, person, current) {
  const home = button({ class: "server", title: say("Direct messages"), "aria-label": say("Direct messages"), "aria-current": current ? null : "true", "data-direct": "true" },
    icon("home"), badge(state(names.direct, person).mentions),
  );
  const guilds = names.guilds.map((guild) => {
    const { unread, mentions } = state(guild.channels, person);
    const letters = guild.name.split(/\s+/).map((word) => [...word][0]).join("").slice(0, 3);
    return button({ class: unread && guild !== current ? "server unread" : "server", title: guild.name, "aria-current": guild.id === current?.id ? "true" : null, "data-guild": guild.id },
      node("span", { "aria-hidden": "true" }, letters), node("span", { class: "unseen" }, guild.name), badge(mentions),
    );
  });
  return node("div", { class: "rail" }, home, node("hr", { "aria-hidden": "true" }), guilds);
}

function listed(guild, person, current) {
  const tops = guild.channels.filter((each) => !THREADS.includes(each.type));
  const below = (top) => guild.channels.filter((each) => each.parent === top.id && (!each.archived || each.id === current));
  return tops.map((top) => {
    const threads = below(top);
    return node("li", {}, entry(top, "#", person, current), threads.length > 0 && node("ul", { class: "threads" }, threads.map((each) => node("li", {}, entry(each, icon("thread"), person, current)))));
  });
}

function direct(names, person, current) {
  return names.direct.map((each) => node("li", {}, entry(each, face(each, person), person, current)));
}

function face(channel, person) {
  const other = channel.members.find((each) => each.id !== person.id);
  return channel.type === GROUP || !other ? sign(channel) : avatar(other.id, other.name, other.bot);
}

// What stands before the name of a channel.
export function sign(channel) {
  if (channel?.parent) return icon("thread");
  if (channel?.guild) return "#";
  return channel?.type === GROUP ? icon("members") : "@";
}

export const turning = (installed) => (installed ? say("Remove from my apps") : say("Add to my apps"));

// The app, and whether it goes along with this person everywhere.
function brought({ bot, installed }) {
  const words = node("div", { class: "words" }, node("b", {}, bot.name), node("span", { class: "app" }, "APP"));
  const does = button({ class: installed ? "button secondary" : "button primary", "data-do": "install" }, turning(installed));
  return node("div", { class: "brought" }, avatar(bot.id, bot.name, true), words, does);
}

function entry(channel, mark, person, current) {
  const { unread, mentions } = state([channel], person);
  const here = channel.id === current;
  const classes = unread && !here ? "channel unread" : "channel";
  return button({ class: classes, "aria-current": here ? "page" : null, "data-channel": channel.id },
    node("span", { class: "mark", "aria-hidden": "true" }, mark), node("span", { class: "words" }, channel.name),
    unread && !here && node("span", { class: "unseen" }, say("unread")), !here && badge(mentions),
  );
}

function panel(person) {
  const language = new Intl.DisplayNames([person.locale], { type: "language" }).of(person.locale);
  return node(
    "div", { class: "panel" }, avatar(person.id, person.name), node("div", { class: "words" }, node("b", {}, person.name), node("small", {}, language)),
    tool("globe", say("{who}'s language", { who: person.name }), { "data-do": "language" }),
  );
}

export function members(names, channel) {
  const all = names.near(channel, "members");
  const group = (title, some) => some.length > 0 && [node("h3", {}, `${title} — ${some.length}`), node("ul", {}, some.map(row))];
  return node("aside", { class: "members", "aria-label": say("Members") }, group(say("Apps"), all.filter((each) => each.bot)), group(say("Members"), all.filter((each) => !each.bot)));
}

function row(user) {
  const words = node("span", { class: "words" }, user.name, user.bot && node("span", { class: "app" }, "APP"));
  const member = button({ "data-user": user.id, class: user.online ? null : "offline" }, avatar(user.id, user.name, user.bot), words, !user.online && node("span", { class: "unseen" }, say("offline")));
  return node("li", {}, member);
}
