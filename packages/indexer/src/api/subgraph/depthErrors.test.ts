import { describe, expect, it } from '@jest/globals';
import { parse } from 'graphql';
import { depthErrors } from './depthErrors.ts';

const errorsOf = (query: string) => depthErrors(parse(query), 3).map(({ message }) => message);

describe('depthErrors', () => {
  it('lets a query pass that is as deep as allowed', () => {
    expect(errorsOf('{ a { b { c } } }')).toEqual([]);
  });

  it.each([
    ['fields', '{ a { b { c { d } } } }'],
    ['inline fragments', '{ a { ... on A { b { c { d } } } } }'],
    ['fragments', 'fragment F on A { b { c { d } } } { a { ...F } }'],
  ])('refuses a deeper one through %s', (_through, query) => {
    expect(errorsOf(query)).toEqual(['A query may nest 3 levels.']);
  });

  it('ends on fragments that hold each other', () => {
    expect(errorsOf('fragment F on A { ...G } fragment G on A { ...F b } { a { ...F } }')).toEqual([]);
  });
});
