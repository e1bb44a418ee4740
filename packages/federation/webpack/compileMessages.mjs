import { compileMessage } from '@lingui/message-utils/compileMessage';
import { parseSync, Visitor } from 'oxc-parser';

/** @returns {readonly unknown[]} always a list: Lingui compiles a mere string again while it is shown */
const tokensOf = (message) => [compileMessage(message)].flat();

/** What Lingui shows of a message: a list of texts and values, for `i18n.load` and for a message in the code. */
export { tokensOf };

/** In what the macros have made: their import, or the mark of a message that is said elsewhere. */
const MADE_BY_MACROS = /"@rab\/language"|\/\*i18n\*\//;

/**
 * A loader that compiles the English messages in the code: the program needs no parser of messages.
 * @this {import('webpack').LoaderContext<object>}
 * @param {string} source as swc has left it
 */
export default function compileMessages(source, map) {
  if (!MADE_BY_MACROS.test(source)) return this.callback(null, source, map);
  const found = [];
  new Visitor({
    ObjectExpression({ properties }) {
      const property = (name) => properties.find(({ key }) => key?.name === name)?.value;
      const [id, message] = [property('id'), property('message')];
      if (id?.type === 'Literal' && /^[\w+/]{6}$/.test(id.value) && message?.type === 'Literal') found.push(message);
    },
  }).visit(parseSync('module.js', source).program);
  let text = source;
  for (const { value, start, end } of found.toSorted((a, b) => b.start - a.start))
    text = text.slice(0, start) + JSON.stringify(tokensOf(value)) + text.slice(end);
  return this.callback(null, text, map);
}
