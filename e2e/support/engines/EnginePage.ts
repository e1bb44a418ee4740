import { expect } from '@playwright/test';
import type { Engine, Finder } from './Engine.ts';

/** As long as Playwright's own checks wait here; what is asked of a page that is just left fails, and is asked again. */
const eventually = (check: () => Promise<void>): Promise<void> => expect(check).toPass({ timeout: 30_000 });

/** A button that is seen, can be pressed, and is called so exactly. */
const button: Finder = (name) =>
  [...document.querySelectorAll('button')].find((each) => {
    const label = each.getAttribute('aria-label') ?? each.textContent?.replaceAll(/\s+/g, ' ').trim();
    return label === name && !each.disabled && each.checkVisibility() && !each.closest('[inert], [aria-hidden=true]');
  }) ?? null;

const formField: Finder = (name) => document.querySelector(`main [name="${name}"]`);

/** The text that is shown on the page, that of shadow trees too. */
const shownText = () => {
  const hosts = [...document.querySelectorAll('*')].filter(({ shadowRoot }) => shadowRoot);
  const inside = hosts.flatMap(({ shadowRoot }) => [...(shadowRoot?.children ?? [])]);
  return (
    [document.body, ...inside]
      // biome-ignore lint/performance/useDomNodeTextContent: text that is hidden is not shown
      .map((each) => (each as HTMLElement).innerText)
      .join(' ')
      .replaceAll(/\s+/g, ' ')
  );
};

/** What a person does and sees on the page of an engine. Everything waits until it can be done, or its time is over. */
export class EnginePage {
  readonly #engine: Engine;
  readonly #site: string;

  constructor(engine: Engine, site: string) {
    this.#engine = engine;
    this.#site = site;
  }

  /** Loads a path of the site, or an address of another one. */
  async open(path: string): Promise<void> {
    await this.#engine.load(new URL(path, this.#site).href);
    await this.#isSettled();
  }

  async press(name: string): Promise<void> {
    await eventually(() => this.#engine.click(button, name));
  }

  async fill(name: string, text: string): Promise<void> {
    await eventually(() => this.#engine.type(formField, name, text));
  }

  async sees(text: string): Promise<void> {
    await eventually(async () => expect(await this.#engine.run(shownText)).toContain(text));
  }

  /** Waits for an address. Returns its last part. */
  async landsOn(path: RegExp): Promise<string> {
    const address = () => this.#engine.run(() => location.pathname);
    await eventually(async () => expect(await address()).toMatch(path));
    return (await address()).split('/').pop() ?? '';
  }

  /** Goes back, to a page at this path. */
  async back(path: RegExp): Promise<void> {
    await this.#engine.back();
    await this.landsOn(path);
    await this.#isSettled();
  }

  async reload(): Promise<void> {
    await this.#engine.reload();
    await this.#isSettled();
  }

  resize(width: number): Promise<void> {
    return this.#engine.resize(width);
  }

  /** How many CSS pixels the page is wider than its window. */
  overflow(): Promise<number> {
    return this.#engine.run(() => document.documentElement.scrollWidth - innerWidth);
  }

  /** Style rules within style rules, by their selectors: the lowest versions do not know such. */
  nestedRules(): Promise<string[]> {
    return this.#engine.run(() => {
      const nestedIn = (rules: CSSRuleList): string[] =>
        [...rules].flatMap((rule) => {
          const inner = 'cssRules' in rule ? (rule.cssRules as CSSRuleList) : [];
          if (inner.length === 0) return [];
          return rule instanceof CSSStyleRule ? [rule.selectorText] : nestedIn(inner as CSSRuleList);
        });
      return [...document.styleSheets, ...document.adoptedStyleSheets].flatMap(({ cssRules }) => nestedIn(cssRules));
    });
  }

  /** Errors of the page that is open, and what its policy has refused. */
  problems(): Promise<string[] | undefined> {
    return this.#engine.run(() => window.problems);
  }

  /** Does what the policy refuses, and throws. */
  plantProblems(): Promise<void> {
    return this.#engine.run(() => {
      document.head.append(Object.assign(document.createElement('style'), { textContent: 'p { color: red }' }));
      setTimeout(() => {
        throw new Error('planted');
      });
    });
  }

  /** The program is there, and on our own site the bar of the local chain, which moves what is below it. */
  async #isSettled(): Promise<void> {
    const drawn = () => this.#engine.run(() => document.querySelectorAll('#root[data-static], [data-drawn]').length);
    await eventually(async () => expect(await drawn()).toBe(0));
    if ((await this.#engine.run(() => location.origin)) === this.#site) await this.sees('Chain time:');
  }
}
