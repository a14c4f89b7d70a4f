// Times as Discord writes them, `<t:1700000000:R>`, in the language of who reads; those that count go on counting.

import { node } from "./dom.js";

const STYLES = {
  t: { timeStyle: "short" }, T: { timeStyle: "medium" }, d: { dateStyle: "short" }, D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" }, F: { dateStyle: "full", timeStyle: "short" },
};
const UNITS = [["year", 31536000], ["month", 2592000], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];

const made = {};

// Making a format is slow: each is kept.
function local(at, locale, style) {
  const key = locale + JSON.stringify(style);
  return (made[key] ??= new Intl.DateTimeFormat(locale, style)).format(at);
}

function relative(seconds, locale) {
  const away = Math.round(seconds - Date.now() / 1000);
  const [unit, size] = UNITS.find(([, each]) => Math.abs(away) >= each) ?? UNITS.at(-1);
  return new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(Math.trunc(away / size), unit);
}

function said(seconds, style, locale) {
  return style === "R" ? relative(seconds, locale) : local(seconds * 1000, locale, STYLES[style]);
}

export function moment(seconds, style, locale) {
  return node("time", { class: "time", title: said(seconds, "F", locale), "data-at": seconds, "data-style": style, "data-locale": locale }, said(seconds, style, locale));
}

// When a message was written: the time of today, else with its day.
export function written(iso, locale) {
  const at = new Date(iso), today = at.toDateString() === new Date().toDateString();
  return node("time", { datetime: iso, title: local(at, locale, STYLES.F) }, local(at, locale, today ? STYLES.t : { ...STYLES.d, ...STYLES.t }));
}

export const day = (iso, locale) => local(new Date(iso), locale, STYLES.D);

setInterval(() => {
  for (const each of document.querySelectorAll('time[data-style="R"]')) {
    const now = said(Number(each.dataset.at), "R", each.dataset.locale);
    if (each.textContent !== now) each.textContent = now;
  }
}, 1000);
