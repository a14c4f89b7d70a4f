// The languages of Discord; a new person begins with the first.
const LOCALES = "en-US ar bg cs da de el en-GB es-419 es-ES fi fr he hi hr hu id it ja ko lt nl no pl pt-BR ro ru sv-SE th tr uk vi zh-CN zh-TW";

// [code, name in that language], as a client offers them.
export function languages() {
  return LOCALES.split(" ").map((code) => [code, new Intl.DisplayNames([code], { type: "language" }).of(code)]);
}
