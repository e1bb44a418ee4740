import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';

const solc = createRequire(import.meta.url)('solc');

/** Every .sol file under a folder, sorted. */
export const solidityFiles = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.sol'))
    .map((name) => join(folder, name))
    .sort();

/**
 * The compiler's own syntax trees, with types, of everything under `src/` of a package and what it imports.
 * @param {string} root the package
 * @returns {Map<string, { text: Buffer, tree: object }>} by path relative to the package; positions of a tree are bytes of its text
 */
export function syntaxTrees(root) {
  const read = (path) =>
    readFileSync(path.startsWith('@') ? join(root, 'node_modules', path) : join(root, path), 'utf8');
  const sources = Object.fromEntries(
    solidityFiles(join(root, 'src')).map((file) => [relative(root, file), { content: readFileSync(file, 'utf8') }]),
  );
  const settings = { evmVersion: 'cancun', outputSelection: { '*': { '': ['ast'] } } };
  const input = JSON.stringify({ language: 'Solidity', sources, settings });
  const output = JSON.parse(solc.compile(input, { import: (path) => ({ contents: read(path) }) }));
  const errors = (output.errors ?? []).filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new Error(errors[0].formattedMessage);
  return new Map(
    Object.entries(output.sources).map(([path, { ast }]) => [path, { text: Buffer.from(read(path)), tree: ast }]),
  );
}

/** First byte and the byte behind the last of a node. */
export function rangeOf({ src }) {
  const [start, length] = src.split(':').map(Number);
  return [start, start + length];
}

/** The nodes right below a node. */
export function* childrenOf(node) {
  for (const [key, value] of Object.entries(node)) {
    if (key === 'typeDescriptions' || value === null || typeof value !== 'object') continue;
    for (const each of Array.isArray(value) ? value : [value]) if (each?.nodeType) yield each;
  }
}
