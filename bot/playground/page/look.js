// The theme, before anything is painted: what this browser has chosen, else what its system wants.
(() => {
  let chosen = null;
  try {
    chosen = JSON.parse(localStorage.getItem("playground.look"));
  } catch { /* nothing is kept here */ }
  const light = matchMedia("(prefers-color-scheme: light)").matches;
  const contrast = matchMedia("(prefers-contrast: more)").matches;
  document.documentElement.dataset.look = chosen ?? (contrast ? "contrast" : light ? "light" : "dark");
})();
