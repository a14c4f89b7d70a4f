// Dialogs: the options of a slash command, and the bot's modals. Both give back what was filled in, or null.

import { markdown, node } from "./markdown.js";
import { entries } from "./message.js";

export function ask(title, fields, verb = "Send") {
  const dialog = document.getElementById("dialog");
  dialog.className = "";
  dialog.ariaLabel = title;
  dialog.onclick = null;
  const error = node("small", { className: "error", role: "alert" });
  const send = node("button", { className: "style1" }, verb);
  const cancel = node("button", { type: "button", onclick: () => dialog.close() }, "Cancel");
  const form = node("form", {}, node("h2", {}, title), ...fields.map((field) => field.element), error, node("div", { className: "row" }, cancel, send));
  dialog.replaceChildren(form);
  return new Promise((resolve) => {
    form.onsubmit = (event) => {
      event.preventDefault();
      resolve(Object.fromEntries(fields.filter((f) => f.name).map((f) => [f.name, f.value()]).filter(([, v]) => v !== undefined)));
      dialog.close();
    };
    dialog.onclose = () => resolve(null);
    dialog.showModal();
  });
}

const labelled = (text, note, ...inner) => node("label", {}, node("span", {}, text), note ? node("small", {}, note) : null, ...inner);

function choice(entries, required, chosen) {
  const made = node("select", { required });
  if (!required || chosen === undefined) made.append(node("option", { value: "" }, required ? "Choose…" : "—"));
  for (const [value, label] of entries) made.append(node("option", { value, selected: value === chosen }, label));
  return made;
}

// `complete(option, text)` asks the bot for what it offers, where an option completes itself.
export function optionField(option, names, complete) {
  const required = Boolean(option.required);
  const title = option.name + (required ? " *" : "");
  const listed = {
    5: [["true", "Yes"], ["false", "No"]],
    6: Object.entries(names.people), 9: Object.entries(names.people), 7: Object.entries(names.channels),
  }[option.type] ?? option.choices?.map((each, index) => [String(index), each.name]);
  if (listed) {
    const made = choice(listed, required);
    made.name = option.name;
    const meaning = (value) => option.choices ? option.choices[Number(value)].value : option.type === 5 ? value === "true" : value;
    return { name: option.name, element: labelled(title, option.description, made), value: () => made.value === "" ? undefined : meaning(made.value) };
  }
  const number = option.type === 4 || option.type === 10;
  const made = node("input", { name: option.name, required, type: number ? "number" : "text", autocomplete: "off" });
  if (number) Object.assign(made, { min: option.min_value ?? "", max: option.max_value ?? "", step: option.type === 4 ? 1 : "any" });
  else Object.assign(made, { minLength: option.min_length ?? 0, maxLength: option.max_length ?? 6000 });
  const offered = new Map();
  const list = option.autocomplete ? completion(made, offered, (text) => complete(option.name, text)) : null;
  const meaning = () => offered.get(made.value) ?? (number ? Number(made.value) : made.value);
  return { name: option.name, element: labelled(title, option.description, made, list), value: () => made.value === "" ? undefined : meaning() };
}

function completion(input, offered, asked) {
  const list = node("datalist", { id: `offers-${Math.random()}` });
  input.setAttribute("list", list.id);
  input.onfocus = input.oninput = async () => {
    const text = input.value;
    const choices = await asked(text).catch(() => []);
    if (text !== input.value) return;
    offered.clear();
    for (const { name, value } of choices) offered.set(name, value);
    list.replaceChildren(...choices.map(({ name }) => node("option", { value: name })));
  };
  return list;
}

export function modalField(part, names) {
  if (part.type === 10) return { element: markdown(part.content, names) };
  if (part.type === 1) return inputField(part.components[0], part.components[0].label, "", names);
  return inputField(part.component, part.label, part.description, names);
}

function inputField(part, label, note, names) {
  const required = part.required !== false;
  const title = label + (required ? " *" : "");
  if (part.type === 4) {
    const made = node(part.style === 2 ? "textarea" : "input", { required, value: part.value ?? "", placeholder: part.placeholder ?? "", maxLength: part.max_length ?? 4000, minLength: part.min_length ?? 0 });
    return { name: part.custom_id, element: labelled(title, note, made), value: () => made.value };
  }
  if (part.type === 23) {
    const made = node("input", { type: "checkbox", checked: Boolean(part.default) });
    return { name: part.custom_id, element: node("fieldset", {}, node("label", {}, made, label)), value: () => made.checked };
  }
  const options = entries(part, names);
  const many = part.type === 22 || (part.max_values ?? 1) > 1;
  const boxes = options.map((option) => node("input", { type: many ? "checkbox" : "radio", name: part.custom_id, value: option.value, checked: Boolean(option.default), required: required && !many }));
  const rows = boxes.map((box, index) => node("label", {}, box, [options[index].emoji?.name, options[index].label].filter(Boolean).join(" ")));
  const element = node("fieldset", {}, node("span", {}, title), note ? node("small", {}, note) : null, ...rows);
  return { name: part.custom_id, element, value: () => boxes.filter((box) => box.checked).map((box) => box.value) };
}
