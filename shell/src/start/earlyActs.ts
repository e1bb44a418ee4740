/** Something that was done on the page before its program was there. */
interface EarlyAct {
  /** What it was done on, in the page that was drawn at build time. */
  element: HTMLElement;
  /** What its counterpart in the program's page is, and is called. */
  kind: string;
  label: string | null;
  /** Which of those. */
  nth: number;
  /** When, as `performance.now()` has it. */
  at: number;
  /** Typed, in a field; otherwise it was pressed. */
  isTyped?: true;
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What the page's first script has noted (static/first.js). */
interface Early {
  acts: EarlyAct[];
  /** The elements of the page that an act may mean. */
  alike: (kind: string, label: string | null) => HTMLElement[];
  /** What has the keyboard's focus. */
  focus: EarlyAct | null;
  /** React has taken the page over, and does itself what is pressed on it. */
  isTakenOver: boolean;
}

const page = globalThis as { _rabEarly?: Early };

/** After so long nobody expects a press to have an effect any more. */
const LIMIT_MS = 20_000;

/** From now on React answers what is pressed on the page: it hydrates it. */
export function endEarlyActs(): void {
  if (page._rabEarly) page._rabEarly.isTakenOver = true;
}

/** The counterpart of what something was done on, once the program has drawn it. */
const counterpartOf = ({ kind, label, nth }: EarlyAct, { alike }: Early): HTMLElement | undefined =>
  alike(kind, label).filter((element) => !element.closest('[data-drawn]'))[nth];

/** Types a text into a field, so that React notices it. */
function type(field: Field, text: string): void {
  // React's own setter takes a value that is set on the element for one that it knows already
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Gives an element the focus, in a field with the caret where it was, unless something else has the focus by now. */
function giveFocus(element: HTMLElement, before: HTMLElement): void {
  if (document.activeElement !== document.body) return;
  element.focus({ preventScroll: true });
  const { selectionStart: start, selectionEnd: end } = before as HTMLInputElement;
  if (typeof start === 'number') (element as HTMLInputElement).setSelectionRange(start, end);
}

/** Gives the focus back to what is in the drawn page: it loses the focus when it is moved, and cannot have it while hidden. */
export function keepFocus(): void {
  const element = page._rabEarly?.focus?.element;
  if (element?.closest('[data-drawn]')) giveFocus(element, element);
}

/**
 * Does on the program's page what was done before it was there, each act as soon as what it needs is drawn (FST-03). While a part
 * of the page is still the drawn one the acts wait for each other; then one without a counterpart holds up none. A press is given
 * up after twenty seconds, everything when the visitor goes to another page.
 */
export function repeatEarlyActs(): void {
  const early = page._rabEarly;
  if (!early) return;
  keepFocus();
  const { pathname } = location;
  const repeat = () => {
    if (location.pathname !== pathname) return stop();
    const isWhole = document.querySelector('[data-drawn]') === null;
    for (const act of [...early.acts]) {
      const isLate = !act.isTyped && performance.now() - act.at > LIMIT_MS;
      const target = isLate ? undefined : counterpartOf(act, early);
      if (!target && !isLate) {
        if (isWhole) continue;
        break;
      }
      early.acts.splice(early.acts.indexOf(act), 1);
      if (target && act.isTyped) type(target as Field, (act.element as Field).value);
      else target?.click();
    }
    const focused = early.focus && counterpartOf(early.focus, early);
    if (early.focus && focused) {
      giveFocus(focused, early.focus.element);
      early.focus = null;
    }
  };
  const observer = new MutationObserver(repeat);
  const limit = setTimeout(() => stop(), LIMIT_MS);
  const stop = () => {
    observer.disconnect();
    clearTimeout(limit);
    early.acts = [];
    early.focus = null;
  };
  observer.observe(document.body, { childList: true, subtree: true });
  repeat();
}
