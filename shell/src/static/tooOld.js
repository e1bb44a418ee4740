// Marks a browser below the lowest version (docs/README.md, "Browsers"), in code that any browser can read: the styles of
// the pages are written with nested rules, and those of areas on other pages are in constructed sheets.
if (!window.CSS || !CSS.supports('selector(&)') || !document.adoptedStyleSheets)
  document.documentElement.setAttribute('data-too-old', '');
