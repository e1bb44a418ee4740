import type { Page } from '@playwright/test';
import { DISPLAY_CHAINS } from '@rab/config';

/** Words of a few letters, one after the other, that no pseudo message has: its letters have accents. */
const PLAIN = /(?<![\p{L}\p{N}.])[A-Za-z]{3,}(?: [A-Za-z]{3,})*(?![\p{L}\p{N}])/gu;
const MONTHS = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month)));
/** Names and shapes that are the same in every language, and months, whose names are those of `Intl`. */
const SAME_EVERYWHERE: readonly string[] = [
  ...['UTC', 'KYC', 'YYYY', 'http', 'https', 'USDT', 'Reddit', 'Facebook'],
  ...DISPLAY_CHAINS,
  ...(['short', 'long'] as const).flatMap((month) =>
    MONTHS.map((date) => date.toLocaleString('en', { month, timeZone: 'UTC' })),
  ),
];

const wordsOf = (text: string): string => ` ${text.match(/[A-Za-z]{3,}/g)?.join(' ') ?? ''} `;

/** What the chain answers has texts of tokens in hex. */
const decoded = (text: string): string =>
  (text.match(/(?:[0-9a-f]{2}){3,}/gi) ?? []).map((hex) => Buffer.from(hex, 'hex').toString('latin1')).join(' ');

/** Notes the data that a page gets, and the addresses of its files; the returned text has all of their words so far. */
export function noteData(page: Page): () => Promise<string> {
  let answers: Promise<string>[] = [];
  const noted = new Set<string>();
  let words = '';
  page.on('response', (response) => {
    answers.push(Promise.resolve(response.url()));
    if (/json|text\/plain/.test(response.headers()['content-type'] ?? '') && !/\/l\//.test(response.url()))
      answers.push(response.text().catch(() => ''));
  });
  return async () => {
    const texts = answers;
    answers = [];
    for (const text of await Promise.all(texts)) {
      if (noted.has(text)) continue;
      noted.add(text);
      words += wordsOf(`${text} ${decoded(text)}`);
    }
    return words;
  };
}

/** Every visible text, and every text that a screen reader says instead. */
const textsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isSaid = (element: Element | null) =>
      element?.checkVisibility() && !element.closest('[translate=no], code, script, style, noscript');
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode())
      if (isSaid(walker.currentNode.parentElement)) texts.push(walker.currentNode.nodeValue ?? '');
    for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
      for (const element of document.body.querySelectorAll(`[${name}]`))
        if (isSaid(element)) texts.push(element.getAttribute(name) ?? '');
    return texts;
  });

/** Texts of a page in the language Pseudo (pseudoWords.ts) that are neither of a message nor of data. */
export async function foreignWords(page: Page, data: string): Promise<string[]> {
  const texts = (await textsOf(page)).filter((text) => !text.startsWith('sha256-'));
  const plain = texts.flatMap((text) => text.match(PLAIN) ?? []);
  return [...new Set(plain)].filter((words) => !SAME_EVERYWHERE.includes(words) && !data.includes(` ${words} `));
}
