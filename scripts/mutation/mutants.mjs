import { createHash } from 'node:crypto';
import { parseSync } from 'oxc-parser';

/** A mutant's name quotes so many characters of what it changes at most. */
const LONGEST = 160;

/** What takes an operator's place. */
const OPERATORS = {
  boundary: { '<': '<=', '<=': '<', '>': '>=', '>=': '>' },
  equality: { '===': '!==', '!==': '===', '==': '!=', '!=': '==' },
  arithmetic: {
    '+': '-',
    '-': '+',
    '*': '/',
    '/': '*',
    '%': '*',
    '**': '*',
    '<<': '>>',
    '>>': '<<',
    '&': '|',
    '|': '&',
  },
};
const ASSIGNMENTS = { '+=': '-=', '-=': '+=', '*=': '/=', '/=': '*=', '|=': '&=', '&=': '|=' };
const METHODS = {
  some: 'every',
  every: 'some',
  find: 'findLast',
  findLast: 'find',
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
};
/** Methods without which an answer is in another order, or of other letters. */
const REMOVED_METHODS = new Set([
  'sort',
  'toSorted',
  'reverse',
  'toReversed',
  'filter',
  'toLowerCase',
  'toUpperCase',
  'trim',
]);
/** Calls in which the first two arguments may change places without any effect. */
const COMMUTATIVE = new Set(['min', 'max', 'imul']);
/** Appended to a text to make it different. */
const OTHER = '¿';

/**
 * A place in a source where something can be otherwise.
 * @typedef {object} Site
 * @property {'expression' | 'attribute' | 'statement'} kind
 * @property {[number, number]} range of the source's text
 * @property {string} within the function or constant around it; empty at the top
 * @property {{ operator: string, text: string }[]} alternatives what can be there instead
 */

/** The children of a node that are evaluated, with the field that they are in. */
function* evaluated(node) {
  for (const [field, value] of Object.entries(node)) {
    if (field === 'parent' || field === 'typeAnnotation' || field === 'typeArguments' || field === 'returnType')
      continue;
    for (const child of Array.isArray(value) ? value : [value])
      if (child && typeof child === 'object' && typeof child.type === 'string') yield [field, child];
  }
}

const WRAPPERS = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression']);
const isText = ({ type, value }) => type === 'TemplateLiteral' || (type === 'Literal' && typeof value === 'string');
const isFunction = ({ type }) => type === 'ArrowFunctionExpression' || type === 'FunctionExpression';
const nameOf = ({ id, key, type }) =>
  type === 'MethodDefinition' || type === 'PropertyDefinition' ? key?.name : id?.name;

/**
 * All sites of a source, the outer before the inner.
 * @param {string} file its name; that of a component ends with tsx
 * @param {string} source
 * @returns {Site[]}
 */
