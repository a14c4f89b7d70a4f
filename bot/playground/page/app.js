// The page: a small Discord, in which one is several people.

import { call } from "./api.js";
import { icon, node, tool } from "./dom.js";
import { keep } from "./memory.js";
import { openMenu } from "./menu.js";
import { People } from "./people.js";
import { Recorder } from "./recorder.js";
import { Welcome } from "./welcome.js";
import { language, say, translate } from "./words.js";

// What can be chosen of the page's appearance: the property of the document that says it, and its values.
const LOOKS = {
  look: { dark: say("Dark"), light: say("Light"), contrast: say("High contrast") },
  pictures: { bounded: say("As in Discord"), unbounded: say("Full size") },
};
const at = (id) => document.getElementById(id);
const main = at("columns");
const people = new People(at("people"), main);

function under(element) {
  const box = element.getBoundingClientRect();
  return { x: box.left, y: box.bottom + 4 };
}

function looks() {
  const { dataset } = document.documentElement;
  const items = Object.entries(LOOKS).flatMap(([name, values]) => Object.entries(values).map(([value, label]) => ({
    group: name === "pictures" && say("Pictures"),
    label: dataset[name] === value ? `${label} ✓` : label,
    does: () => { dataset[name] = value; keep(name, value); },
  })));
  openMenu(say("Appearance"), items, under(at("look")));
}

function greet(data, empty) {
  const element = at("welcome");
  const show = (on) => {
    element.hidden = !on;
    main.hidden = on;
    at("home").setAttribute("aria-pressed", String(on));
    if (!on && !people.open.length) begin();
    // where there is no keyboard one would come up, over the hand
    if (!on && !matchMedia("(pointer: coarse)").matches) people.column(people.open.at(-1))?.composer.focus();
  };
  people.leave = () => show(false);
  new Welcome(element, data, people, people.leave);
  at("home").onclick = () => show(element.hidden);
  show(empty && !people.wanted().length);
}

function begin() {
  const wanted = people.wanted();
  for (const id of wanted.length ? wanted.reverse() : [people.first]) people.show(id);
}

// F6 goes from region to region, as in Discord: places, messages, writing, and on to the next column.
function regions(event) {
  if (event.key !== "F6" || at("dialog").open) return;
  event.preventDefault();
  const columns = [...main.querySelectorAll(".column:not([hidden])")];
  const stops = columns.flatMap((column) => [
    column.querySelector(".places [aria-current=page]"), [...column.querySelectorAll("article")].at(-1), column.querySelector(".composer :is(textarea, input)"),
  ]).filter((each) => each?.checkVisibility({ visibilityProperty: true }));
  const now = stops.findIndex((each) => each === document.activeElement || each.closest("article, .places, .composer")?.contains(document.activeElement));
  stops.at((now + (event.shiftKey ? -1 : 1)) % stops.length)?.focus();
}

// Whoever comes from outside says the code that they were given.
function join(sentence) {
  const code = node("input", { id: "code", required: true, autocomplete: "off", maxlength: 64 });
  const trouble = node("p", { class: "failed", role: "alert" }, sentence);
  const form = node("form", { class: "join" }, node("h1", {}, say("Join the playground")), node("label", { for: "code" }, say("Your join code")), code, trouble, node("button", { class: "button primary" }, say("Join")));
  form.onsubmit = (event) => {
    event.preventDefault();
    enter(code.value.trim()).catch((reason) => { trouble.textContent = reason.message; });
  };
  document.body.replaceChildren(form);
  code.focus();
}

async function enter(code) {
  await call("/join", { code });
  location.replace("/");
}

async function leave() {
  await call("/leave", {});
  location.replace("/");
}

async function start() {
  const code = new URLSearchParams(location.search).get("join");
  if (code) return enter(code).catch((reason) => join(reason.message));
  const session = await call("/session");
  if (!session.home && !session.person) return join("");
  const world = await call("/people");
  const mine = world.people.filter((person) => !person.bot && (!session.person || person.id === session.person));
  mine.forEach((person) => people.add(person));
  at("add").hidden = Boolean(session.person);
  at("record").hidden = !session.home;
  if (session.person) at("look").after(tool("leave", say("Leave"), { onclick: leave }));
  if (!mine.length) return people.invite();
  const data = session.person ? null : await call(`/welcome?${new URLSearchParams({ locale: language })}`).catch(() => null);
  at("home").disabled = !data;
  const empty = world.guilds.every((guild) => guild.channels.every((channel) => !channel.last_message_id));
  if (data?.cards.length) greet(data, empty);
  if (!main.hidden && !people.open.length) begin();
  return null;
}

translate();
at("add").prepend(icon("plus"));
at("add").onclick = () => people.invite();
at("look").append(icon("look"));
at("look").onclick = looks;
at("record").append(icon("recorder"));
const recorder = new Recorder(at("recorder"), at("record"));
at("record").onclick = () => recorder.turn();
document.addEventListener("keydown", regions);
await start();
document.documentElement.dataset.ready = "";
