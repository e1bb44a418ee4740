// Runs before the first paint: what the static page must know of the visitor, and what the visitor does with it. Keys and shapes
// are those of colorMode.ts and settingsAtom.ts (first.test.tsx compares them); whatever is wrong with the storage is their
// business, later.
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
  // the rules of the area's page that is part of this one (packages/federation/serve/drawnPages.mjs)
  const drawn = document.getElementById('drawn');
  if (drawn && document.adoptedStyleSheets) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(JSON.parse(drawn.textContent).css);
    document.adoptedStyleSheets.push(sheet);
  }

  // What is done before the program is here: src/start/earlyActs.ts does it again, in the same order.
  const FIELDS = 'input:not([type=checkbox],[type=radio]),textarea,select';
  const BUTTONS = 'button,[role=button],[role=tab],input[type=checkbox],input[type=radio]';
  /** What an element is, whatever it is called. */
  const kindOf = ({ localName, type, name }) => [localName, type, name].join();
  /** What it is called; null where the page does not know yet. */
  const labelOf = (element) => {
    const { dataset, labels, placeholder } = element;
    const named = labels?.[0] ?? element;
    if (named.querySelector('[data-unknown]')) return null;
    return dataset.act ?? element.getAttribute('aria-label') ?? (named.textContent.trim() || placeholder || null);
  };
  const alike = (kind, label) =>
    [...document.querySelectorAll(`#root ${kind.split(',', 1)[0]}`)].filter(
      (other) => kindOf(other) === kind && (label === null || labelOf(other) === label),
    );
  const early = { acts: [], alike, focus: null, isTakenOver: false };
  window._rabEarly = early;
  const DRAWN = '#root[data-static],[data-drawn]';
  const isEarly = (element) => element?.closest(early.isTakenOver ? '[data-drawn]' : DRAWN);
  const actOn = (element) => {
    const [kind, label] = [kindOf(element), labelOf(element)];
    return { element, kind, label, nth: alike(kind, label).indexOf(element), at: performance.now() };
  };
  const follow = (type, use) => addEventListener(type, use, true);
  follow('click', ({ target }) => {
    const button = target.closest(BUTTONS);
    if (isEarly(button)) early.acts.push(actOn(button));
  });
  follow('input', ({ target }) => {
    const field = target.closest(FIELDS);
    // what is in it is read when it is done again
    const isNoted = early.acts.some(({ element }) => element === field);
    if (isEarly(field) && !isNoted) early.acts.push({ ...actOn(field), isTyped: true });
  });
  follow('focusin', ({ target }) => {
    // React may draw something else in its place while it takes the page over
    early.focus = target.closest(DRAWN) ? actOn(target) : null;
  });
  follow('pointerdown', ({ target }) => {
    if (target !== early.focus?.element) early.focus = null;
  });
  follow('submit', (event) => {
    if (isEarly(event.target)) event.preventDefault();
  });
})();
