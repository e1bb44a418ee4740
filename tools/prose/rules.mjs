import { fileURLToPath } from 'node:url';
import { TextlintKernel } from '@textlint/kernel';
import markdown from '@textlint/textlint-plugin-markdown';
import prh from 'textlint-rule-prh';
import { proseOf } from './proseOf.mjs';

const WORDS = fileURLToPath(new URL('words.yml', import.meta.url));
const kernel = new TextlintKernel();
const options = {
  ext: '.md',
  plugins: [{ pluginId: 'markdown', plugin: markdown.default ?? markdown }],
  rules: [
    { ruleId: 'prh', rule: prh.default ?? prh, options: { rulePaths: [WORDS], checkLink: true, checkEmphasis: true } },
  ],
};

/** Files are checked together: the list of words is read once for each text. */
const TOGETHER = 200;

/**
 * What the prose of some files breaks, in their order.
 * @param {readonly { file: string, source: string }[]} files Markdown, and sources with comments
 * @returns {Promise<{ file: string, line: number, message: string }[]>}
 */
export async function lintProse(files) {
  const found = [];
  for (let first = 0; first < files.length; first += TOGETHER) {
    const origins = [];
    const texts = files.slice(first, first + TOGETHER).map(({ file, source }) => {
      const text = file.endsWith('.md') ? source : proseOf(file, source);
      origins.push(...text.split('\n').map((_, index) => ({ file, line: index + 1 })), { file, line: 0 });
      return `${text}\n`;
    });
    const { messages } = await kernel.lintText(texts.join('\n'), options);
    for (const { line, message } of messages) found.push({ ...origins[line - 1], message: message.split('\n')[0] });
  }
  return found;
}
