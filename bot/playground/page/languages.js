import { labelled } from "./dialog.js";
import { node } from "./dom.js";
import { say } from "./words.js";

// The languages of Discord; a new person begins with the first.
const LOCALES = "en-US ar bg cs da de el en-GB es-419 es-ES fi fr he hi hr hu id it ja ko lt nl no pl pt-BR ro ru sv-SE th tr uk vi zh-CN zh-TW";

export function languageField(chosen) {
  const name = (code) => new Intl.DisplayNames([code], { type: "language" }).of(code);
  const options = LOCALES.split(" ").map((code) => node("option", { value: code, selected: code === chosen }, `${name(code)} (${code})`));
  return labelled("locale", say("Language"), node("select", { id: "locale" }, options));
}
