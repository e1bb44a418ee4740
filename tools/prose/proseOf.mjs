import { parseSync } from 'oxc-parser';

const TESTS = new Set(['it', 'test', 'describe']);
/** An instruction to a tool, which is not prose. */
const DIRECTIVE = /^(?:biome-ignore|oxlint-|@ts-|#__|webpack[A-Z])/;

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

/**
 * The prose of a source: its comments and the titles of its tests, as Markdown whose lines are those of the source. The rest of the
 * source is left out.
 * @param {string} file its name, which says whether it is TypeScript or JSX
 * @param {string} source
 * @throws where it cannot be parsed
 */
export function proseOf(file, source) {
  const { program, comments, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0].message}`);
  const lines = source.split('\n').map(() => '');
  const lineOf = (start) => source.slice(0, start).split('\n').length - 1;
  const parts = [
    ...comments
      .filter(({ value }) => !DIRECTIVE.test(value.trim()))
      .map(({ start, value }) => ({ start, text: value.replace(/^\*/, '') })),
    ...(/\.(?:test|spec|selftest)\.[a-z]+$/.test(file) ? titlesIn(program) : []),
  ];
  for (const { start, text } of parts)
    for (const [index, line] of text.split('\n').entries()) {
      const at = lineOf(start) + index;
      lines[at] = `${lines[at]} ${line.replace(/^\s*\*?\s*/, '')}`.trim();
    }
  return lines.join('\n');
}
