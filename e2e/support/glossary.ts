import type { Page } from '@playwright/test';
import { guideTable } from '@rab/testing/guideTable';

/** Rows of the guide's glossary: `[term, meaning, link]`. */
const ROWS = guideTable('glossary', 'Glossary');
/** But for plain words, which the value next to them explains. */
const PLAIN = ['token', 'owner', 'currency'];
const TERMS = ROWS.map(([term = '', meaning = '']) => [term.toLowerCase(), meaning] as const).filter(
  ([term]) => !PLAIN.includes(term),
);

/**
 * What is wrong with the explanations on a page: labels that the glossary has and the page does not explain, and
 * explanations of them that are not the glossary's. (What each explanation leads to: `glossary.test.ts` of each package.)
 */
export function unexplained(page: Page): Promise<string[]> {
  return page.evaluate((terms) => {
    const isSeen = (element: Element) =>
      // a certificate is a page to print
      element.checkVisibility() && !element.closest('[data-testid=certificate]');
    const textOf = (label: Element) => label.textContent?.replace('*', '').trim().toLowerCase() ?? '';
    const bare = [...document.querySelectorAll('dt, [data-scope=field][data-part=label]')]
      .filter((label) => isSeen(label) && terms.some(([term]) => term === textOf(label)))
      .filter((label) => !label.parentElement?.querySelector('[data-glossary]'))
      .map((label) => `“${label.textContent}” is not explained`);
    const wrong = [...document.querySelectorAll<HTMLElement>('[data-glossary]')].flatMap((hint) => {
      const label = hint.dataset.glossary ?? '';
      const meaning = hint.getAttribute('aria-description') ?? '';
      const own = terms.find(([term]) => term === label.toLowerCase());
      return own && own[1] !== meaning ? [`“${meaning}” is not what the glossary says of “${label}”`] : [];
    });
    return [...bare, ...wrong];
  }, TERMS);
}
