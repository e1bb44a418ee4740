import type { EmotionCache } from '@emotion/cache';

type Sheet = EmotionCache['sheet'];
interface SheetOptions {
  key: string;
  container: Node;
}

/** Those of one mount each: the next one in the same place takes them out. */
const locals = new WeakSet<CSSStyleSheet>();

/**
 * Emotion's style sheet as constructed sheets of a shadow root: a page's policy does not apply to those, but style elements need
 * its permission. Global rules, for which Emotion makes sheets of this class, come before the others.
 * @param usual the sheet that Emotion would use itself
 */
export function adoptedSheet(root: ShadowRoot, usual: Sheet): Sheet {
  root.adoptedStyleSheets = root.adoptedStyleSheets.filter((sheet) => !locals.has(sheet));
  const Base = usual.constructor as new (options: SheetOptions) => Sheet;
  class AdoptedSheet extends Base {
    readonly #rules = new CSSStyleSheet();
    #isAdopted = false;

    override insert(rule: string): void {
      if (!this.#isAdopted) {
        if (this === local) locals.add(this.#rules);
        const globals = root.adoptedStyleSheets.filter((sheet) => sheet !== local.#rules);
        this.#isAdopted = true;
        root.adoptedStyleSheets = [...globals, ...(this === local ? [] : [this.#rules]), ...local.#adopted()];
      }
      try {
        this.#rules.insertRule(rule, this.#rules.cssRules.length);
      } catch {
        // a rule for another browser
      }
    }

    override flush(): void {
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((sheet) => sheet !== this.#rules);
      this.#rules.replaceSync('');
      this.#isAdopted = false;
    }

    #adopted(): CSSStyleSheet[] {
      return this.#isAdopted ? [this.#rules] : [];
    }
  }
  const local = new AdoptedSheet({ key: usual.key, container: root });
  return local;
}
