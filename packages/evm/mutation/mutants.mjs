import { childrenOf, rangeOf } from './syntaxTrees.mjs';

/** What takes an operator's place. */
const OPERATORS = {
  boundary: { '<': '<=', '<=': '<', '>': '>=', '>=': '>' },
  equality: { '==': '!=', '!=': '==' },
  logic: { '&&': '||', '||': '&&' },
  arithmetic: { '+': '-', '-': '+', '*': '/', '/': '*', '%': '*', '<<': '>>', '>>': '<<', '&': '|', '|': '&' },
};
const ASSIGNMENTS = { '+=': '-=', '-=': '+=', '*=': '/=', '|=': '&=', '&=': '|=' };
/** Calls in which the first two arguments may change places without any effect. */
const COMMUTATIVE = new Set(['mulDiv', 'max', 'min']);

const isConstant = ({ typeDescriptions }) => /^(?:int|rational)_const/.test(typeDescriptions?.typeString ?? '');
const isTuple = ({ typeDescriptions }) => (typeDescriptions?.typeString ?? '').startsWith('tuple(');
const calledName = ({ expression }) => expression.memberName ?? expression.name;

/**
 * A place in a source where something can be otherwise.
 * @typedef {object} Site
 * @property {'expression' | 'statement' | 'modifier'} kind
 * @property {[number, number]} range bytes of the source
 * @property {{ operator: string, text: string }[]} alternatives what can be there instead; those of a modifier have no text
 * @property {string} within contract and function
 * @property {number} [modifier] id of the modifier's declaration
 */

/**
 * All sites of one source, the outer before the inner.
 * @param {{ text: Buffer, tree: object }} source
 * @returns {Site[]}
 */
