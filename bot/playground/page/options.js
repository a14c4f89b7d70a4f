// The options of slash commands: what may stand in them, and what is meant by it.

import { NAMED } from "./entries.js";
import { say } from "./words.js";

export const STRING = 3;
const INTEGER = 4, BOOLEAN = 5, USER = 6, CHANNEL = 7, ROLE = 8, MENTIONABLE = 9, NUMBER = 10, FILE = 11;
const LISTS = {
  [BOOLEAN]: () => [{ value: true, label: say("Yes"), also: ["true"] }, { value: false, label: say("No"), also: ["false"] }],
  [USER]: NAMED.people, [ROLE]: NAMED.roles, [CHANNEL]: NAMED.channels, [MENTIONABLE]: NAMED.mentionable,
};

// A name or description in the language of who types.
export function said(form, what, locale) {
  return form[`${what}_localizations`]?.[locale] ?? form[what];
}

// Every command that can be typed, [{path, forms, top}], "settings language" for one within another: `forms` from the
// outermost to the command itself, `command`.
export function leaves(command, forms = [command]) {
  const below = (command.options ?? []).filter((option) => option.type === 1 || option.type === 2);
  if (below.length) return below.flatMap((option) => leaves(option, [...forms, option]));
  return [{ path: forms.map((form) => form.name).join(" "), forms, command, top: forms[0] }];
}

// How a command is called in the language of who types.
export const called = (leaf, locale) => leaf.forms.map((form) => said(form, "name", locale)).join(" ");

// What is offered in an option, [{value, label, note, icon}], `also` with other words for it; null where anything may be typed.
export function offered(option, names, channel) {
  if (option.choices) return option.choices.map((each) => ({ value: each.value, label: said(each, "name", names.locale) }));
  return LISTS[option.type]?.(names, channel) ?? null;
}

// What was typed, where nothing was picked; an Error with a sentence where it cannot be meant.
export function meant(option, typed) {
  if (option.type === STRING) return typed;
  const number = Number(typed);
  const whole = option.type === INTEGER;
  if (!Number.isFinite(number) || (whole && !Number.isInteger(number))) throw new Error(say(whole ? "{name}: enter a whole number" : "{name}: enter a number", { name: option.name }));
  const { min_value: low = -Infinity, max_value: high = Infinity } = option;
  if (number < low || number > high) throw new Error(say("{name}: enter a number ({least} to {most})", { name: option.name, least: low === -Infinity ? "" : low, most: high === Infinity ? "" : high }));
  return number;
}

export const isFile = (option) => option.type === FILE;
export const isTyped = (option) => [STRING, INTEGER, NUMBER].includes(option.type);
