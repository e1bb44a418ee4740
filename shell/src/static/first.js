// Runs before the first paint: what the static page must know of the visitor. Keys and shapes are those of colorMode.ts and
// settingsAtom.ts (first.test.tsx compares them); whatever is wrong with the storage is their business, later.
(() => {
  const stored = (key) => {
    try {
      return JSON.parse(localStorage.getItem(key));
    } catch {
      return null;
    }
  };
  const { classList, dataset, style } = document.documentElement;
  const chosen = stored('rab.colorMode.v1');
  const isDark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  const mode = isDark ? 'dark' : 'light';
  classList.add(mode);
  style.colorScheme = mode;
  if (location.pathname === '/') dataset.home = '';
  // the product itself, or a part that it starts with
  addEventListener(
    'error',
    ({ target }) => {
      const failed = document.getElementById('failed');
      if (failed && target instanceof HTMLScriptElement) failed.hidden = false;
    },
    true,
  );
  if (stored('rab.settings.v1')?.isDrawerOpen === false) dataset.collapsed = '';
})();
