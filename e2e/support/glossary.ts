import type { Page } from '@playwright/test';
import { guideTable } from '@rab/testing/guideTable';

/** Rows of the guide's glossary: `[term, meaning, link]`. */
const rows = guideTable('glossary', 'Glossary');
const MEANINGS = rows.map(([, meaning = '']) => meaning);
/** But for plain words, which the value beside them explains. */
const PLAIN = ['token', 'owner', 'currency'];
const TERMS = rows.map(([term = '']) => term.toLowerCase()).filter((term) => !PLAIN.includes(term));

/**
 * What is wrong with the explanations on a page: labels that the glossary has and the page does not explain, explanations
 * that are not its, links that lead elsewhere than its pages.
 */
export function unexplained(page: Page): Promise<string[]> {
  return page.evaluate(
    ({ terms, meanings, pages }) => {
      const labels = [...document.querySelectorAll('dt, [data-scope=field][data-part=label]')];
      const bare = labels.filter((label) => {
        const text = label.textContent?.replace('*', '').trim().toLowerCase() ?? '';
        const isExplained = label.parentElement?.querySelector('[data-glossary]');
        return label.checkVisibility() && terms.includes(text) && !isExplained;
      });
      const wrong = [...document.querySelectorAll<HTMLElement>('[data-glossary]')].flatMap((hint) => {
        if (!hint.checkVisibility()) return [];
        hint.click();
        return new Promise<string[]>((resolve) => {
          requestAnimationFrame(() => {
            const bubble = hint.parentElement;
            const meaning = bubble?.querySelector('[role=status]')?.textContent ?? 'nothing';
            const link = bubble?.querySelector('a')?.href ?? 'no link';
            document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
            resolve([
              ...(meanings.includes(meaning) ? [] : [`“${meaning}” is not in the glossary`]),
              ...(pages.some((known) => link.endsWith(known)) ? [] : [`${link} is no page of the glossary`]),
            ]);
          });
        });
      });
      return Promise.all(wrong).then((found) => [
        ...bare.map((label) => `“${label.textContent}” is not explained`),
        ...found.flat(),
      ]);
    },
    {
      terms: TERMS,
      meanings: MEANINGS,
      pages: rows.map(([, , link = '']) => /\(\.\/(.*)\)/.exec(link)?.[1]?.replace('.md', '.html') ?? link),
    },
  );
}
