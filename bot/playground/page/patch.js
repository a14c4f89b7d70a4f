// Makes one tree of elements like another and touches only what differs: what has the focus keeps it, pictures stay.

// What others write on an element while it is there, and a fresh one does not know.
const TAKEN = new Set(["aria-expanded", "aria-controls", "aria-activedescendant", "tabindex"]);

export function patch(old, fresh) {
  if (old.nodeType !== fresh.nodeType || old.nodeName !== fresh.nodeName) {
    old.replaceWith(fresh);
    return fresh;
  }
  if (old.nodeType === Node.TEXT_NODE) {
    if (old.data !== fresh.data) old.data = fresh.data;
    return old;
  }
  attributes(old, fresh);
  children(old, fresh);
  return old;
}

function attributes(old, fresh) {
  for (const { name } of [...old.attributes]) {
    if (!fresh.hasAttribute(name) && !TAKEN.has(name)) old.removeAttribute(name);
  }
  for (const { name, value } of fresh.attributes) {
    if (name === "style") old.style.cssText = value;
    else if (old.getAttribute(name) !== value && !(TAKEN.has(name) && old.hasAttribute(name))) old.setAttribute(name, value);
  }
}

const key = (each) => each.dataset?.key ?? each.dataset?.customId ?? null;

// Children with a key stay the same element wherever they go; the others are matched in their order.
function children(old, fresh) {
  const keyed = new Map([...old.children].filter((each) => key(each) !== null).map((each) => [key(each), each]));
  let at = old.firstChild;
  for (const wanted of [...fresh.childNodes]) {
    const name = key(wanted);
    if (name !== null && keyed.has(name)) {
      const kept = keyed.get(name);
      keyed.delete(name);
      if (kept === at) at = at.nextSibling;
      else old.insertBefore(kept, at);
      patch(kept, wanted);
      continue;
    }
    const same = at && name === null && key(at) === null && at.nodeName === wanted.nodeName;
    if (same) {
      const next = at.nextSibling;
      patch(at, wanted);
      at = next;
    } else {
      old.insertBefore(wanted, at);
    }
  }
  while (at) {
    const next = at.nextSibling;
    at.remove();
    at = next;
  }
}
