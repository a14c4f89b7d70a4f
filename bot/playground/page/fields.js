// The fields of a modal: everything that may stand in one, each as {name, element, value()}.

import { closed, entries } from "./components.js";
import { fresh, node } from "./dom.js";
import { markdown } from "./markdown.js";
import { patch } from "./patch.js";
import { choose } from "./select.js";
import { say } from "./words.js";

const ROW = 1, INPUT = 4, TEXT = 10, UPLOAD = 19, RADIO = 21, CHECKBOXES = 22, CHECKBOX = 23;
const PARAGRAPH = 2;

// `view`: {names, channel, upload(file): what stands for it}.
export function modalField(part, view) {
  if (part.type === TEXT) return { element: markdown(part.content, view.names) };
  if (part.type === ROW) return field(part.components[0], part.components[0].label, "", view);
  return field(part.component, part.label, part.description, view);
}

function field(part, label, note, view) {
  const make = { [INPUT]: input, [UPLOAD]: upload, [RADIO]: group, [CHECKBOXES]: group, [CHECKBOX]: box }[part.type] ?? menu;
  const id = fresh("field");
  const about = note ? `${id}-note` : null;
  const { control, value } = make(part, { id, about, label, view });
  const required = part.required !== false && part.type !== CHECKBOX;
  const words = [label, required && node("span", { class: "needed", "aria-hidden": "true" }, "*")];
  const isGroup = control.tagName === "DIV";
  const head = isGroup ? node("legend", {}, words) : node("label", { for: id }, words);
  const below = note && node("small", { id: about }, note);
  if (part.type === CHECKBOX) return { name: part.custom_id, value, element: node("div", { class: "field one" }, control, node("div", {}, head, below)) };
  return { name: part.custom_id, value, element: node(isGroup ? "fieldset" : "div", { class: "field", "aria-describedby": isGroup ? about : null }, head, below, control) };
}

function input(part, { id, about }) {
  const long = part.style === PARAGRAPH;
  const high = part.max_length ?? 4000;
  const control = node(long ? "textarea" : "input", {
    id, "aria-describedby": about, required: part.required !== false, placeholder: part.placeholder, maxlength: high, minlength: part.min_length, rows: long ? 4 : null,
    value: part.value ?? "", autocomplete: "off",
  });
  return { control, value: () => control.value };
}

function box(part, { id, about }) {
  const control = node("input", { id, type: "checkbox", checked: part.default, "aria-describedby": about });
  return { control, value: () => control.checked };
}

// Radio buttons, or check boxes of which some number is wanted.
function group(part, { id }) {
  const many = part.type === CHECKBOXES;
  const required = part.required !== false;
  const boxes = part.options.map((option) => node("input", {
    type: many ? "checkbox" : "radio", name: id, value: option.value, checked: option.default, required: required && !many,
  }));
  const rows = part.options.map((option, at) => node("label", { class: "choice" }, boxes[at], node("span", {}, option.label, option.description && node("small", {}, option.description))));
  const chosen = () => boxes.filter((each) => each.checked).map((each) => each.value);
  const low = part.min_values ?? 1;
  const high = part.max_values ?? boxes.length;
  const check = () => {
    const count = chosen().length;
    const wrong = many && (count > high || (count < low && (count > 0 || required)));
    boxes[0].setCustomValidity(wrong ? say("Choose {count}.", { count: low === high ? low : `${low}–${high}` }) : "");
  };
  boxes.forEach((each) => { each.onchange = check; });
  check();
  return { control: node("div", { class: "choices" }, rows), value: chosen };
}

function menu(part, { id, about, label, view }) {
  const all = entries(part, view);
  let chosen = all.filter((entry) => entry.default).map((entry) => entry.value);
  const face = () => closed(part, all.filter((entry) => chosen.includes(entry.value)), { id, "aria-describedby": about }, label);
  const control = face();
  control.onclick = () => choose(control, part, all.map((entry) => ({ ...entry, default: chosen.includes(entry.value) })), (values) => {
    chosen = values;
    patch(control, face());
  });
  return { control, value: () => chosen };
}

function upload(part, { id, about, view }) {
  const high = part.max_values ?? 1;
  const low = part.min_values ?? 1;
  const control = node("input", { id, type: "file", multiple: high > 1, required: part.required !== false && low > 0, "aria-describedby": about });
  control.onchange = () => control.setCustomValidity(control.files.length > high ? say("At most {count} files.", { count: high }) : "");
  return { control, value: () => Promise.all([...control.files].map(view.upload)) };
}
