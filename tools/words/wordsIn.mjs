import { parseSync } from 'oxc-parser';

/** Properties whose text is on the screen, or read out. */
const SHOWN =
  /^(?:title|label|labels|description|what|hint|unit|header|caption|placeholder|alt|aria-label|aria-description|text|question|confirm|subject|action|done|verb|helperText|tooltip|note|warning|message|summary|noun|suffix)$/;

/** Macros of Lingui: what is in them is a message. */
const MACROS = /^(?:t|msg|defineMessage|plural|select|selectOrdinal)$/;
const MACRO_ELEMENTS = /^(?:Trans|Plural|Select|SelectOrdinal)$/;

/** Calls whose texts no visitor reads. */
const UNSEEN_CALLS =
  /^(?:console\.\w+|graphql|lazyNamed|import|useSearchParams|params\.get|signer\.client\.session\.delete)$/;

const LETTER = /\p{L}/u;
/** Begins with a capital letter and continues in small ones, as a word of a heading does; `LockAdded` and `LP` are names. */
const CAPITALIZED = /^\p{Lu}\p{Ll}*(?:$|[^\p{L}\d_.$-])/u;
/** At least two words. */
const SENTENCE = /\p{L}{2,}[,.:;?!’]? \p{L}|\p{L} \p{Ll}{2,}/u;
const looksShown = (text) =>
  /^\p{L}{2}/u.test(text.trim()) ? CAPITALIZED.test(text.trim()) || SENTENCE.test(text) : SENTENCE.test(text);
