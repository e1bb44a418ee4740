import { describe, expect, it } from '@jest/globals';
import { parseBody, parseParameters } from './parseRequest.ts';

const nested = (levels: number) => `${'{"and":['.repeat(levels)}${']}'.repeat(levels)}`;

describe('parseRequest', () => {
  it('reads a POST and a GET alike [SGQ-01]', () => {
    const request = { query: '{ a }', variables: { first: 1 }, operationName: 'A' };
    expect(parseBody(JSON.stringify(request))).toEqual({ request });
    const parameters = new URLSearchParams({ ...request, variables: JSON.stringify(request.variables) });
    expect(parseParameters(parameters)).toEqual({ request });
  });

  it.each([[null], [undefined]])('takes %p for no variables and no name', (none) => {
    expect(parseBody(JSON.stringify({ query: '{ a }', variables: none, operationName: none }))).toEqual({
      request: { query: '{ a }', variables: undefined, operationName: undefined },
    });
  });

  it.each([
    ['nonsense', 'Send JSON with a query text.'],
    ['5', 'Send JSON with a query text.'],
    ['{"query":5}', 'Send JSON with a query text.'],
    ['[{"query":"{ a }"}]', 'Send one query at a time.'],
    ['{"query":"","variables":"x"}', 'The variables must be an object.'],
    ['{"query":"","variables":5}', 'The variables must be an object.'],
    ['{"query":"","variables":[]}', 'The variables must be an object.'],
    ['{"query":"","operationName":{}}', 'The operationName must be a text.'],
    [`{"query":"","variables":${nested(17)}}`, 'Variables may nest 32 levels.'],
    [`{"query":"","variables":{"a":${'['.repeat(40_000)}${']'.repeat(40_000)}}}`, 'Variables may nest 32 levels.'],
  ])('refuses %.40s in a sentence [SGQ-03]', (body, refusal) => {
    expect(parseBody(body)).toEqual({ refusal });
  });

  it('takes variables of 32 levels and refuses 33 [SGQ-03]', () => {
    const body = (levels: number) => `{"query":"","variables":${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}}`;
    expect(parseBody(body(32))).toHaveProperty('request');
    expect(parseBody(body(33))).toEqual({ refusal: 'Variables may nest 32 levels.' });
  });

  it('refuses a GET without a query, and variables that are no JSON [SGQ-03]', () => {
    expect(parseParameters(new URLSearchParams())).toEqual({ refusal: 'Send JSON with a query text.' });
    expect(parseParameters(new URLSearchParams({ query: '{ a }', variables: '{' }))).toEqual({
      refusal: 'The parameter variables must be JSON.',
    });
  });
});
