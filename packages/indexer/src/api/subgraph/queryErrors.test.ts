import { describe, expect, it } from '@jest/globals';
import { buildSchema, getIntrospectionQuery, parse } from 'graphql';
import { DEFAULT_LIMITS } from './limits.ts';
import { queryErrors } from './queryErrors.ts';
import { schemaSizes } from './schemaSizes.ts';

const manyFields = Array.from({ length: 300 }, (_, index) => `f${index}: Int`).join(' ');
const sizes = schemaSizes(
  buildSchema(`type A { a(where: F): A b: A c: Int } input F { ${manyFields} } type Query { a: A }`),
);
const errorsOf = (query: string, limits = {}) =>
  queryErrors(parse(query), sizes, { ...DEFAULT_LIMITS, depth: 3, ...limits }).map(({ message }) => message);
const range = (length: number) => Array.from({ length }, (_, index) => index);

/** Milliseconds of computing, so that a busy machine does not count. */
function computed(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

describe('queryErrors', () => {
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
    expect(computed(() => queryErrors(document, sizes, { ...DEFAULT_LIMITS, depth: 1000 }))).toBeLessThan(100);
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
