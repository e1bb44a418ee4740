import { parseSync } from 'oxc-parser';

const TESTS = new Set(['it', 'test', 'describe']);
/** An instruction to a tool, which is not prose. */
const DIRECTIVE = /^(?:biome-ignore|oxlint-|@ts-|#__|webpack[A-Z])/;
/** A string of Solidity, which may look like a comment; or a comment, to the end of its line or in a block. */
const STRING_OR_COMMENT = /(["'])(?:\\.|(?!\1)[^\\\n])*\1|\/\/(?<line>.*)|\/\*(?<block>[\s\S]*?)\*\//g;
/** A tag, with the name that follows some of them: code. */
const TAG = /@(?:(?:param|return|inheritdoc) +\w+|[\w:-]+)/g;

/** The name at the root of `it`, `it.each(…)`, `test.describe`, … */
function rootOf(callee) {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type === 'MemberExpression') return rootOf(callee.object);
  return callee.type === 'CallExpression' || callee.type === 'TaggedTemplateExpression'
    ? rootOf(callee.callee ?? callee.tag)
    : undefined;
}

/** Every node below one. */
function* nodesIn(node) {
  if (Array.isArray(node)) for (const child of node) yield* nodesIn(child);
  else if (node && typeof node === 'object') {
    if (node.type) yield node;
    for (const [key, child] of Object.entries(node)) if (key !== 'parent') yield* nodesIn(child);
  }
}

/** Titles of tests: what a call of `it`, `test` or `describe` takes first. */
function titlesIn(program) {
  const titles = [];
  for (const { type, callee, arguments: given } of nodesIn(program)) {
    if (type !== 'CallExpression' || !TESTS.has(rootOf(callee))) continue;
    const [title] = given;
    if (title?.type === 'Literal' && typeof title.value === 'string')
      titles.push({ start: title.start, text: title.value });
    if (title?.type === 'TemplateLiteral')
      titles.push({ start: title.start, text: title.quasis.map(({ value }) => value.cooked).join('…') });
  }
  return titles;
}

/** Comments of Solidity without their tags. */
const solidityParts = (source) =>
  [...source.matchAll(STRING_OR_COMMENT)]
    .map(({ index, groups: { line, block } }) => ({ start: index, value: line ?? block }))
    .filter(({ value }) => value !== undefined)
    .map(({ start, value }) => ({ start, text: value.replace(/^[*/]/, '').replace(TAG, '') }));

/** Comments of TypeScript, and the titles of tests. */
function scriptParts(file, source) {
  const { program, comments, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0].message}`);
  return [
    ...comments
      .filter(({ value }) => !DIRECTIVE.test(value.trim()))
      .map(({ start, value }) => ({ start, text: value.replace(/^\*/, '') })),
    ...(/\.(?:test|spec|selftest)\.[a-z]+$/.test(file) ? titlesIn(program) : []),
  ];
}

/**
 * The prose of a source: its comments and the titles of its tests, as Markdown whose lines are those of the source. The rest of the
 * source is left out.
 * @param {string} file its name, which says whether it is Solidity, TypeScript or JSX
 * @param {string} source
 * @throws where it cannot be parsed
 */
export function proseOf(file, source) {
  const lines = source.split('\n').map(() => '');
  const lineOf = (start) => source.slice(0, start).split('\n').length - 1;
  for (const { start, text } of file.endsWith('.sol') ? solidityParts(source) : scriptParts(file, source))
    for (const [index, line] of text.split('\n').entries()) {
      const at = lineOf(start) + index;
      lines[at] = `${lines[at]} ${line.replace(/^\s*\*?\s*/, '')}`.trim();
    }
  return lines.join('\n');
}
