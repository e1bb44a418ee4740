/** Wide enough for what one operation makes of two words, a product too, and for a sign: no number outgrows it. */
const WIDTH = 520;
const SORT = `(_ BitVec ${WIDTH})`;
/** Operators on whole numbers, which are never negative where one divides. */
const OPERATORS = {
  '+': 'bvadd',
  '-': 'bvsub',
  '*': 'bvmul',
  div: 'bvudiv',
  mod: 'bvurem',
  '<=': 'bvsle',
  '<': 'bvslt',
  '>=': 'bvsge',
  '>': 'bvsgt',
};

/** The next expression of a query: a word, or a list of expressions. */
function readExpression(words) {
  const word = words.next().value;
  if (word !== '(') return word;
  const list = [];
  for (let item = readExpression(words); item !== ')'; item = readExpression(words)) list.push(item);
  return list;
}

const isCall = (head, operator) => Array.isArray(head) && head[0] === '_' && head[1] === operator;

/** Bits of an expression that is of bits already: those of its first operand, and of what an `ite` chooses. */
const widthOf = ([head, ...operands]) =>
  isCall(head, 'int2bv') ? Number(head[2]) : widthOf(head === 'ite' ? operands[1] : operands[0]);

const asSorts = (expression) =>
  Array.isArray(expression) ? `(${expression.map(asSorts).join(' ')})` : expression === 'Int' ? SORT : expression;

function asBits(expression) {
  if (!Array.isArray(expression)) {
    if (/^\d+$/.test(expression)) return `(_ bv${expression} ${WIDTH})`;
    return expression === 'Int' ? SORT : (OPERATORS[expression] ?? expression);
  }
  const [head, ...operands] = expression;
  if (head === '_') return `(${expression.join(' ')})`;
  if (head === 'declare-datatypes') return asSorts(expression);
  if (isCall(head, 'int2bv')) return `((_ extract ${Number(head[2]) - 1} 0) ${asBits(operands[0])})`;
  if (head === 'bv2nat') return `((_ zero_extend ${WIDTH - widthOf(operands[0])}) ${asBits(operands[0])})`;
  if (head === '-' && operands.length === 1) return `(bvneg ${asBits(operands[0])})`;
  if (head === '*' && operands.length > 2) throw new Error('A product of more than two numbers may outgrow the bits.');
  return `(${expression.map(asBits).join(' ')})`;
}

/**
 * The compiler's query with bits in the place of whole numbers. It mixes both where a source shifts or masks, which the solver
 * does not decide; in bits alone it does. What an operation makes of words is a word again, or the compiler ends the path.
 * @param {string} query SMT-LIB, as solc's model checker writes it
 * @returns {string}
 * @throws where one operation multiplies more than two numbers
 */
export function inBits(query) {
  const words = query.match(/\|[^|]*\||[()]|[^\s()|]+/g)[Symbol.iterator]();
  const commands = [];
  for (let command = readExpression(words); command !== undefined; command = readExpression(words))
    commands.push(command[0] === 'set-option' ? `(${command.join(' ')})` : asBits(command));
  return commands.join('\n');
}
