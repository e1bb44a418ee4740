import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatter } from '@lingui/format-po';
import { type CompiledMessageToken, compileMessage } from '@lingui/message-utils/compileMessage';
import { WORKSPACE } from '@rab/devnet/options';
import pseudolocale from 'pseudolocale';

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
        : pseudolocale(part, { prepend: '', append: '', startDelimiter: '', endDelimiter: '' }) +
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

/** Packages whose words the shell's build serves with its own. */
const SHARED = ['packages/contracts', 'packages/ui', 'packages/wallet-context'];

async function wordsOf(folder: string) {
  const text = readFileSync(join(WORKSPACE, folder, 'words/en.po'), 'utf8');
  return Object.entries(await formatter().parse(text, { locale: 'en', sourceLocale: 'en', filename: '' }));
}

/** The catalogue of a build in a language that does not exist: English with accents, and 40 % longer (LNG-03). */
export async function pseudoWords(build: string): Promise<object> {
  const folders = build === 'shell' ? [build, ...SHARED] : [build];
  const entries = (await Promise.all(folders.map(wordsOf))).flat();
  const messages = entries.map(([id, { message }]) => [id, [compileMessage(message ?? '')].flat().map(pseudoToken)]);
  return { messages: Object.fromEntries(messages) };
}
