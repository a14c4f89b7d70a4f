// The theme and the size of pictures, before anything is painted: as chosen in this browser, else as its system wants.
(() => {
  const recalled = (name) => {
    try {
      return JSON.parse(localStorage.getItem(`playground.${name}`));
    } catch {
      return null; // nothing is kept here
    }
  };
  const light = matchMedia("(prefers-color-scheme: light)").matches;
  const contrast = matchMedia("(prefers-contrast: more)").matches;
  const { dataset } = document.documentElement;
  dataset.look = recalled("look") ?? (contrast ? "contrast" : light ? "light" : "dark");
  dataset.pictures = recalled("pictures") ?? "bounded";
})();
