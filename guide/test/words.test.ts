import { describe, expect, it } from '@jest/globals';
import { screenTexts, textsIn } from '@rab/testing/textsIn';
import { PAGE_NAMES, proseOf } from './pages.ts';

const onScreen = screenTexts();
/** The number of a plural is `#` in the code: `1 danger found` is `# danger found` there. */
const isOnScreen = (words: string) => onScreen.has(words) || onScreen.has(words.replace(/^\d+ /, '# '));

/** Words of the screen in a page: these alone are bold. */
const wordsOf = (page: string) => [...proseOf(page).matchAll(/\*\*([^*]+)\*\*/g)].map(([, words = '']) => words);

describe('words of the screen', () => {
  it('are found whole in strings, in templates up to a value, and in JSX', () => {
    const source = '<b title="Burn">\n  Claim reward {reward}\n  {`Refund $words`}{"At the hard cap"}</b>';
    const texts = textsIn(source.replace('$words', `$\{words}`), true);
    expect(texts).toEqual(expect.arrayContaining(['Burn', 'Claim reward', 'Refund', 'At the hard cap']));
    expect(texts).not.toContain('the hard cap');
  });

  it.each(PAGE_NAMES)('that the page “%s” of the guide quotes are words of the product [LNG-05]', (page) => {
    expect(wordsOf(page).filter((words) => !isOnScreen(words))).toEqual([]);
  });

  it('are quoted in the guide at all, and each term of its glossary once', () => {
    const terms = wordsOf('glossary');
    expect(terms.length).toBeGreaterThan(30);
    expect(terms.filter((term, index) => terms.indexOf(term) !== index)).toEqual([]);
  });
});
