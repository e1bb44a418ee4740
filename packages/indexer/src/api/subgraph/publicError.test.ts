import { describe, expect, it, jest } from '@jest/globals';
import { GraphQLError } from 'graphql';
import { publicError } from './publicError.ts';

const messageOf = (error: unknown) => publicError(error, () => undefined).message;

describe('publicError', () => {
  it.each([
    ['Cannot query field "a" on type "B". Did you mean "c" or "d"?', 'Cannot query field "a" on type "B".'],
    [
      'Variable "$w" got invalid value { and: [[Object]] } at "w.and"; Something.',
      'Variable "$w" got an invalid value.',
    ],
    [
      'Variable "$w" got invalid value "x" at "w.owner"; Bytes takes hexadecimal digits.',
      'Variable "$w" got an invalid value: Bytes takes hexadecimal digits.',
    ],
    [
      'Variable "$w" got invalid value { _change_block: [Object] }; Field "_change_block" is not defined by type "A_filter". Did you mean "id"?',
      'Variable "$w" got an invalid value: Field "_change_block" is not defined by type "A_filter".',
    ],
    ['Int cannot represent non-integer value: { and: [[Object]] }', 'Int cannot represent non-integer value'],
    [
      'Int cannot represent non 32-bit signed integer value: 1e300',
      'Int cannot represent non 32-bit signed integer value',
    ],
    ['Fields "a" conflict because of this. Use different aliases.', 'Fields "a" conflict because of this.'],
    ['Syntax Error: Document contains more that 9 tokens. Parsing aborted.', 'A query may have 9 words and signs.'],
    ['one\n  two\0\ud800three', 'one two three'],
    [`"${'x'.repeat(400)}"`, `"${'x'.repeat(299)}…`],
  ])('says %p in one sentence without what was sent [SGQ-03]', (message, said) => {
    expect(messageOf(new GraphQLError(message))).toBe(said);
  });

  it('tells nothing of an error that is not meant for visitors, and reports it [SGQ-03]', () => {
    const report = jest.fn();
    const inside = new TypeError("Cannot read properties of null (reading 'replace')");
    const located = new GraphQLError(inside.message, { originalError: inside, path: ['lockDetails'] });
    expect(publicError(located, report)).toEqual({
      message: 'The query could not be answered.',
      path: ['lockDetails'],
    });
    expect(messageOf(new RangeError('Maximum call stack size exceeded'))).toBe('The query could not be answered.');
    expect(report).toHaveBeenCalledWith(inside);
  });

  it('says what our own resolvers refuse', () => {
    const ours = new GraphQLError('A query may read 20 lists.');
    expect(messageOf(new GraphQLError(ours.message, { originalError: ours }))).toBe(ours.message);
  });
});
