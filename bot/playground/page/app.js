// The playground page: one column a person, each of them a client of the control routes.

import { ask, modalField, optionField } from "./forms.js";
import { markdown, node } from "./markdown.js";
import { avatar, message } from "./message.js";

const columns = document.getElementById("columns");
const place = document.getElementById("place");
const seats = document.getElementById("seats");
const shown = new Map();
const NOTICE = 8000;
// The languages of Discord; a new person begins with the first.
const LOCALES = "en-US ar bg cs da de el en-GB es-419 es-ES fi fr he hi hr hu id it ja ko lt nl no pl pt-BR ro ru sv-SE th tr uk vi zh-CN zh-TW";
let world = null;
let names = { users: {}, people: {}, channels: {}, roles: {} };

async function call(path, body) {
  const options = body === undefined ? {} : { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
  const response = await fetch(path, options);
  const answer = await response.json();
  if (!response.ok) throw Object.assign(new Error(answer.error ?? response.statusText), { gone: answer.gone });
  return answer;
}

async function learn() {
  world = await call("/people");
  names = { users: { [world.bot.id]: world.bot.username }, people: {}, channels: {}, roles: {} };
  for (const person of world.people) {
    names.users[person.id] = names.people[person.id] = person.name;
  }
  names.people[world.bot.id] = world.bot.username;
  const chosen = place.value;
  place.replaceChildren();
  for (const guild of world.guilds) {
    const group = node("optgroup", { label: guild.name });
    for (const role of guild.roles) names.roles[role.id] = role.name;
    for (const channel of guild.channels) {
      names.channels[channel.id] = channel.name;
      group.append(node("option", { value: channel.id }, `${channel.type === 0 ? "#" : "🧵"} ${channel.name}`));
    }
    place.append(group);
  }
  if (names.channels[chosen]) place.value = chosen;
}

class Column {
  constructor(person) {
    this.person = person;
    this.list = node("div", { className: "messages", role: "log", ariaLabel: `What ${person.name} sees` });
    this.offers = node("ul", { className: "offers" });
    this.input = node("input", { placeholder: "Message, or / for commands", ariaLabel: `${person.name} writes`, autocomplete: "off", maxLength: 2000 });
    this.input.oninput = () => this.offer();
    const writer = node("form", { className: "writer" }, this.input, node("button", {}, "Send"));
    writer.onsubmit = (event) => { event.preventDefault(); this.send(); };
    const head = node("h2", {}, `${person.name} `, node("small", {}, person.locale));
    this.element = node("section", { className: "column", ariaLabel: person.name }, head, this.list, this.offers, writer);
    this.element.dataset.person = person.id;
    columns.append(this.element);
    this.drawn = new Map();
    this.errors = [];
    this.commands = [];
    this.follow();
  }

  get base() { return `/people/${this.person.id}`; }
  get here() { return `${this.base}/channels/${place.value}`; }

  async follow() {
    let channel = null;
    let version = -1;
    while (this.element.isConnected) {
      if (channel !== place.value) {
        channel = place.value;
        version = -1;
        this.drawn.clear();
        this.errors = [];
        this.start = beginning(names.channels[channel]);
      }
      this.abort = new AbortController();
      try {
        const response = await fetch(`${this.base}/channels/${channel}/messages?since=${version}&timeout=25`, { signal: this.abort.signal });
        const found = await response.json();
        if (!response.ok) throw new Error(found.error);
        version = found.version;
        if (namesNew(found.messages)) await learn();
        this.draw(found.messages);
      } catch (reason) {
        if (reason.name === "AbortError") continue;
        this.list.replaceChildren(node("p", { className: "start" }, String(reason.message)));
        this.drawn.clear();
        await new Promise((resolve) => setTimeout(resolve, 2000));
      }
    }
  }

  draw(messages) {
    const low = this.list.scrollHeight - this.list.scrollTop - this.list.clientHeight < 80;
    const before = this.drawn;
    this.drawn = new Map();
    for (const form of messages) {
      const text = JSON.stringify(form);
      const old = before.get(form.id);
      const element = old?.text === text ? old.element : message(form, names, this.person.id, (what) => this.act(form, what));
      this.drawn.set(form.id, { text, element });
    }
    const elements = [...this.drawn.values()].map((each) => each.element);
    arrange(this.list, [this.start, ...elements, ...this.errors]);
    if (low) this.bottom();
  }

  bottom() {
    this.list.scrollTop = this.list.scrollHeight;
  }

  // What failed stays until it is dismissed; a notice passes by itself.
  complain(sentence, notice = false) {
    const error = node("article", { className: "message ephemeral" }, avatar(world.bot.id, world.bot.username));
    const drop = () => { this.errors = this.errors.filter((e) => e !== error); error.remove(); };
    const dismiss = node("button", { type: "button", onclick: drop }, "Dismiss");
    const mark = notice ? null : node("span", { className: "mark", ariaHidden: "true" }, "!");
    const words = node("div", { className: notice ? "notice" : "error", role: notice ? "status" : "alert" }, mark, sentence);
    error.append(words, node("span", { className: "note" }, "Only you can see this • ", dismiss));
    this.errors.push(error);
    this.list.append(error);
    this.bottom();
    if (notice) setTimeout(drop, NOTICE);
  }

  async act(form, what) {
    const path = `${this.base}/messages/${form.id}`;
    if (what.dismiss) await this.run(() => call(`${path}/dismiss`, {}), "This message is gone.");
    else if (what.press) await this.run(() => call(`${path}/press`, { custom_id: what.press }), "This button is gone: the message has changed.");
    else await this.run(() => call(`${path}/select`, { custom_id: what.select, values: what.values }), "This menu is gone: the message has changed.");
  }

  // `gone`: what is said where the asked-for is not there any more.
  async run(asked, gone) {
    try {
      const answer = await asked();
      if (answer.error) this.complain(answer.error);
      if (answer.modal) await this.fill(answer);
    } catch (reason) {
      if (reason.gone && gone) this.complain(gone, true);
      else this.complain(reason.message);
    }
  }

  async fill(answer) {
    const fields = answer.modal.components.map((part) => modalField(part, names));
    const values = await ask(answer.modal.title, fields, "Submit");
    if (values) await this.run(() => call(`${this.base}/modals/${answer.interaction}`, { values }));
  }

  async offer() {
    const typed = this.input.value;
    this.offers.replaceChildren();
    if (!typed.startsWith("/")) return;
    const { commands } = await call(`${this.here}/commands`);
    if (typed !== this.input.value) return;
    const flat = commands.filter((command) => command.type === 1).flatMap((command) => leaves(command, command.name));
    const language = this.person.locale;
    for (const { path, command } of flat.filter((each) => `/${each.path}`.startsWith(typed.trim()))) {
      const about = command.description_localizations?.[language] ?? command.description;
      const button = node("button", { type: "button", onclick: () => this.type(path, command) }, `/${path} `, node("small", {}, about));
      this.offers.append(node("li", {}, button));
    }
    for (const menu of commands.filter((each) => each.type === 2 && `/${each.name}`.toLowerCase().startsWith(typed.trim().toLowerCase()))) {
      const button = node("button", { type: "button", onclick: () => this.choose(menu.name) }, `${menu.name} `, node("small", {}, "in the menu of a person"));
      this.offers.append(node("li", {}, button));
    }
  }

  // A command that in Discord's client lies in the menu of a person.
  async choose(command) {
    this.input.value = "";
    this.offers.replaceChildren();
    const person = optionField({ type: 6, name: "person", description: "Whose menu", required: true }, names);
    const chosen = await ask(command, [person]);
    if (chosen) await this.run(() => call(`${this.here}/menus`, { command, kind: "user", target: chosen.person }));
  }

  async type(path, command) {
    this.input.value = "";
    this.offers.replaceChildren();
    const fields = [];
    const complete = async (option, text) => {
      const others = fields.filter((field) => field.name !== option).map((field) => [field.name, field.value()]);
      const options = Object.fromEntries([...others.filter(([, value]) => value !== undefined), [option, text]]);
      return (await call(`${this.here}/autocomplete`, { command: path, option, options })).choices ?? [];
    };
    fields.push(...(command.options ?? []).map((option) => optionField(option, names, complete)));
    const options = fields.length ? await ask(`/${path}`, fields) : {};
    if (options) await this.run(() => call(`${this.here}/commands`, { command: path, options }));
  }

  async send() {
    const content = this.input.value.trim();
    if (!content) return;
    if (content.startsWith("/")) { this.offers.querySelector("button")?.click(); return; }
    this.input.value = "";
    await this.run(() => call(`${this.here}/messages`, { content: mentions(content) }));
  }
}

// Threads are opened while the page is looked at.
function namesNew(messages) {
  return [...JSON.stringify(messages).matchAll(/<#(\d+)>/g)].some(([, channel]) => !names.channels[channel]);
}

function beginning(channel) {
  const about = "This is the beginning of the channel. Type / to see what the bot can do.";
  return node("div", { className: "start" }, node("h3", {}, `# ${channel}`), node("p", {}, about));
}

// Only what changed is touched, so an open menu or the focus of another message stays.
function arrange(list, elements) {
  const wanted = new Set(elements);
  for (const old of [...list.children]) if (!wanted.has(old)) old.remove();
  elements.forEach((element, index) => {
    if (list.children[index] !== element) list.insertBefore(element, list.children[index] ?? null);
  });
}

function leaves(command, path) {
  const below = (command.options ?? []).filter((option) => option.type === 1 || option.type === 2);
  return below.length ? below.flatMap((option) => leaves(option, `${path} ${option.name}`)) : [{ path, command }];
}

function mentions(content) {
  return Object.entries(names.people).reduce((text, [id, name]) => text.replaceAll(`@${name}`, `<@${id}>`), content);
}

function seat(person) {
  const switchTo = node("button", { type: "button", ariaPressed: "false" }, person.name);
  const entry = { person, switchTo, column: null };
  switchTo.onclick = () => toggle(entry);
  shown.set(person.id, entry);
  seats.append(switchTo);
  return entry;
}

const phone = matchMedia("(max-width: 699px)");

function toggle(entry) {
  if (phone.matches) {
    entry.column ??= new Column(entry.person);
    for (const other of shown.values()) settle(other, other === entry);
    return;
  }
  if (entry.column && [...shown.values()].filter((each) => each.column).length > 1) {
    entry.column.element.remove();
    entry.column.abort?.abort();
    entry.column = null;
  } else {
    entry.column ??= new Column(entry.person);
  }
  settle(entry, Boolean(entry.column));
}

function settle(entry, on) {
  entry.column?.element.classList.toggle("away", !on);
  entry.switchTo.setAttribute("aria-pressed", String(on));
  if (on) entry.column?.bottom();
}

phone.onchange = () => {
  const open = [...shown.values()].filter((entry) => entry.column);
  open.forEach((entry, index) => settle(entry, !phone.matches || index === 0));
};

place.onchange = () => shown.forEach((entry) => entry.column?.abort?.abort());

document.getElementById("more").onclick = async () => {
  const name = node("input", { required: true, maxLength: 32 });
  const locale = node("select", {}, ...LOCALES.split(" ").map((each) => node("option", {}, each)));
  const fields = [
    { name: "name", element: node("label", {}, "Name", name), value: () => name.value },
    { name: "locale", element: node("label", {}, "Language", locale), value: () => locale.value },
  ];
  const values = await ask("Add a person", fields, "Add");
  if (!values) return;
  const person = await call("/people", values);
  await learn();
  toggle(seat(person));
};

await learn();
const people = world.people.filter((person) => !person.bot);
const entries = people.map(seat);
const asked = new URLSearchParams(location.search).get("people")?.split(",");
const first = asked ? entries.filter((entry) => asked.includes(entry.person.id)) : entries.slice(0, phone.matches ? 1 : 2);
first.forEach(toggle);
if (!people.length) columns.append(markdown("Nobody is here. **Add a person** to begin.", names));
