// What this browser keeps between visits; where it may keep nothing, it lasts as long as the page.

const PREFIX = "playground.";
const here = new Map();

export function recall(name, otherwise) {
  try {
    const kept = localStorage.getItem(PREFIX + name);
    return kept === null ? here.get(name) ?? otherwise : JSON.parse(kept);
  } catch {
    return here.get(name) ?? otherwise;
  }
}

export function keep(name, value) {
  here.set(name, value);
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch { /* it lasts as long as the page */ }
}
