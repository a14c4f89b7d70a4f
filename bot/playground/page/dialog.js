// Forms over the page: the bot's modals, and those of the playground itself.

import { button, fresh, node } from "./dom.js";
import { say } from "./words.js";

// A field of a form: what is chosen or typed in a control that has an id.
export function labelled(name, label, control) {
  return { name, element: node("div", { class: "field" }, node("label", { for: control.id }, label), control), value: () => control.value };
}

// Shows fields ({element, name, value(): undefined leaves it out}). `send(values)` may throw: its sentence is shown and
// the form stays. True once it was sent, false where it was cancelled.
export function ask({ title, note, fields, verb = say("Submit"), send }) {
  const dialog = document.getElementById("dialog");
  const error = node("p", { class: "failed", role: "alert" });
  const go = node("button", { class: "button primary" }, verb);
  const cancel = button({ class: "button secondary", onclick: () => dialog.close() }, say("Cancel"));
  const id = fresh("title");
  const head = node("header", {}, node("h2", { id }, title), note && node("p", { class: "note" }, note));
  const form = node("form", {}, head, node("div", { class: "fields" }, fields.map((field) => field.element), error), node("footer", {}, cancel, go));
  dialog.className = "form";
  dialog.setAttribute("aria-label", title);
  dialog.onclick = null;
  dialog.replaceChildren(form);
  return new Promise((resolve) => {
    form.onsubmit = async (event) => {
      event.preventDefault();
      go.setAttribute("aria-busy", "true");
      error.textContent = "";
      try {
        const pairs = await Promise.all(fields.filter((field) => field.name).map(async (field) => [field.name, await field.value()]));
        await send(Object.fromEntries(pairs.filter(([, value]) => value !== undefined)));
        resolve(true);
        dialog.onclose = null;
        dialog.close();
      } catch (reason) {
        error.textContent = reason.message;
      } finally {
        go.removeAttribute("aria-busy");
      }
    };
    dialog.onclose = () => resolve(false);
    if (!dialog.open) dialog.showModal();
    (form.querySelector(".fields :is(input, textarea, button, select)") ?? go).focus();
  });
}
