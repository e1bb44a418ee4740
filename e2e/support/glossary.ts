import type { Page } from '@playwright/test';
import { guideTable } from '@rab/testing/guideTable';

/** Rows of the guide's glossary: `[term, meaning, link]`. */
const rows = guideTable('glossary', 'Glossary');
const MEANINGS = rows.map(([term = '', meaning = '']) => [term.toLowerCase(), meaning] as const);
/** But for plain words, which the value next to them explains. */
const PLAIN = ['token', 'owner', 'currency'];
const TERMS = rows.map(([term = '']) => term.toLowerCase()).filter((term) => !PLAIN.includes(term));

/**
 * What is wrong with the explanations on a page: labels that the glossary has and the page does not explain, explanations
 * that are not its, links that lead elsewhere than its pages.
 */
export function unexplained(page: Page): Promise<string[]> {
  return page.evaluate(
    async ({ terms, meanings, pages }) => {
      const labels = [...document.querySelectorAll('dt, [data-scope=field][data-part=label]')];
      const bare = labels.filter((label) => {
        const text = label.textContent?.replace('*', '').trim().toLowerCase() ?? '';
        const isExplained = label.parentElement?.querySelector('[data-glossary]');
        // a printed page
        if (label.closest('[data-testid=certificate]')) return false;
        return label.checkVisibility() && terms.includes(text) && !isExplained;
      });
      const wrong = bare.map((label) => `“${label.textContent}” is not explained`);
      for (const hint of document.querySelectorAll<HTMLElement>('[data-glossary]')) {
        if (!hint.checkVisibility()) continue;
        hint.click();
        const shown = () => hint.parentElement?.querySelector('[role=status]')?.textContent;
        // the first one is loaded
        for (let frames = 0; frames < 300 && !shown(); frames += 1) await new Promise(requestAnimationFrame);
        const meaning = shown();
        const label = hint.getAttribute('aria-description')?.toLowerCase();
        // a label with words of its own, e.g. “Token Price”, has the meaning of some term
        const own = meanings.filter(([term]) => term === label);
        const link = hint.parentElement?.querySelector('a')?.href;
        if (!(own.length > 0 ? own : meanings).some(([, known]) => known === meaning))
          wrong.push(`“${meaning}” is not what the glossary says of “${label}”`);
        if (!pages.some((known) => link?.endsWith(known))) wrong.push(`${link} is no page of the glossary`);
        document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
        await new Promise(requestAnimationFrame);
      }
      return wrong;
    },
    {
      terms: TERMS,
      meanings: MEANINGS,
      pages: rows.map(([, , link = '']) => /\(\.\/(.*)\)/.exec(link)?.[1]?.replace('.md', '.html') ?? link),
    },
  );
}