export function sitesOf({ text, tree }) {
  const sites = [];
  const immutables = new Set();
  const slice = ([start, end]) => text.subarray(start, end).toString();
  const textOf = (node) => slice(rangeOf(node));
  const around = (node, first, second, between) => {
    const [start, end] = rangeOf(node);
    return (
      slice([start, rangeOf(first)[0]]) + textOf(first) + between + textOf(second) + slice([rangeOf(second)[1], end])
    );
  };

  /** Neighbours among the arguments, of one type, that change places. */
  function swaps(call, whole = call) {
    if (call.names?.length > 0) return [];
    const { arguments: given } = call;
    return given.slice(1).flatMap((second, index) => {
      const first = given[index];
      const isSame = first.typeDescriptions.typeString === second.typeDescriptions.typeString;
      if (!isSame || textOf(first) === textOf(second)) return [];
      if (index === 0 && COMMUTATIVE.has(calledName(call))) return [];
      const [start, end] = rangeOf(whole);
      const between = slice([rangeOf(first)[1], rangeOf(second)[0]]);
      const swapped = textOf(second) + between + textOf(first);
      const alternative = slice([start, rangeOf(first)[0]]) + swapped + slice([rangeOf(second)[1], end]);
      return [{ operator: 'arguments swapped', text: alternative }];
    });
  }

  function expressionAlternatives(node) {
    if (isConstant(node) || node.typeDescriptions?.typeString === 'error') return [];
    if (node.nodeType === 'BinaryOperation') {
      const { leftExpression: left, rightExpression: right, operator } = node;
      const between = slice([rangeOf(left)[1], rangeOf(right)[0]]);
      return Object.entries(OPERATORS).flatMap(([name, table]) =>
        Object.hasOwn(table, operator)
          ? [{ operator: name, text: around(node, left, right, between.replace(operator, table[operator])) }]
          : [],
      );
    }
    if (node.nodeType === 'UnaryOperation' && node.operator === '!')
      return [{ operator: 'logic', text: `(${textOf(node.subExpression)})` }];
    if (node.nodeType === 'FunctionCall' && node.kind === 'functionCall' && !isTuple(node)) return swaps(node);
    if (node.nodeType === 'FunctionCall' && node.kind === 'structConstructorCall') return swaps(node);
    return [];
  }

  /** `isGuarded`: the statement is all that a condition leads to, whose removal is a mutant of its own. */
  function statementAlternatives(node, isGuarded) {
    if (node.nodeType === 'EmitStatement')
      return [
        { operator: 'event removed', text: '' },
        ...swaps(node.eventCall, node).map((each) => ({ operator: 'event arguments swapped', text: `${each.text};` })),
      ];
    if (node.nodeType === 'RevertStatement') {
      const swapped = swaps(node.errorCall, node).map((each) => ({ ...each, text: `${each.text};` }));
      return isGuarded ? swapped : [{ operator: 'statement removed', text: '' }, ...swapped];
    }
    if (node.nodeType === 'IfStatement' && !node.falseBody) return [{ operator: 'statement removed', text: '' }];
    if (node.nodeType !== 'ExpressionStatement') return [];
    const { expression } = node;
    const removed = { operator: 'statement removed', text: '' };
    if (expression.nodeType !== 'Assignment') {
      const isStep = expression.nodeType === 'UnaryOperation' && /^(?:\+\+|--)$/.test(expression.operator);
      const other = expression.operator === '++' ? '--' : '++';
      return isStep
        ? [removed, { operator: 'arithmetic', text: `${textOf(expression).replace(expression.operator, other)};` }]
        : [removed];
    }
    const { leftHandSide: left, rightHandSide: right, operator } = expression;
    const assigned = left.nodeType === 'TupleExpression' ? left.components : [left];
    // an immutable, and a pointer into the storage, must have a value
    const isNeeded = (each) =>
      immutables.has(each?.referencedDeclaration) || each?.typeDescriptions.typeString.endsWith('storage pointer');
    if (assigned.some(isNeeded)) return [];
    const between = slice([rangeOf(left)[1], rangeOf(right)[0]]);
    return Object.hasOwn(ASSIGNMENTS, operator)
      ? [
          removed,
          {
            operator: 'arithmetic',
            text: `${textOf(left)}${between.replace(operator, ASSIGNMENTS[operator])}${textOf(right)};`,
          },
        ]
      : [removed];
  }

  /** The statement with its semicolon, which the tree leaves out. */
  function statementRange(node) {
    const [start, end] = rangeOf(node);
    if (node.nodeType === 'IfStatement') {
      const [, bodyEnd] = node.trueBody.nodeType === 'Block' ? rangeOf(node.trueBody) : statementRange(node.trueBody);
      return [start, bodyEnd];
    }
    if (slice([end - 1, end]) === ';') return [start, end];
    const semicolon = text.indexOf(';', end);
    return [start, semicolon + 1];
  }

  function visit(node, within, { isHeader = false, isGuarded = false } = {}) {
    if (node.nodeType === 'InlineAssembly') return;
    const isStatement = /Statement$/.test(node.nodeType) && !isHeader;
    if (isStatement) {
      const alternatives = statementAlternatives(node, isGuarded);
      if (alternatives.length > 0) sites.push({ kind: 'statement', range: statementRange(node), alternatives, within });
    }
    const alternatives = expressionAlternatives(node);
    if (alternatives.length > 0) sites.push({ kind: 'expression', range: rangeOf(node), alternatives, within });
    for (const child of childrenOf(node)) {
      const isLoopHeader = node.nodeType === 'ForStatement' && child !== node.body && child !== node.condition;
      visit(child, within, { isHeader: isLoopHeader, isGuarded: node.nodeType === 'IfStatement' && !node.falseBody });
    }
  }

  function visitFunction(node, contract) {
    const within = `${contract}.${node.name || node.kind}`;
    for (const invocation of node.modifiers ?? []) {
      if (invocation.kind !== 'modifierInvocation') continue;
      const alternatives = [{ operator: 'modifier removed', text: '' }];
      const modifier = invocation.modifierName.referencedDeclaration;
      sites.push({ kind: 'modifier', range: rangeOf(invocation), alternatives, within, modifier });
    }
    if (node.body) visit(node.body, within);
  }

  for (const contract of tree.nodes.filter(({ nodeType }) => nodeType === 'ContractDefinition')) {
    for (const node of contract.nodes) if (node.mutability === 'immutable') immutables.add(node.id);
    for (const node of contract.nodes)
      if (node.nodeType === 'FunctionDefinition' || node.nodeType === 'ModifierDefinition')
        visitFunction(node, contract.name);
  }
  return sites.sort((a, b) => a.range[0] - b.range[0] || b.range[1] - a.range[1] || (a.kind === 'statement' ? -1 : 1));
}

/**
 * All mutants of the sources, numbered from 1. A mutant's name stays the same when lines move: file, function, operator, the text,
 * and a count where the same occurs more than once.
 * @param {Map<string, { text: Buffer, tree: object }>} sources
 */
export function allMutants(sources) {
  const mutants = [];
  const seen = new Map();
  for (const [file, source] of sources) {
    if (!file.startsWith('src/') || file.startsWith('src/local/')) continue;
    for (const site of sitesOf(source))
      for (const { operator, text } of site.alternatives) {
        const [start, end] = site.range;
        const flat = (raw) => raw.toString().replace(/\s+/g, ' ').trim();
        const before = flat(source.text.subarray(start, end));
        const change = operator.includes('removed') ? before : `${before} -> ${flat(text)}`;
        const base = `${file} ${site.within}: ${operator}: ${change}`;
        const count = (seen.get(base) ?? 0) + 1;
        seen.set(base, count);
        const line = source.text.subarray(0, start).toString().split('\n').length;
        mutants.push({
          id: mutants.length + 1,
          name: count > 1 ? `${base} (${count})` : base,
          file,
          line,
          site,
          operator,
          text,
        });
      }
  }
  return mutants;
}
