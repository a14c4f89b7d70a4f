// The options of slash commands: what may stand in them, and what is meant by it.

import { NAMED } from "./entries.js";

const STRING = 3, INTEGER = 4, BOOLEAN = 5, USER = 6, CHANNEL = 7, ROLE = 8, MENTIONABLE = 9, NUMBER = 10, FILE = 11;
const LISTS = {
  [BOOLEAN]: () => [{ value: true, label: "True" }, { value: false, label: "False" }],
  [USER]: NAMED.people, [ROLE]: NAMED.roles, [CHANNEL]: NAMED.channels, [MENTIONABLE]: NAMED.mentionable,
};

// A name or description in the language of who types.
export function said(form, what, locale) {
  return form[`${what}_localizations`]?.[locale] ?? form[what];
}

// Every command that can be typed, [{path, command, top}], "settings language" for one within another.
export function leaves(command, path = command.name, top = command) {
  const below = (command.options ?? []).filter((option) => option.type === 1 || option.type === 2);
  return below.length ? below.flatMap((option) => leaves(option, `${path} ${option.name}`, top)) : [{ path, command, top }];
}

// What is offered in an option, [{value, label, note, icon}]; null where anything may be typed.
export function offered(option, names, channel) {
  if (option.choices) return option.choices.map((each) => ({ value: each.value, label: said(each, "name", names.locale) }));
  return LISTS[option.type]?.(names, channel) ?? null;
}

// What was typed, where nothing was picked; an Error with a sentence where it cannot be meant.
export function meant(option, typed) {
  if (option.type === STRING) return typed;
  const number = Number(typed);
  const whole = option.type === INTEGER;
  if (!Number.isFinite(number) || (whole && !Number.isInteger(number))) throw new Error(`${option.name}: a ${whole ? "whole " : ""}number is needed`);
  const { min_value: low = -Infinity, max_value: high = Infinity } = option;
  if (number < low || number > high) throw new Error(`${option.name}: a number ${low === -Infinity ? "" : `from ${low} `}${high === Infinity ? "" : `to ${high} `}is needed`);
  return number;
}

export const isFile = (option) => option.type === FILE;
export const isTyped = (option) => [STRING, INTEGER, NUMBER].includes(option.type);
