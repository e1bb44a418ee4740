import { describe, expect, it } from '@jest/globals';
import { buildSchema, introspectionFromSchema } from 'graphql';
import { schemaSizes } from './schemaSizes.ts';

const names = (count: number, rest = '') => Array.from({ length: count }, (_, n) => `n${n}${rest}`).join(' ');
/** Each list is longer than all that GraphQL's own types have. */
const large = buildSchema(`
  directive @marked(${names(9, ': Int')}) on OBJECT
  enum E { ${names(40)} }
  enum Small { X Y }
  input F { ${names(5, ': Int')} }
  input G { ${names(3, ': Int')} }
  type A { ${names(30, ': E')} }
  type B { a(${names(7, ': Int')}): A small: Small }
  type Query { b(f: F, g: G): B }
`);
const withoutInputs = buildSchema('type Query { a: Int }');

describe('schemaSizes', () => {
  it('schemaSizes has the longest of the lists that a type, a field or a directive has', () => {
    const { lists } = schemaSizes(large);
    expect(lists.fields?.most).toBe(30);
    expect(lists.inputFields?.most).toBe(5);
    expect(lists.enumValues?.most).toBe(40);
    // those of the directive; the field with most has seven
    expect(lists.args?.most).toBe(9);
  });

  it('schemaSizes finds the longest list of arguments at a field, too', () => {
    const schema = buildSchema(`type Query { a(${names(11, ': Int')}): Int b(x: Int): Int }`);
    expect(schemaSizes(schema).lists.args?.most).toBe(11);
  });

  it.each([
    ['with all kinds of types', large],
    ['without inputs', withoutInputs],
  ])('schemaSizes counts what introspection lists of a schema %s', (_kind, schema) => {
    const { types, directives } = introspectionFromSchema(schema).__schema;
    const sizes = schemaSizes(schema);
    expect(sizes.types).toBe(types.length);
    expect(sizes.lists.directives).toEqual({ most: directives.length, total: directives.length });
    for (const list of ['fields', 'inputFields', 'enumValues', 'interfaces', 'possibleTypes']) {
      const lengths = types.map((type) => (type as unknown as Record<string, unknown[] | null>)[list]?.length ?? 0);
      const total = lengths.reduce((sum, length) => sum + length, 0);
      expect([list, sizes.lists[list]]).toEqual([list, { most: Math.max(...lengths), total }]);
    }
  });

  it('schemaSizes takes each type for one that has the most arguments once', () => {
    const { types, lists } = schemaSizes(large);
    expect(lists.args?.total).toBe(9 * types);
  });

  it('schemaSizes has nothing of a list that no type of the schema has', () => {
    const { lists } = schemaSizes(withoutInputs);
    expect(lists.inputFields).toEqual({ most: 0, total: 0 });
    expect(lists.interfaces).toEqual({ most: 0, total: 0 });
    expect(lists.possibleTypes).toEqual({ most: 0, total: 0 });
  });
});
