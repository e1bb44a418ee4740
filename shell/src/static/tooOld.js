// Marks a browser below the lowest version (docs/README.md, "Browsers"), in words that any browser can read: the look of the
// pages is written with nested rules, and that of areas on other pages lies in constructed sheets.
if (!window.CSS || !CSS.supports('selector(&)') || !document.adoptedStyleSheets)
  document.documentElement.setAttribute('data-too-old', '');