export function sitesOf(file, source) {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`);
  const sites = [];
  const textOf = ({ start, end }) => source.slice(start, end);
  /** The text of a node with that of a part of it replaced. */
  const with_ = (node, part, text) => source.slice(node.start, part.start) + text + source.slice(part.end, node.end);

  function swaps(call) {
    const given = call.arguments;
    const name = call.callee.property?.name ?? call.callee.name;
    return given.slice(1).flatMap((second, index) => {
      const first = given[index];
      if ([first, second].some((each) => isFunction(each) || each.type === 'SpreadElement')) return [];
      if (textOf(first) === textOf(second) || (index === 0 && COMMUTATIVE.has(name))) return [];
      const between = source.slice(first.end, second.start);
      const both = { start: first.start, end: second.end };
      return [{ operator: 'arguments swapped', text: with_(call, both, textOf(second) + between + textOf(first)) }];
    });
  }

  function ofMethod({ callee, ...call }) {
    if (callee.type !== 'MemberExpression' || callee.computed) return [];
    const { object, property } = callee;
    if (Object.hasOwn(METHODS, property.name))
      return [{ operator: 'method', text: with_(call, property, METHODS[property.name]) }];
    return REMOVED_METHODS.has(property.name) ? [{ operator: 'method removed', text: textOf(object) }] : [];
  }

  /** What a condition alone is, where no operator of its own is changed. */
  const ofCondition = (test) =>
    ['Identifier', 'MemberExpression', 'CallExpression', 'ChainExpression', 'AwaitExpression'].includes(test.type)
      ? [{ operator: 'condition', text: `!(${textOf(test)})` }]
      : [];

  const around = ({ left, right, operator }, other) =>
    textOf(left) + source.slice(left.end, right.start).replace(operator, other) + textOf(right);

  function ofLiteral(node) {
    if (typeof node.value === 'boolean') return [{ operator: 'truth', text: String(!node.value) }];
    if (typeof node.bigint === 'string') return [{ operator: 'number', text: `${BigInt(node.bigint) + 1n}n` }];
    if (typeof node.value === 'number') return [{ operator: 'number', text: String(node.value + 1) }];
    if (typeof node.value === 'string' && node.value !== '')
      return [{ operator: 'text', text: JSON.stringify(node.value + OTHER) }];
    return [];
  }

  function expressionAlternatives(node) {
    switch (node.type) {
      case 'BinaryExpression': {
        // texts are joined, and what a text is compared with is changed by the comparison
        const isJoined = node.operator === '+' && (isText(node.left) || isText(node.right));
        return Object.entries(OPERATORS).flatMap(([name, table]) =>
          Object.hasOwn(table, node.operator) && !isJoined
            ? [{ operator: name, text: around(node, table[node.operator]) }]
            : [],
        );
      }
      case 'LogicalExpression':
        return [
          { operator: 'half left out', text: textOf(node.left) },
          { operator: 'half left out', text: textOf(node.right) },
        ];
      case 'UnaryExpression':
        if (node.operator === '!') return [{ operator: 'not', text: textOf(node.argument) }];
        return node.operator === '-' ? [{ operator: 'sign', text: textOf(node.argument) }] : [];
      case 'UpdateExpression':
        return [
          { operator: 'arithmetic', text: textOf(node).replace(node.operator, node.operator === '++' ? '--' : '++') },
        ];
      case 'AssignmentExpression':
        return Object.hasOwn(ASSIGNMENTS, node.operator)
          ? [{ operator: 'arithmetic', text: around(node, ASSIGNMENTS[node.operator]) }]
          : [];
      case 'CallExpression':
        return [...swaps(node), ...ofMethod(node)];
      case 'NewExpression':
        return swaps(node);
      case 'ArrayExpression': {
        const last = node.elements.at(-1);
        if (!last) return [];
        const from = node.elements.at(-2)?.end ?? last.start;
        return [{ operator: 'element left out', text: `${source.slice(node.start, from)}]` }];
      }
      case 'TemplateLiteral':
        return [{ operator: 'text', text: `${source.slice(node.start, node.end - 1)}${OTHER}\`` }];
      case 'Literal':
        return ofLiteral(node);
      default:
        return [];
    }
  }

  function add(kind, { start, end }, within, alternatives) {
    if (alternatives.length > 0) sites.push({ kind, range: [start, end], within, alternatives });
  }

  function visit(node, within, { field, parent, isChained = false } = {}) {
    if (WRAPPERS.has(node.type)) return visit(node.expression, within, { field, parent });
    if (/^(?:TS|Import|ExportAll)/.test(node.type) || node.declare) return undefined;
    const here = nameOf(node) && !/^(?:Identifier|Property)$/.test(node.type) ? nameOf(node) : within;
    const name = node.type === 'VariableDeclarator' && within ? within : here;
    if (node.type === 'ExpressionStatement' && !node.directive)
      add('statement', node, name, [{ operator: 'statement removed', text: '' }]);
    if ((node.type === 'IfStatement' || node.type === 'ConditionalExpression') && node.test)
      add('expression', node.test, name, ofCondition(node.test));
    // to change a link of an optional chain would cut the chain
    const isInChain = isChained && (field === 'object' || field === 'callee' || parent?.type === 'ChainExpression');
    const isOperandText = parent?.type === 'BinaryExpression' && /^[=!]==?$/.test(parent.operator) && isText(node);
    // the macro reads the cases of a plural from the source
    const isPlural = node.type === 'CallExpression' && node.callee.name === 'plural';
    const isFixed = field === 'quasi' || parent?.directive || isPlural;
    if (!isInChain && !isOperandText && !isFixed && !/Statement$/.test(node.type)) {
      const isAttribute = parent?.type === 'JSXAttribute' && node.type === 'Literal';
      add(isAttribute ? 'attribute' : 'expression', node, name, expressionAlternatives(node));
    }
    const chained = node.type === 'ChainExpression' || isInChain;
    for (const [childField, child] of evaluated(node))
      if (
        childField !== 'source' &&
        (childField !== 'key' || node.computed) &&
        (!isPlural || child === node.arguments[0])
      )
        visit(child, name, { field: childField, parent: node, isChained: chained });
    return undefined;
  }

  visit(program, '');
  return sites.sort(
    (one, other) =>
      one.range[0] - other.range[0] || other.range[1] - one.range[1] || (one.kind === 'statement' ? -1 : 1),
  );
}

/** A text on one line; a long one by its beginning and its digest. */
function flat(raw) {
  const line = raw.replace(/\s+/g, ' ').trim();
  if (line.length <= LONGEST) return line;
  return `${line.slice(0, LONGEST)}… ${createHash('sha256').update(line).digest('hex').slice(0, 8)}`;
}

/**
 * All mutants of a source, numbered from 1. A mutant's name stays the same when lines move: file, function, operator, the text, and a
 * count where the same occurs more than once.
 * @param {string} file
 * @param {string} source
 */
export function mutantsOf(file, source) {
  const seen = new Map();
  let id = 0;
  return sitesOf(file, source).flatMap((site) =>
    site.alternatives.map(({ operator, text }) => {
      const before = flat(source.slice(...site.range));
      const change = text === '' ? before : `${before} -> ${flat(text)}`;
      const base = `${file} ${site.within}: ${operator}: ${change}`;
      const count = (seen.get(base) ?? 0) + 1;
      seen.set(base, count);
      id += 1;
      const line = source.slice(0, site.range[0]).split('\n').length;
      return { id, name: count > 1 ? `${base} (${count})` : base, file, line, site, operator, text };
    }),
  );
}
