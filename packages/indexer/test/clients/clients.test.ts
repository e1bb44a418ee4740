import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildClientSchema, getIntrospectionQuery, type IntrospectionQuery, printSchema } from 'graphql';
import { maxUint256 } from 'viem';
import { ENDPOINTS } from '../../src/api/endpoints.ts';
import { IndexerFixture } from '../support/IndexerFixture.ts';

const PORT = 9860;
const INDEXER = join(__dirname, '../..');
const run = promisify(execFile);

// biome-ignore lint/suspicious/noExplicitAny: answers are looked into freely here
type Answer = any;

let fixture: IndexerFixture;

beforeAll(async () => {
  fixture = await IndexerFixture.start({ port: PORT, database: 'embedded' });
  await fixture.chain.lock('First');
  await fixture.chain.lock('Second');
  fixture.indexer.start();
  await fixture.expectTheChain();
}, 180_000);

afterAll(() => fixture?.stop(), 60_000);

const urlOf = (endpoint: string) => `${fixture.indexer.url}/subgraphs/name/${endpoint}`;

const ask = async (query: string, variables?: object, endpoint = 'lock'): Promise<Answer> => {
  const response = await fetch(urlOf(endpoint), { method: 'POST', body: JSON.stringify({ query, variables }) });
  return response.json();
};

describe('clients of subgraphs, as they come', () => {
  const QUERY = `query getLocks($first: Int!, $where: LockDetail_filter) {
    lockDetails(first: $first, orderBy: id, where: $where) { id description owner amount entity { id symbol } }
  }`;

  it('graphql-request, Apollo and urql get the same answer, by POST and by GET [SGQ-02] [SGQ-01]', async () => {
    const variables = { first: 5, where: { description_contains_nocase: 'SEC' } };
    const { data } = await ask(QUERY, variables);
    expect(data.lockDetails).toEqual([expect.objectContaining({ description: 'Second' })]);
    const arguments_ = ['test/clients/askAll.mjs', urlOf('lock'), QUERY, JSON.stringify(variables)];
    const { stdout } = await run(process.execPath, arguments_, { cwd: INDEXER });
    const answers = JSON.parse(stdout) as Record<string, { data: Answer; method: string }>;
    expect(Object.fromEntries(Object.entries(answers).map(([name, { method }]) => [name, method]))).toEqual({
      'graphql-request': 'POST',
      'graphql-request, GET': 'GET',
      Apollo: 'POST',
      'Apollo, GET': 'GET',
      urql: 'GET',
      'urql, POST': 'POST',
    });
    // Apollo and urql may ask for the type's name on their own
    const plain = (value: unknown) =>
      JSON.parse(JSON.stringify(value, (key, inner) => (key === '__typename' ? undefined : inner)));
    for (const answer of Object.values(answers)) expect(plain(answer.data)).toEqual(data);
  }, 60_000);

  it('graphql-codegen writes types from the address alone [SGQ-02] [SGQ-01]', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'rab-codegen-'));
    try {
      writeFileSync(join(folder, 'query.graphql'), QUERY);
      writeFileSync(
        join(folder, 'codegen.json'),
        JSON.stringify({
          schema: urlOf('lock'),
          documents: join(folder, 'query.graphql'),
          generates: { [`${folder}/gql/`]: { preset: 'client' } },
        }),
      );
      const bin = join(INDEXER, 'node_modules/@graphql-codegen/cli/cjs/bin.js');
      await run(process.execPath, [bin, '--config', join(folder, 'codegen.json')], { cwd: INDEXER });
      const types = readFileSync(join(folder, 'gql/graphql.ts'), 'utf8');
      expect(types).toContain('export type GetLocksQuery =');
      expect(types).toContain('LockDetail_Filter');
    } finally {
      rmSync(folder, { recursive: true });
    }
  }, 120_000);
});

