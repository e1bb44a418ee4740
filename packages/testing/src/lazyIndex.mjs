import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const REQUIRE = /^(?:var|let|const) ([\w$]+) = require\((['"].+['"])\);$/gm;
const EXPORT = /^exports\.(\w+) = (.+);$/gm;
const WORD = /(?<![\w$."'])[\w$]+(?![\w$"':])/g;

/**
 * Jest's transformer of a library's index in CommonJS: what it exports is loaded when it is taken. Otherwise each test file of a
 * screen loads all of Chakra, Ark and Zag, 1,900 modules, which is 1 s of CPU in each of some 250 files.
 */
function process(source) {
  const files = new Map();
  const exported = source.replaceAll(REQUIRE, (_, name, file) => {
    files.set(name, file);
    return '';
  });
  const code = exported
    .replaceAll(
      EXPORT,
      (_, name, value) => `Object.defineProperty(exports, '${name}', { enumerable: true, get: () => ${value} });`,
    )
    .replaceAll(WORD, (word) => (files.has(word) ? `(require(${files.get(word)}))` : word));
  return { code };
}

const own = readFileSync(new URL(import.meta.url));

export default {
  process,
  // jest's own key does not know this file
  getCacheKey: (source) => createHash('sha1').update(own).update(source).digest('hex'),
};
