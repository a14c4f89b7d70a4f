// What a person does with messages, people and channels on the page: presses, choices, menus, forms.

import { call, upload } from "./api.js";
import { SELECTS, entries, walk } from "./components.js";
import { ask } from "./dialog.js";
import { node } from "./dom.js";
import { modalField } from "./fields.js";
import { languageField } from "./languages.js";
import { zoom } from "./media.js";
import { openMenu, spot } from "./menu.js";
import { isEphemeral, words } from "./message.js";
import { said } from "./options.js";
import { turning } from "./places.js";
import { choose } from "./select.js";
import { keep } from "./memory.js";
import { say } from "./words.js";

const MENUS = { user: 2, message: 3 };
const GONE_BUTTON = say("This button is gone: the message has changed.");
const GONE_MENU = say("This menu is gone: the message has changed.");

export class Actions {
  constructor(column) {
    this.column = column;
    column.element.addEventListener("click", (event) => this.#click(event));
    column.element.addEventListener("contextmenu", (event) => this.#context(event));
    column.element.addEventListener("keydown", (event) => {
      if (event.key === "Enter" && event.target.matches("div[data-do]")) event.target.click();
    });
  }

  #click(event) {
    const { column } = this;
    const target = event.target.closest("[data-do], [data-user], [data-channel], [data-command], [data-to], [data-guild], [data-direct]");
    if (!target) return;
    const form = column.log.find(target.closest("article")?.dataset.id);
    const { user, channel, command, to, guild, direct } = target.dataset;
    const does = this.#does(target, form, event)[target.dataset.do];
    if (does) does();
    else if (user) this.userMenu(user, event);
    else if (channel) column.go(channel);
    else if (command) column.composer.begin(command);
    else if (to) column.log.reach(to, true);
    else if (direct) column.direct(null, true);
    else if (guild) column.go(column.names.guilds.find((each) => each.id === guild).channels[0]?.id ?? column.channel, true);
  }

  // By the word in `data-do`.
  #does(target, form, event) {
    return {
      press: () => this.press(form, target.dataset.customId),
      choose: () => this.choose(form, target),
      dismiss: () => this.column.run(() => call(`${this.column.base}/messages/${form.id}/dismiss`, {}), { gone: say("This message is gone.") }),
      zoom: () => {
        if (event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        zoom(target.querySelector("img"));
      },
      reveal: () => {
        event.preventDefault();
        target.classList.remove("hidden");
        target.classList.add("revealed");
        for (const name of ["data-do", "role", "tabindex", "aria-label"]) target.removeAttribute(name);
        for (const each of target.children) each.inert = false;
        if (target.matches(".picture")) target.dataset.do = "zoom";
      },
      reply: () => this.column.composer.reply(form, this.column.names.author(form.author)),
      more: () => this.messageMenu(form, event),
      language: () => this.language(),
      install: () => this.install(),
    };
  }

  #context(event) {
    if (event.target.closest("input, textarea, a.file") || getSelection().toString()) return;
    const user = event.target.closest("[data-user]")?.dataset.user;
    const form = this.column.log.find(event.target.closest("article")?.dataset.id);
    if (!user && !form) return;
    event.preventDefault();
    if (user) this.userMenu(user, event);
    else this.messageMenu(form, event);
  }

  press(form, custom) {
    return this.#use(form, custom, "press", { custom_id: custom }, GONE_BUTTON);
  }

  choose(form, button) {
    const custom = button.dataset.customId;
    const part = [...walk(form.components)].find((each) => each.custom_id === custom && SELECTS.includes(each.type));
    const view = { names: this.column.names, channel: form.channel_id };
    choose(button, part, entries(part, view), (values) => this.#use(form, custom, "select", { custom_id: custom, values }, GONE_MENU));
  }

  // One component of a message at a time, as long as it is not answered.
  async #use(form, custom, how, body, gone) {
    const { column } = this;
    if (column.pressed?.message === form.id && column.pressed.custom === custom) return;
    const pressed = { message: form.id, custom };
    column.pressed = pressed;
    column.failures.delete(form.id);
    column.log.draw();
    await column.run(() => call(`${column.base}/messages/${form.id}/${how}`, body), { message: form.id, gone });
    if (column.pressed === pressed) column.pressed = null;
    column.log.draw();
  }

