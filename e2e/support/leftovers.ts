import type { Page } from '@playwright/test';

/** What a page has at a moment. */
export interface Belongings {
  globals: string[];
  listeners: string[];
  fonts: string[];
  /** The whole document without the place that is left out, attributes too. */
  html: string;
  /** Style sheets of the document that no element has. */
  sheets: number;
  /** Keys in the browser's stores that are not ours. */
  stored: string[];
  timers: number;
  intervals: number;
}

/**
 * Keeps count, from the next page on, of what scripts put onto it: globals, listeners outside of shadow roots, fonts,
 * elements and attributes, style sheets, what is stored, timers that have not fired.
 * @param place the element that is left out
 */
export const keepCount = (page: Page, place: string): Promise<unknown> =>
  page.addInitScript((place) => {
    const counted = new Map<string, number>();
    const known = new WeakMap<EventTarget, Map<unknown, Set<string>>>();
    const nameOf = (target: EventTarget): string | undefined => {
      if (target === window) return 'window';
      if (target instanceof MediaQueryList) return 'media query';
      if (target instanceof Node) return target.getRootNode() === document ? target.nodeName : undefined;
      return undefined;
    };
    const count = (target: EventTarget, type: string, by: 1 | -1) => {
      const name = nameOf(target);
      if (name) counted.set(`${name} ${type}`, (counted.get(`${name} ${type}`) ?? 0) + by);
    };
    const keyOf = (type: string, options: unknown) =>
      `${type} ${typeof options === 'object' ? (options as AddEventListenerOptions)?.capture === true : options === true}`;
    const { addEventListener, removeEventListener } = EventTarget.prototype;
    const drop = (target: EventTarget, type: string, listener: unknown, options: unknown) => {
      if (known.get(target)?.get(listener)?.delete(keyOf(type, options))) count(target, type, -1);
    };
    EventTarget.prototype.addEventListener = function (type, listener, options) {
      const own = known.get(this) ?? new Map();
      known.set(this, own);
      const keys = own.get(listener) ?? new Set();
      own.set(listener, keys);
      if (listener && !keys.has(keyOf(type, options))) {
        keys.add(keyOf(type, options));
        count(this, type, 1);
        const once = typeof options === 'object' && options.once;
        const signal = typeof options === 'object' ? options.signal : undefined;
        if (once) addEventListener.call(this, type, () => drop(this, type, listener, options), options);
        if (signal) addEventListener.call(signal, 'abort', () => drop(this, type, listener, options));
      }
      return addEventListener.call(this, type, listener, options);
    };
    EventTarget.prototype.removeEventListener = function (type, listener, options) {
      drop(this, type, listener, options);
      return removeEventListener.call(this, type, listener, options);
    };

    const htmlAround = () => {
      const copy = document.documentElement.cloneNode(true) as HTMLElement;
      copy.querySelector(place)?.remove();
      return copy.outerHTML;
    };

    const timers = new Set<number>();
    const intervals = new Set<number>();
    const { setTimeout, clearTimeout, setInterval, clearInterval } = window;
    const forget = (id: number | undefined) => {
      if (id === undefined) return;
      timers.delete(id);
      intervals.delete(id);
    };
    Object.assign(window, {
      setTimeout(handler: (...values: unknown[]) => void, delay?: number, ...values: unknown[]) {
        const id: number = setTimeout(() => {
          timers.delete(id);
          handler(...values);
        }, delay);
        timers.add(id);
        return id;
      },
      clearTimeout(id?: number) {
        forget(id);
        clearTimeout(id);
      },
      setInterval(handler: () => void, delay?: number) {
        const id = setInterval(handler, delay);
        intervals.add(id);
        return id;
      },
      clearInterval(id?: number) {
        forget(id);
        clearInterval(id);
      },
      belongings: () => ({
        globals: [...Object.getOwnPropertyNames(window), ...Object.getOwnPropertyNames(document)].sort(),
        listeners: [...counted]
          .filter(([, number]) => number !== 0)
          .map(([name, number]) => `${name} ${number}`)
          .sort(),
        fonts: [...document.fonts].map(({ family }) => family),
        html: htmlAround(),
        sheets: document.adoptedStyleSheets.length,
        stored: [localStorage, sessionStorage]
          .flatMap((store) => Object.keys(store))
          .filter((key) => !key.startsWith('rab.'))
          .sort(),
        timers: timers.size,
        intervals: intervals.size,
      }),
    });
  }, place);

/** What the page has now. */
export const belongings = (page: Page): Promise<Belongings> =>
  page.evaluate(() => (window as unknown as { belongings: () => Belongings }).belongings());

/** Every computed style of the page's own elements, those in `except` left out. */
export const stylesOf = (page: Page, except: string): Promise<Record<string, string>> =>
  page.evaluate((left) => {
    const lines: Record<string, string> = {};
    const own = [...document.querySelectorAll('html, body, body *')].filter((element) => !element.closest(left));
    own.forEach((element, index) => {
      const style = getComputedStyle(element);
      for (const name of style) lines[`${index} ${element.localName} ${name}`] = style.getPropertyValue(name);
    });
    return lines;
  }, except);