describe('what an endpoint says of itself', () => {
  /** The most that a tool asks for. */
  const EVERYTHING = {
    descriptions: true,
    specifiedByUrl: true,
    directiveIsRepeatable: true,
    schemaDescription: true,
    inputValueDeprecation: true,
    oneOf: true,
  };

  it.each(Object.keys(ENDPOINTS))(
    'is whole for %s and the same as its published file [SGQ-01] [SGQ-02]',
    async (endpoint) => {
      const { data, errors } = await ask(getIntrospectionQuery(EVERYTHING), undefined, endpoint);
      expect(errors).toBeUndefined();
      const file = readFileSync(join(INDEXER, `served/${endpoint}.graphql`), 'utf8');
      expect(`${printSchema(buildClientSchema(data as IntrospectionQuery))}\n`).toBe(file);
    },
  );
});

describe('a query by GET', () => {
  const get = (parameters: Record<string, string>) => fetch(`${urlOf('lock')}?${new URLSearchParams(parameters)}`);

  it('may be kept for one block, its errors not at all [SGQ-01]', async () => {
    const good = await get({ query: '{ lockDetails { id } }' });
    expect(good.status).toBe(200);
    expect(good.headers.get('cache-control')).toBe('public, max-age=1');
    expect(good.headers.get('content-type')).toContain('application/json');
    const bad = await get({ query: '{ nothing }' });
    expect(bad.headers.get('cache-control')).toBe('no-store');
    const none = await get({});
    expect(none.status).toBe(400);
    expect(await none.json()).toEqual({ errors: [{ message: 'Send JSON with a query text.' }] });
  });

  it('takes variables and the name of one of several queries [SGQ-01]', async () => {
    const response = await get({
      query: 'query A { _meta { deployment } } query B($id: ID!) { lockDetail(id: $id) { description } }',
      operationName: 'B',
      variables: '{"id":"1000001"}',
    });
    expect(await response.json()).toEqual({ data: { lockDetail: { description: 'Second' } } });
  });
});

describe('the block of an answer', () => {
  const META = '{ _meta { block { number hash timestamp parentHash } hasIndexingErrors deployment } }';

  it('is the one of the chain, with what identifies the deployment [SGQ-01]', async () => {
    await fixture.indexer.reaches(await fixture.chain.head());
    const { _meta } = (await ask(META)).data;
    const block = await fixture.chain.anvil.client.getBlock({ blockNumber: BigInt(_meta.block.number) });
    expect(_meta).toEqual({
      block: {
        number: Number(block.number),
        hash: block.hash,
        timestamp: Number(block.timestamp),
        parentHash: block.parentHash,
      },
      hasIndexingErrors: false,
      deployment: expect.stringMatching(/^[0-9a-f]{10}$/),
    });
  });

  it('is at least the one that is asked for, or the answer is an error [SGQ-01]', async () => {
    const { number, hash } = (await ask(META)).data._meta.block;
    const asked = async (block: string) => ask(`{ lockDetail(id: "1000000", block: {${block}}) { description } }`);
    const found = { data: { lockDetail: { description: 'First' } } };
    for (const block of [
      `number_gte: ${number}`,
      'number_gte: 0',
      `number: ${number}`,
      `hash: "${hash}"`,
      '',
      'hash: null',
    ])
      expect(await asked(block)).toEqual(found);
    for (const [block, message] of [
      [`number_gte: ${number + 1}`, `Block ${number + 1} is not indexed yet, the last one is ${number}.`],
      ['number: 1', `Only the last indexed block can be asked for, which is ${number}.`],
      [`number: ${number + 9}`, `Only the last indexed block can be asked for, which is ${number}.`],
      [`hash: "0x${'1'.repeat(64)}"`, `Only the last indexed block can be asked for, which is ${hash}.`],
      ['number: 1, number_gte: 1', 'The argument `block` takes one of hash, number and number_gte.'],
    ] as const) {
      const { data, errors } = await asked(block);
      expect([data, errors[0].message]).toEqual([{ lockDetail: null }, message]);
    }
    for (const field of ['lockDetails { id }', '_meta { deployment }', 'lockEntities { id }']) {
      const late = field.replace(' ', `(block: { number_gte: ${number + 9} }) `);
      expect((await ask(`{ ${late} }`)).errors[0].message).toContain('is not indexed yet');
    }
  });
});

