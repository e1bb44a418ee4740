import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatter } from '@lingui/format-po';
import { type CompiledMessageToken, compileMessage } from '@lingui/message-utils/compileMessage';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { WORKSPACE } from '@rab/devnet/options';
import pseudolocale from 'pseudolocale';
import { serveConfig } from './serveConfig.ts';
import { expectFocusIn } from './test.ts';

const TAG = /(<\/?\w+\/?>)/;

/** Further letters, in words of ordinary length. */
const longer = (letters: number) => 'ẽẽẽẽẽẽ '.repeat(Math.floor(letters / 6)) + 'ẽ'.repeat(letters % 6);

/** A text with accents and 40 % longer; elements stay. */
const pseudo = (text: string): string =>
  text
    .split(TAG)
    .map((part) =>
      TAG.test(part) || !/\p{L}/u.test(part)
        ? part
        : pseudolocale(part, { prepend: '', append: '', startDelimiter: '', endDelimiter: '', delimiter: '\u0000' }) +
          longer(Math.ceil(part.trim().length * 0.4)),
    )
    .join('');

const pseudoToken = (token: CompiledMessageToken): CompiledMessageToken => {
  if (typeof token === 'string') return token === '#' ? token : pseudo(token);
  const [name, kind, cases] = token;
  if (!cases || typeof cases !== 'object') return token;
  const longer = Object.entries(cases).map(([key, value]) => [
    key,
    typeof value === 'string' ? pseudo(value) : Array.isArray(value) ? value.map(pseudoToken) : value,
  ]);
  return [name, kind, Object.fromEntries(longer)] as CompiledMessageToken;
};

const FOLDERS = execFileSync('git', ['ls-files', '*/words/en.po'], { cwd: WORKSPACE, encoding: 'utf8' })
  .trim()
  .split('\n');

async function wordsIn(file: string) {
  const text = readFileSync(join(WORKSPACE, file), 'utf8');
  return Object.entries(await formatter().parse(text, { locale: 'en', sourceLocale: 'en', filename: '' }));
}

/** The messages of all builds, by id and, as labels of the menu are served, by their English words. */
async function catalogue(): Promise<object> {
  const entries = (await Promise.all(FOLDERS.map(wordsIn))).flat();
  const messages = entries.flatMap(([id, { message = '' }]) => {
    const tokens = [compileMessage(message)].flat().map(pseudoToken);
    return [
      [id, tokens],
      [message, tokens],
    ];
  });
  return { messages: Object.fromEntries(messages) };
}

/** Adds a language that does not exist, called Pseudo: English with accents, and 40 % longer (LNG-03). */
export async function addPseudo(context: BrowserContext): Promise<void> {
  await serveConfig(context, (config) => ({ ...config, languages: [{ code: 'en-XA', name: 'Pseudo' }] }));
  const json = await catalogue();
  await context.route(/\/l\/(?:\w+\/)?en-XA\.json$/, (route) =>
    route.fulfill({ json, headers: { 'access-control-allow-origin': '*' } }),
  );
}

/** The language's name, as its speakers call it, with the code of the page's own language. */
const CODES = { Pseudo: 'en-XA', العربية: 'ar' } as const;

/** Chooses a language in the header of a wide window. */
export async function choose(page: Page, name: keyof typeof CODES): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /(?:English|Pseudo)$/ })
    .click();
  await expectFocusIn(page.getByRole('menu'));
  await page.getByRole('menuitemradio', { name }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', CODES[name]);
}
