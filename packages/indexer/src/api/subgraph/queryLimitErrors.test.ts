import { describe, expect, it } from '@jest/globals';
import { buildSchema, getIntrospectionQuery, parse } from 'graphql';
import { DEFAULT_LIMITS } from './limits.ts';
import { collectFields, fragmentsOf, queryLimitErrors } from './queryLimitErrors.ts';
import { type SchemaSizes, schemaSizes } from './schemaSizes.ts';

const manyFields = Array.from({ length: 300 }, (_, index) => `f${index}: Int`).join(' ');
const sizes = schemaSizes(
  buildSchema(`type A { a(where: F): A b: A c: Int } input F { ${manyFields} } type Query { a: A }`),
);
const errorsOf = (query: string, limits = {}) =>
  queryLimitErrors(parse(query), sizes, { ...DEFAULT_LIMITS, depth: 3, ...limits }).map(({ message }) => message);
const range = (length: number) => Array.from({ length }, (_, index) => index);

/** Milliseconds of computing, so that a busy machine does not count. */
function computed(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

describe('queryLimitErrors', () => {
  it('lets a query pass that is as deep as allowed', () => {
    expect(errorsOf('{ a { b { c } } }')).toEqual([]);
  });

  it.each([
    ['fields', '{ a { b { c { d } } } }'],
    ['inline fragments', '{ a { ... on A { b { c { d } } } } }'],
    ['fragments', 'fragment F on A { b { c { d } } } { a { ...F } }'],
    ['fragments that hold each other', 'fragment F on A { a { ...G } } fragment G on A { a { ...F } } { a { ...F } }'],
  ])('refuses a deeper one through %s [SGQ-03]', (_through, query) => {
    expect(errorsOf(query)).toEqual(['A query may nest 3 levels.']);
  });

  it('ends on fragments that hold each other in one place', () => {
    expect(errorsOf('fragment F on A { ...G } fragment G on A { ...F b } { a { ...F } }')).toEqual([]);
  });

  it.each([
    [
      'spread twice in a long chain',
      `{ a { ...F0 } } ${range(80)
        .map((n) => `fragment F${n} on A { ...F${n + 1} ...F${n + 1} }`)
        .join(' ')} fragment F80 on A { c }`,
    ],
    [
      'that all hold all others',
      `{ a { ...F0 } } ${range(25)
        .map(
          (n) =>
            `fragment F${n} on A { ${range(25)
              .map((m) => `...F${m}`)
              .join(' ')} }`,
        )
        .join(' ')}`,
    ],
    [
      'that double what they ask for',
      `{ a { ...F0 } } ${range(60)
        .map((n) => `fragment F${n} on A { a: a { ...F${n + 1} } b: a { ...F${n + 1} } }`)
        .join(' ')} fragment F60 on A { c }`,
    ],
  ])('looks at fragments %s in no time [SGQ-03]', (_what, query) => {
    const document = parse(query);
    expect(computed(() => queryLimitErrors(document, sizes, { ...DEFAULT_LIMITS, depth: 1000 }))).toBeLessThan(100);
  });

  it.each([
    ['many fields', `{ ${range(1001).map((n) => `a${n}: a`)} }`, 'A query may ask for 1000 fields'],
    [
      'many fields through fragments',
      `{ ${range(30).map((n) => `a${n}: a { ...F }`)} } fragment F on A { ${range(40).map((n) => `c${n}: c`)} }`,
      'A query may ask for 1000 fields',
    ],
    ['the same field over and over', `{ ${'a '.repeat(21)} }`, 'the same name 20 times'],
    ['a long name', `{ ${'x'.repeat(101)}: a }`, 'A name may have 100 letters'],
    [
      'much of the schema at once',
      '{ __schema { types { inputFields { type { inputFields { type { inputFields { name } } } } } } } }',
      'A query of the schema may read 65000 values',
    ],
    [
      'a deep look into the schema',
      `{ __type(name: "A") ${'{ ofType '.repeat(21)}${'}'.repeat(21)} }`,
      'nest 20 levels',
    ],
  ])('refuses %s [SGQ-03]', (_what, query, message) => {
    expect(errorsOf(query.replaceAll(',', ' '))).toEqual([expect.stringContaining(message)]);
  });

  it('lets the standard introspection pass with everything that it can ask for [SGQ-01]', () => {
    const everything = getIntrospectionQuery({
      descriptions: true,
      specifiedByUrl: true,
      directiveIsRepeatable: true,
      schemaDescription: true,
      inputValueDeprecation: true,
    });
    expect(errorsOf(everything)).toEqual([]);
  });
});

describe('the bounds of a query', () => {
  it.each([
    [
      'fields',
      { fields: 3 },
      '{ a { b { c } } }',
      '{ a { b { c d } } }',
      'A query may ask for 3 fields, those of fragments counted.',
    ],
    [
      'fields of one name',
      { fields: 3, repeats: 3 },
      '{ a a a }',
      '{ a a a a }',
      'A query may ask for 3 fields, those of fragments counted.',
    ],
    [
      'fields of a fragment, wherever it is spread and once for itself',
      { fields: 5 },
      'fragment F on A { c } { x: a { ...F } y: a { ...F } }',
      'fragment F on A { c } { x: a { ...F } y: a { ...F } z: c }',
      'A query may ask for 5 fields, those of fragments counted.',
    ],
    ['repeats', { repeats: 2 }, '{ a a }', '{ a a a }', 'A query may ask for the same name 2 times in one place.'],
    [
      'repeats under an alias',
      { repeats: 2 },
      '{ x: a x: a a }',
      '{ x: a x: a x: a }',
      'A query may ask for the same name 2 times in one place.',
    ],
    [
      'repeats in the same place of two parts',
      { repeats: 2 },
      '{ a { c } a { c } }',
      '{ a { c } a { c c } }',
      'A query may ask for the same name 2 times in one place.',
    ],
    ['letters of a name', { name: 4 }, '{ abcd }', '{ abcde }', 'A name may have 4 letters.'],
    ['letters of an alias', { name: 4 }, '{ abcd: a }', '{ abcde: a }', 'A name may have 4 letters.'],
    ['levels', { depth: 2 }, '{ a { b } }', '{ a { b { c } } }', 'A query may nest 2 levels.'],
    [
      'levels of a fragment that nothing spreads',
      { depth: 2 },
      'fragment F on A { a { b } } { c }',
      'fragment F on A { a { b { c } } } { c }',
      'A query may nest 2 levels.',
    ],
    [
      'levels of the schema',
      { schemaDepth: 3, depth: 1 },
      '{ __schema { queryType { name } } }',
      '{ __schema { queryType { ofType { name } } } }',
      'A query may nest 3 levels.',
    ],
    [
      'levels of the types of the schema',
      { schemaDepth: 3, depth: 1 },
      '{ __schema { types { name } } }',
      '{ __schema { types { ofType { name } } } }',
      'A query may nest 3 levels.',
    ],
    [
      'levels of a type',
      { schemaDepth: 2, depth: 1 },
      '{ __type(name: "A") { name } }',
      '{ __type(name: "A") { ofType { name } } }',
      'A query may nest 2 levels.',
    ],
    [
      'levels of the schema, counted from where it is asked for',
      { schemaDepth: 2, depth: 2 },
      '{ a { b { __schema { description } } } }',
      '{ a { b { __schema { queryType { name } } } } }',
      'A query may nest 2 levels.',
    ],
    [
      'levels of a fragment of the schema',
      { schemaDepth: 3, depth: 1 },
      'fragment F on __Type { ofType { ofType { name } } } { c }',
      'fragment F on __Type { ofType { ofType { ofType { name } } } } { c }',
      'A query may nest 3 levels.',
    ],
  ])('a query has as many %s as its bounds allow, and not one more', (_what, limits, passes, fails, message) => {
    expect(errorsOf(passes, limits)).toEqual([]);
    expect(errorsOf(fails, limits)).toEqual([message]);
  });

  it('a document passes that also has a definition without fields', () => {
    expect(errorsOf('type A { a: A } { c }')).toEqual([]);
  });

  it('queryLimitErrors passes on an error that the query did not make', () => {
    const broken = new Error('broken');
    const unreadable: SchemaSizes = {
      types: 1,
      get lists(): SchemaSizes['lists'] {
        throw broken;
      },
    };
    expect(() => queryLimitErrors(parse('{ __schema { description } }'), unreadable, DEFAULT_LIMITS)).toThrow(broken);
  });
});

describe('what a query reads of the schema', () => {
  /** Ten types: two fields each, of one with four; one input with six fields; no interfaces. */
  const ten: SchemaSizes = {
    types: 10,
    lists: { fields: { most: 4, total: 20 }, inputFields: { most: 6, total: 6 }, interfaces: { most: 0, total: 0 } },
  };
  const chain = (count: number, inner: string) => `${'ofType { '.repeat(count)}${inner}${' }'.repeat(count)}`;

  it.each([
    ['one value', '{ __schema { description } }', 1 + 1],
    ['a value of each type', '{ __schema { types { name } } }', 1 + 10 + 10],
    ['all fields of all types', '{ __schema { types { fields { name } } } }', 1 + 10 + 20 + 20],
    ['the longest list of fields of one type', '{ __type(name: "A") { fields { name } } }', 1 + 4 + 4],
    [
      'the longest list of fields of what all types wrap',
      '{ __schema { types { ofType { fields } } } }',
      1 + 10 + 10 + 40,
    ],
    ['the longest lists in each other', '{ __type(name: "A") { fields { type { fields } } } }', 1 + 4 + 4 + 16],
    ['less than a value of each type', '{ __schema { types { inputFields } } }', 1 + 10 + 6],
    ['a list of nothing, as one value', '{ __schema { types { interfaces { name } } } }', 1 + 10 + 1 + 1],
    ['fields twice under two names', '{ __type(name: "A") { x: fields y: fields } }', 1 + 4 + 4],
    ['a type that is wrapped three times', `{ __type(name: "A") { fields { ${chain(3, 'name')} } } }`, 1 + 4 * 5],
    ['nothing further inside', `{ __type(name: "A") { fields { ${chain(4, 'name')} } } }`, 1 + 4 * 4 + 1 + 1],
    [
      'wrapped types of the fields of a wrapped type',
      `{ __type(name: "A") { ${chain(3, `fields { ${chain(3, 'name')} }`)} } }`,
      1 + 3 + 4 * 5,
    ],
    ['a fragment of a type', 'fragment F on __Type { fields { name } } { c }', 4 + 4],
    ['a fragment, in its place and alone', 'fragment F on __Type { name } { __type(name: "A") { ...F } }', 1 + 1 + 1],
    ['two operations', 'query A { __schema { description } } query B { __schema { description } }', 2 + 2],
  ])('a query of the schema reads %s: %s', (_what, query, values) => {
    const errors = (schemaValues: number) =>
      queryLimitErrors(parse(query), ten, { ...DEFAULT_LIMITS, schemaValues }).map(({ message }) => message);
    expect(errors(values)).toEqual([]);
    expect(errors(values - 1)).toEqual([`A query of the schema may read ${values - 1} values; ask for less at once.`]);
  });

  it.each(['{ a { b { c } } }', '{ __typename a { __typename } }', 'fragment F on A { types { fields } } { c }'])(
    'a query that does not ask for the schema reads nothing of it: %s',
    (query) => {
      expect(errorsOf(query, { schemaValues: 0 })).toEqual([]);
    },
  );
});

describe('collectFields', () => {
  const collected = (query: string) => {
    const document = parse(query);
    const sets = document.definitions.flatMap((node) => ('operation' in node ? [node.selectionSet] : []));
    return [...collectFields([undefined, ...sets], fragmentsOf(document))].map(
      ([name, nodes]) => `${name}: ${nodes.map((node) => node.name.value).join(' ')}`,
    );
  };

  it.each([
    ['fields in the order of the query', '{ b a c }', ['b: b', 'a: a', 'c: c']],
    ['fields under their names in the answer', '{ x: a b x: c a }', ['x: a c', 'b: b', 'a: a']],
    ['fields of inline fragments', '{ a ... on A { b ... { c a } } }', ['a: a a', 'b: b', 'c: c']],
    [
      'fields of a fragment once, however often it is spread',
      '{ ...F a ...F } fragment F on A { b }',
      ['b: b', 'a: a'],
    ],
    ['nothing of an unknown fragment', '{ a ...None b }', ['a: a', 'b: b']],
    ['fields after a fragment that is spread again', '{ ...F ...F c } fragment F on A { b }', ['b: b', 'c: c']],
    [
      'fields of fragments in each other',
      '{ ...F } fragment F on A { ...G a } fragment G on A { ...F b }',
      ['b: b', 'a: a'],
    ],
    ['fields of all parts of one place together', 'query P { a b } query Q { b }', ['a: a', 'b: b b']],
  ])('collectFields finds %s', (_what, query, fields) => {
    expect(collected(query)).toEqual(fields);
  });
});

it('fragmentsOf has the fragments of a document by name, and nothing else', () => {
  const document = parse('query Q { a } fragment F on A { b } fragment G on A { c }');
  expect(fragmentsOf(document)).toEqual({ F: document.definitions[1], G: document.definitions[2] });
});