describe('filters', () => {
  const found = async (where: string) => {
    const { data, errors } = await ask(`{ lockDetails(orderBy: id, where: ${where}) { description } }`);
    return errors ? errors[0].message : data.lockDetails.map(({ description }: Answer) => description).join();
  };

  it.each([
    ['{ description_not_starts_with: "F" }', 'Second'],
    ['{ description_not_starts_with: "f" }', 'First,Second'],
    ['{ description_not_starts_with_nocase: "f" }', 'Second'],
    ['{ description_not_ends_with: "st" }', 'Second'],
    ['{ description_not_ends_with: "ST" }', 'First,Second'],
    ['{ description_not_ends_with_nocase: "ST" }', 'Second'],
    ['{ description_starts_with: "Fi" }', 'First'],
    ['{ description_starts_with: "st" }', ''],
    ['{ description_starts_with_nocase: "fi" }', 'First'],
    ['{ description_ends_with: "st" }', 'First'],
    ['{ description_ends_with: "Fi" }', ''],
    ['{ description_ends_with_nocase: "ST" }', 'First'],
    ['{ description_contains: "ir" }', 'First'],
    ['{ description_contains: "IR" }', ''],
    ['{ description_contains_nocase: "IR" }', 'First'],
    ['{ description_not_contains: "IR" }', 'First,Second'],
    ['{ description_not_contains: "ir" }', 'Second'],
    ['{ description_not_contains_nocase: "IR" }', 'Second'],
    ['{ or: [] }', ''],
    ['{ or: [{}] }', 'First,Second'],
    ['{ or: [{}, { description: "First" }] }', 'First,Second'],
    ['{ and: [] }', 'First,Second'],
    ['{ and: [{}, { description: "First" }] }', 'First'],
    ['{}', 'First,Second'],
    ['null', 'First,Second'],
    ['{ lockvestedHash: null }', 'First,Second'],
    ['{ lockvestedHash_not: null }', ''],
    ['{ id_in: [] }', ''],
    ['{ id_not_in: [] }', 'First,Second'],
    ['{ id_in: ["1000001", "1000001", "x"] }', 'Second'],
    ['{ description_in: ["First", "a\\"b", "c\\\\"] }', 'First'],
    ['{ owner_not_in: ["0x01"] }', 'First,Second'],
    ['{ description_contains: "st%" }', ''],
    [`{ description_contains: "${'x'.repeat(3000)}" }`, ''],
    [`{ description_not_contains: "${'x'.repeat(3000)}" }`, 'First,Second'],
  ])('%s finds what it finds in graph-node [SGQ-01]', async (where, descriptions) => {
    expect(await found(where)).toBe(descriptions);
  });

  it.each([
    ['contains', 'unsupported filter `contains` for value `null`'],
    ['not_contains_nocase', 'unsupported filter `not_contains_nocase` for value `null`'],
    ['starts_with', 'unsupported filter `starts_with` for value `null`'],
    ['gt', 'unsupported filter `gt` for value `null`'],
    ['in', 'unsupported filter `in` for value `null`'],
    ['not_in', 'unsupported filter `not_in` for value `null`'],
  ])('refuses %s with null as graph-node does [SGQ-01] [SGQ-03]', async (operator, message) => {
    expect(await found(`{ description_${operator}: null }`)).toBe(message);
  });

  it.each([
    ['{ or: null }', 'The filter or takes a list.'],
    ['{ entity_: null }', 'The filter entity_ takes a filter of LockEntity.'],
    ['{ description: "a\\u0000" }', 'A text may not have the character U+0000.'],
    ['{ id: "\\u0000" }', 'A text may not have the character U+0000.'],
  ])('refuses %s in a sentence [SGQ-03]', async (where, message) => {
    expect(await found(where)).toBe(message);
  });

  it('refuses _change_block by its name, in the query and in a variable, nested too [SGQ-01]', async () => {
    const missing = 'Field "_change_block" is not defined by type "LockDetail_filter".';
    const change = { _change_block: { number_gte: 1 } };
    expect(await found('{ _change_block: { number_gte: 1 } }')).toBe(missing);
    const QUERY = 'query ($where: LockDetail_filter) { lockDetails(where: $where) { id } }';
    for (const where of [change, { and: [{ owner: '0x01' }, change] }])
      expect((await ask(QUERY, { where })).errors[0].message).toBe(
        `Variable "$where" got an invalid value: ${missing}`,
      );
  });

  it('takes half a character for what no row has [SGQ-03]', async () => {
    const QUERY = 'query ($where: LockDetail_filter) { lockDetails(where: $where) { id } }';
    expect(await ask(QUERY, { where: { description_contains: '\ud800' } })).toEqual({ data: { lockDetails: [] } });
  });
});