/** Text of CSS: `1fr auto`, `repeat(2, 1fr)`, `opacity 200ms`. */
const CSS =
  /^[a-z\d\s.,%()#/*:_&<>="'[\]{}-]*(?:\d(?:px|ms|s|fr|rem|ch|%)|var\(|\bauto\b|\bnone\b)[a-z\d\s.,%()#/*:_&<>="'[\]{}-]*$/i;

/**
 * Code that people copy, areas of a grid, the beginning of an address or a link, lines of an ABI and of typed data, of media queries, patterns and
 * calendars, formats of dates.
 */
const CODE =
  /^<|^\s*:host|^"[\w ]+"(?: "[\w ]+")*$|^0x…|^function \w+\(|^\w+\(\w+ \w+[,)]|^(?:address|bytes\d*|u?int\d*), |^\^|^\(prefers-|^x proximity$|^PRODID:|^BEGIN:|^[YMDHm:, -]+$|^https:\/\/…?$/;

/** Colours of the system, for high contrast. */
const COLOURS = /^(?:Canvas|Highlight)$/;

/** Names, which are the same in every language. */
const NAMES =
  /^(?:RAB(?: (?:Grow|Launchpad|Sale|Wallet))?|Wallet Connect|(?:Trust|Binance|Coinbase) Wallet|Rabby|UTC|Pancake|Discord|Facebook|GitHub|Medium|Reddit|Telegram|Twitter)$/;

const nameOf = (node) => {
  if (!node) return '';
  if (node.type === 'Identifier' || node.type === 'JSXIdentifier') return node.name;
  if (node.type === 'MemberExpression') return `${nameOf(node.object)}.${nameOf(node.property)}`;
  if (node.type === 'Literal') return String(node.value);
  if (node.type === 'JSXNamespacedName') return nameOf(node.name);
  return '';
};
const elementName = (node) => nameOf(node.openingElement?.name);

/** Whether what a node holds cannot be seen, or is a message already. */
function isPassedOver(node) {
  if (node.type.startsWith('TS') && !/^TS(?:As|Satisfies|NonNull)Expression$/.test(node.type)) return true;
  if (/^(?:Import|Export(?:All|Named))Declaration$/.test(node.type))
    return node.source !== null && node.source !== undefined;
  if (node.type === 'ImportExpression') return true;
  if (node.type === 'TaggedTemplateExpression') return true;
  if (node.type === 'CallExpression') return MACROS.test(nameOf(node.callee)) || UNSEEN_CALLS.test(nameOf(node.callee));
  if (node.type === 'NewExpression') return /Error$/.test(nameOf(node.callee));
  if (node.type === 'JSXElement') return MACRO_ELEMENTS.test(elementName(node));
  return false;
}

/**
 * Visible words of a source that are no message.
 * @returns {{ start: number, end: number, text: string, type: string, inFunction: boolean, parents: object[] }[]}
 */
export function wordsIn(file, source) {
  const found = [];
  const visit = (node, parents) => {
    if (isPassedOver(node)) {
      // what is between the texts of a message has words of its own: `<Trans><Hint text="…">…</Hint></Trans>`
      if (node.type === 'JSXElement') visitInMessage(node, parents);
      return;
    }
    const parent = parents.at(-1);
    const add = (text) =>
      found.push({
        start: node.start,
        end: node.end,
        text: text.replace(/\s+/g, ' ').trim(),
        type: node.type,
        inFunction: parents.some(({ type }) => /Function/.test(type)),
        parents,
      });
    if (node.type === 'JSXText') {
      if (LETTER.test(node.value) && !NAMES.test(node.value.trim())) add(node.value);
      return;
    }
    const text =
      node.type === 'Literal' && typeof node.value === 'string'
        ? node.value
        : node.type === 'TemplateLiteral'
          ? node.quasis.map(({ value }) => value.cooked).join(' 0 ')
          : undefined;
    if (text !== undefined && LETTER.test(text)) {
      const isKey = parent?.type === 'Property' && parent.key === node;
      if (!isKey && isShown(text, node, parents)) add(text);
    }
    visitChildren(node, parents, visit);
  };
  const visitInMessage = (node, parents) => {
    const inner = (child, above) => {
      if (child.type === 'JSXAttribute') return visit(child, above);
      visitChildren(child, above, inner);
      return undefined;
    };
    visitChildren({ type: node.type, children: node.children }, parents, inner);
  };
  visit(parseSync(file, source).program, []);
  return found;
}

function visitChildren(node, parents, visit) {
  const above = [...parents, node];
  for (const [key, value] of Object.entries(node)) {
    if (key === 'parent') continue;
    for (const child of Array.isArray(value) ? value : [value])
      if (child && typeof child === 'object' && typeof child.type === 'string') visit(child, above);
  }
}

/** Through what only passes a value on: the property, attribute or child that a text ends up in. */
function placeOf(parents) {
  for (const node of [...parents].reverse()) {
    if (
      /^(?:ConditionalExpression|LogicalExpression|TSAsExpression|TSSatisfiesExpression|ParenthesizedExpression|TSNonNullExpression)$/.test(
        node.type,
      )
    )
      continue;
    return node;
  }
  return undefined;
}

function isShown(text, node, parents) {
  if (CSS.test(text) && !CAPITALIZED.test(text)) return false;
  if (CODE.test(text) || NAMES.test(text) || COLOURS.test(text)) return false;

  const parent = parents.at(-1);
  // compared with, or a key
  if (parent.type === 'BinaryExpression' && /^[!=]==?$/.test(parent.operator)) return false;
  if (parent.type === 'SwitchCase' || (parent.type === 'MemberExpression' && parent.property === node)) return false;
  if (parent.type === 'ConditionalExpression' && parent.test === node) return false;
  // one of several values that code compares
  if (parent.type === 'TSAsExpression' && parent.typeAnnotation.typeName?.name === 'const') return false;
  const place = placeOf(parents);
  if (place.type === 'Property' && /^(?:kind|primaryType|eventName)$/.test(nameOf(place.key))) return false;
  if (place.type === 'Property' && nameOf(place.key) === text) return false;
  if (place.type === 'JSXAttribute' && nameOf(place.name) === 'rel') return false;
  if (place.type === 'JSXAttribute') return SHOWN.test(nameOf(place.name)) || looksShown(text);
  if (place.type === 'JSXExpressionContainer') {
    const holder = parents[parents.indexOf(place) - 1];
    if (holder.type !== 'JSXAttribute') return true;
    return SHOWN.test(nameOf(holder.name)) || looksShown(text);
  }
  if (place.type === 'Property') return SHOWN.test(nameOf(place.key)) || looksShown(text);
  return looksShown(text);
}
