// Marks a browser below the lowest version (docs/README.md, "Browsers"), in code that any browser can read: by what Chrome has had
// since 108, Firefox since 112 and Safari since 16.4. The last is also needed: the styles of areas on other pages are constructed.
if (
  !window.CSS ||
  !CSS.supports('height', '1dvh') ||
  !('inert' in document.documentElement) ||
  !document.adoptedStyleSheets
)
  document.documentElement.setAttribute('data-too-old', '');