  // A form that the bot opened.
  fill({ modal, interaction }) {
    const { column } = this;
    const view = { names: column.names, channel: column.channel, upload: (file) => upload(column.base, file) };
    const send = async (values) => {
      const answer = await call(`${column.base}/modals/${interaction}`, { values });
      if (answer.error) throw new Error(answer.error);
      if (answer.message) column.log.reach(answer.message.id);
    };
    return ask({ title: modal.title, note: say("{bot} asks {who}", { bot: column.names.bot?.name ?? say("The bot"), who: column.person.name }), fields: modal.components.map((part) => modalField(part, view)), send });
  }

  async userMenu(id, event) {
    const at = spot(event);
    const { column } = this;
    const user = column.names.users.get(id);
    if (!user) return;
    column.drawer(null);
    const items = [
      { label: say("Mention"), does: () => column.composer.mention(user.name) },
      id !== column.person.id && { label: say("Message"), does: () => column.direct(id) },
      ...await this.#apps("user", id),
    ];
    openMenu(user.name, items.filter(Boolean), at);
  }

  async messageMenu(form, event) {
    const at = spot(event);
    const { column } = this;
    const own = form.author.id === column.person.id;
    const items = [
      { label: say("Reply"), does: () => column.composer.reply(form, column.names.author(form.author)) },
      own && { label: say("Edit message"), does: () => column.composer.edit(form) },
      { label: say("Copy text"), does: () => copy(form.content || words(form, column.names)) },
      ...await this.#apps("message", form.id),
      own && { label: say("Delete message"), group: " ", danger: true, does: () => this.#delete(form) },
      isEphemeral(form) && { label: say("Dismiss message"), group: " ", does: this.#does(null, form, null).dismiss },
    ];
    openMenu(say("Message"), items.filter(Boolean), at);
  }

  #delete(form) {
    const { base, names } = this.column;
    const fields = [{ element: node("blockquote", {}, words(form, names).slice(0, 240)) }];
    return ask({ title: say("Delete message"), note: say("It will be deleted for everyone."), fields, verb: say("Delete"), send: () => call(`${base}/messages/${form.id}/delete`, {}) });
  }

  // What the bot offers for a person or a message.
  async #apps(kind, target) {
    const { commands } = await call(`${this.column.base}/channels/${this.column.channel}/commands`).catch(() => ({ commands: [] }));
    return commands.filter((each) => each.type === MENUS[kind]).map((each) => ({ label: said(each, "name", this.column.names.locale), group: say("Apps"), does: () => this.#menu(each.name, kind, target) }));
  }

  #menu(command, kind, target) {
    const { column } = this;
    column.sent("command", command);
    return column.run(() => call(`${column.base}/channels/${column.channel}/menus`, { command, kind, target }), { command });
  }

  // Adds the bot to this person's apps, or takes it away again.
  install() {
    const { base, names: { bot, installed } } = this.column;
    const note = installed
      ? say("Its commands no longer go with you. Anything you started with them elsewhere stops responding.")
      : say("Its commands go with you everywhere: to direct messages, groups, and servers without it.");
    return ask({ title: bot.name, note, fields: [], verb: turning(installed), send: () => call(`${base}/install`, { on: !installed }) });
  }

  language() {
    const { column } = this;
    const send = async ({ locale }) => {
      await call(`${column.base}/locale`, { locale });
      column.person.locale = locale;
      keep("language", locale); // the page itself says so when it is loaded next
      column.marked();
      column.log.draw();
    };
    return ask({ title: say("{who}'s language", { who: column.person.name }), note: say("The bot learns about the change with this person's next action."), fields: [languageField(column.person.locale)], verb: say("Save"), send });
  }
}

async function copy(text) {
  await navigator.clipboard?.writeText(text).catch(() => {});
}