describe('rows with the same value', () => {
  const LISTS = `query ($direction: OrderDirection) {
    lockDetails(orderBy: unlockDate, orderDirection: $direction) { description }
    lockEntities { lockDetails(orderBy: unlockDate, orderDirection: $direction) { description } }
  }`;

  it.each([
    ['asc', 'First,Second'],
    ['desc', 'Second,First'],
  ])('come in the order of their ids in the same direction, %s, as in graph-node [SGQ-01]', async (direction, rows) => {
    const { data } = await ask(LISTS, { direction });
    const [{ lockDetails }] = data.lockEntities;
    for (const list of [data.lockDetails, lockDetails])
      expect(list.map(({ description }: Answer) => description).join()).toBe(rows);
  });
});

// the last one: it locks another token
describe('with a second token', () => {
  const ordered = async (orderBy: string, direction: string) => {
    const { data, errors } = await ask(
      `{ lockDetails(orderBy: ${orderBy}, orderDirection: ${direction}) { description entity { symbol } } }`,
    );
    return errors ? errors[0].message : data.lockDetails.map(({ description }: Answer) => description).join();
  };

  beforeAll(async () => {
    const { chain } = fixture;
    // its symbol comes before the others', and its lock after theirs
    const token = await chain.platform.createToken(chain.admin, { name: 'Aardvark', symbol: 'AARD' });
    await chain.platform.approve(chain.admin, token, chain.locker, maxUint256);
    await chain.lock('Third', { token });
    await fixture.indexer.reaches(await chain.head());
  }, 60_000);

  it.each([
    ['entity__symbol', 'asc', 'Third,First,Second'],
    ['entity__symbol', 'desc', 'Second,First,Third'],
    ['entity__createdAt', 'asc', 'First,Second,Third'],
    ['entity__createdAt', 'desc', 'Third,Second,First'],
  ])('the order %s, %s, is that of the relation’s rows [SGQ-01]', async (order, direction, rows) => {
    expect(await ordered(order, direction)).toBe(rows);
  });

  it('a row is found by a part of its name or symbol [SGQ-01]', async () => {
    const tokens = async (where: string) =>
      (await ask(`{ tokens(where: ${where}) { name } }`, undefined, 'token')).data;
    for (const where of [
      '{ name_contains: "ardv" }',
      '{ name_contains_nocase: "ARDV" }',
      '{ symbol_starts_with: "AA" }',
    ])
      expect(await tokens(where)).toEqual({ tokens: [{ name: 'Aardvark' }] });
    expect(await tokens('{ name_contains: "ARDV" }')).toEqual({ tokens: [] });
  });

  it('an order is refused where a relation has many rows or leads on [SGQ-01]', async () => {
    for (const order of ['entity__lockDetails', 'entity__entity__symbol', 'lockDetails__amount'])
      expect(await ordered(order, 'asc')).toContain(`Value "${order}" does not exist in "LockDetail_orderBy" enum.`);
  });
});
