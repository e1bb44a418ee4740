import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc, { type Arbitrary } from 'fast-check';
import { buildSchema, type GraphQLInputObjectType, type GraphQLSchema } from 'graphql';
import { ENDPOINTS } from '../../src/api/endpoints.ts';
import { type Entity, isRelation } from '../../src/api/subgraph/Entity.ts';
import { plural, singular } from '../../src/api/subgraph/names.ts';
import { parseEntities } from '../../src/api/subgraph/parseEntities.ts';

/** A request as a stranger might send it. */
export interface HostileRequest {
  endpoint: string;
  method: 'GET' | 'POST';
  /** Body of a POST, search text of a GET. */
  text: string;
}

const entities = parseEntities(readFileSync(join(import.meta.dirname, '../../schema.graphql'), 'utf8'));
const schemas: Readonly<Record<string, GraphQLSchema>> = Object.fromEntries(
  Object.keys(ENDPOINTS).map((name) => [
    name,
    buildSchema(readFileSync(join(import.meta.dirname, `../../served/${name}.graphql`), 'utf8')),
  ]),
);

/** Mostly the first, now and then another. */
const mostly = <T>(usual: Arbitrary<T>, ...others: Arbitrary<T>[]): Arbitrary<T> =>
  fc.oneof(
    { arbitrary: usual, weight: 8 * Math.max(1, others.length) },
    ...others.map((arbitrary) => ({ arbitrary, weight: 2 })),
  );

const text = fc.oneof(
  fc.constantFrom(
    '',
    'a',
    'Lo',
    'Lock',
    '%',
    '_',
    '\\',
    "' or 1=1 --",
    '"',
    '{"',
    '__proto__',
    '\0',
    'a\0b',
    '\ud800',
    '\udfffx',
    '\u202e',
  ),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc
    .tuple(fc.constantFrom('a', 'ab%', '\\', '😀', '\ud800', '0'), fc.integer({ min: 1, max: 20_000 }))
    .map(([unit, times]) => unit.repeat(times / unit.length)),
);
const hex = fc.oneof(fc.stringMatching(/^0x[0-9a-f]{0,40}$/), text);
const int = fc.oneof(fc.integer({ min: -2, max: 1002 }), fc.constantFrom(5000, 5001, 2 ** 31, -(2 ** 31), 1e300, 0.5));
const bigInt = fc.oneof(fc.bigInt().map(String), fc.constantFrom('9'.repeat(78), '9'.repeat(79), '-1', '', '0x1'), int);

/** Anything that JSON can say. */
const anything: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(null, true, false, [], {}, [null], [[]]),
  text,
  int,
  fc.jsonValue({ maxDepth: 4 }),
  fc.integer({ min: 1, max: 300 }).map((depth) => nested(depth, (inner) => [inner])),
  fc.integer({ min: 1, max: 300 }).map((depth) => nested(depth, (inner) => ({ and: [inner] }))),
);

const nested = (depth: number, wrap: (inner: unknown) => unknown): unknown => {
  let value: unknown = {};
  for (let level = 0; level < depth; level++) value = wrap(value);
  return value;
};

/** Values that pass as they are: how a query goes wrong is tried by the others. */
const soundText = fc.oneof(
  fc.constantFrom('a', 'Lo', 'Lock', '%', '_', '\\', "' or 1=1 --", '\u202e', 'ock 4'),
  fc.string({ maxLength: 10 }).map((value) => value.replaceAll('\0', '')),
);
const SOUND: Readonly<Record<string, Arbitrary<unknown>>> = {
  BigInt: fc.constantFrom('0', '1', '300', '50000', '9'.repeat(78)),
  Int: fc.integer({ min: 0, max: 100 }),
  Bytes: fc.stringMatching(/^0x(?:[0-9a-f]{2}){1,20}$/),
  Boolean: fc.boolean(),
};

/** A value of a named input type, or where it need not be sound now and then something else. */
function inputOf(schema: GraphQLSchema, type: string, depth: number, isSound = false): Arbitrary<unknown> {
  const list = /^\[(.*)\]$/.exec(type.replace(/!$/, ''))?.[1];
  if (list) {
    const one = inputOf(schema, list.replace(/!$/, ''), depth, isSound);
    if (isSound) return fc.array(one, { minLength: 1, maxLength: 4 });
    return mostly<unknown>(fc.array(one, { maxLength: 4 }), anything, many(one));
  }
  const name = type.replace(/!$/, '');
  if (name.endsWith('_filter')) return depth > 0 ? filterOf(schema, name, depth, isSound) : fc.constant({});
  if (isSound) return SOUND[name] ?? soundText;
  const known: Record<string, Arbitrary<unknown>> = { BigInt: bigInt, Int: int, Bytes: hex, Boolean: fc.boolean() };
  return mostly<unknown>(known[name] ?? text, fc.constant(null), anything);
}

/** Repeats the value this number of times, or fewer so that it fits the length limit of a request. */
const filled = (value: unknown, times: number): unknown[] =>
  Array<unknown>(Math.min(times, Math.ceil(60_000 / (JSON.stringify(value)?.length ?? 1)))).fill(value);

const many = (one: Arbitrary<unknown>): Arbitrary<unknown> =>
  fc.tuple(one, fc.integer({ min: 100, max: 3000 })).map(([value, times]) => filled(value, times));

function filterOf(schema: GraphQLSchema, name: string, depth: number, isSound = false): Arbitrary<unknown> {
  const fields = Object.values((schema.getType(name) as GraphQLInputObjectType).getFields());
  const entry = fc
    .constantFrom(...fields)
    .chain((field) =>
      inputOf(schema, String(field.type), depth - 1, isSound).map((value) => [field.name, value] as const),
    );
  if (isSound) return fc.array(entry, { minLength: 1, maxLength: 3 }).map((entries) => Object.fromEntries(entries));
  return mostly<unknown>(
    fc.array(entry, { maxLength: 5 }).map((entries) => Object.fromEntries(entries)),
    fc.constant(null),
    fc
      .tuple(entry, fc.integer({ min: 20, max: 200 }), fc.constantFrom('and', 'or'))
      .map(([[key, value], times, join]) => ({ [join]: filled({ [key]: value }, times) })),
  );
}

/** A value as it stands in a query; names of enums too, where `bare` says so. */
function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(' ')}]`;
  if (typeof value === 'object' && value !== null)
    return `{${Object.entries(value)
      .map(([key, inner]) => `${/^[A-Za-z_]\w*$/.test(key) ? key : 'x'}: ${literal(inner)}`)
      .join(' ')}}`;
  return JSON.stringify(value) ?? 'null';
}

const directive = mostly(
  fc.constant(''),
  fc.constantFrom('@skip(if: true)', '@include(if: false)', '@skip(if: $v0)', '@include', '@nothing', '@skip(if: "x")'),
  fc.integer({ min: 2, max: 100 }).map((times) => '@skip(if: false) '.repeat(times)),
);

const alias = mostly(
  fc.constant(''),
  fc.constantFrom('a: ', 'b: ', '__proto__: ', 'constructor: '),
  fc.integer({ min: 1, max: 5000 }).map((length) => `${'n'.repeat(length)}: `),
);

function listArguments(schema: GraphQLSchema, entity: Entity): Arbitrary<string> {
  const order = entity.fields.map(({ name }) => name);
  const argument = fc.oneof(
    int.map((first) => `first: ${literal(first)}`),
    int.map((skip) => `skip: ${literal(skip)}`),
    fc.constantFrom(...order).map((name) => `orderBy: ${name}`),
    fc.constantFrom('asc', 'desc', 'up', 'null').map((direction) => `orderDirection: ${direction}`),
    filterOf(schema, `${entity.name}_filter`, 3).map((where) => `where: ${literal(where)}`),
    fc.nat({ max: 5 }).map((index) => `where: $v${index}`),
    fc
      .constantFrom('number: 1', 'number_gte: 3', 'hash: "0x00"', 'number: null', '')
      .map((block) => `block: {${block}}`),
  );
  return fc.array(argument, { maxLength: 4 }).map((parts) => (parts.length > 0 ? `(${parts.join(', ')})` : ''));
}

function selectionOf(schema: GraphQLSchema, entity: Entity, depth: number): Arbitrary<string> {
  const scalars = entity.fields.filter((field) => !isRelation(field));
  const relations = entity.fields.filter(isRelation);
  const scalar = fc
    .tuple(alias, fc.constantFrom(...scalars), directive)
    .map(([as, { name }, also]) => `${as}${name} ${also}`);
  const relation = (): Arbitrary<string> =>
    fc.constantFrom(...relations).chain((field) => {
      const other = entities.get(field.type) as Entity;
      const args = field.derivedFrom ? listArguments(schema, other) : fc.constant('');
      return fc
        .tuple(alias, args, directive, selectionOf(schema, other, depth - 1))
        .map(([as, given, also, inner]) => `${as}${field.name}${given} ${also} { ${inner} }`);
    });
  const part = mostly(
    relations.length > 0 && depth > 0 ? fc.oneof(scalar, scalar, relation()) : scalar,
    fc.constantFrom(
      '...F0',
      '...F1',
      '...F2',
      '...Missing',
      '__typename',
      'secret',
      '... { id }',
      `... on ${entity.name} { id ...F0 }`,
    ),
    fc.tuple(scalar, fc.integer({ min: 2, max: 300 })).map(([same, times]) => `${same} `.repeat(times)),
    fc
      .tuple(fc.constantFrom(...scalars), fc.integer({ min: 2, max: 300 }))
      .map(([{ name }, times]) => Array.from({ length: times }, (_, index) => `a${index}: ${name}`).join(' ')),
  );
  return fc.array(part, { minLength: 1, maxLength: 5 }).map((parts) => parts.join(' '));
}

function documentOf(endpoint: string, schema: GraphQLSchema): Arbitrary<string> {
  const root = fc.constantFrom(...(ENDPOINTS[endpoint]?.roots ?? [])).map((name) => entities.get(name) as Entity);
  const field = root.chain((entity) =>
    fc
      .tuple(alias, fc.boolean(), listArguments(schema, entity), text, selectionOf(schema, entity, 4), directive)
      .map(([as, isList, args, id, inner, also]) =>
        isList
          ? `${as}${plural(entity.name)}${args} ${also} { ${inner} }`
          : `${as}${singular(entity.name)}(id: ${literal(id)}) ${also} { ${inner} }`,
      ),
  );
  const fragment = (index: number) =>
    root.chain((entity) =>
      selectionOf(schema, entity, 2).map((inner) => `fragment F${index} on ${entity.name} { ${inner} }`),
    );
  const head = fc.constantFrom(
    '',
    '',
    'query',
    'query A',
    'mutation',
    'subscription S',
    'query A($v0: Boolean = true)',
  );
  return fc
    .tuple(
      head,
      fc.array(field, { minLength: 1, maxLength: 4 }),
      fragment(0),
      fragment(1),
      fragment(2),
      fc.subarray([0, 1, 2]),
    )
    .map(([name, fields, f0, f1, f2, used]) =>
      [`${name} { ${fields.join(' ')} }`, ...used.map((index) => [f0, f1, f2][index])].join('\n'),
    );
}

/** A list that passes every check of its text: what it costs, it costs in the database and in its answer. */
function soundList(schema: GraphQLSchema, entity: Entity, depth: number, name: string): Arbitrary<string> {
  const stored = entity.fields.filter((field) => field.derivedFrom === null);
  const list = fc.record({
    first: fc.integer({ min: 0, max: 1000 }),
    skip: fc.constantFrom(0, 0, 10, 5000),
    orderBy: fc.constantFrom(...stored.filter((field) => !isRelation(field)).map((field) => field.name)),
    orderDirection: fc.constantFrom('asc', 'desc'),
    where: fc.oneof(fc.constant({}), filterOf(schema, `${entity.name}_filter`, 2, true)),
  });
  return fc
    .tuple(list, soundSelection(schema, entity, depth))
    .map(
      ([{ first, skip, orderBy, orderDirection, where }, inner]) =>
        `${name}(first: ${first}, skip: ${skip}, orderBy: ${orderBy}, orderDirection: ${orderDirection}, where: ${literal(where)}) { ${inner} }`,
    );
}

function soundSelection(schema: GraphQLSchema, entity: Entity, depth: number): Arbitrary<string> {
  const scalars = entity.fields.filter((field) => !isRelation(field)).map(({ name }) => name);
  const relations = depth > 0 ? entity.fields.filter(isRelation) : [];
  const relation = (field: (typeof relations)[number]): Arbitrary<string> => {
    const other = entities.get(field.type) as Entity;
    if (field.derivedFrom) return soundList(schema, other, depth - 1, field.name);
    return soundSelection(schema, other, depth - 1).map((inner) => `${field.name} { ${inner} }`);
  };
  return fc
    .tuple(
      fc.subarray(scalars, { minLength: 1 }),
      fc.integer({ min: 1, max: 10 }),
      fc
        .subarray(relations, { maxLength: Math.min(2, relations.length) })
        .chain((chosen) => fc.tuple(...chosen.map(relation))),
    )
    .map(([fields, times, inner]) =>
      [...range(times).flatMap((copy) => fields.map((field) => `c${copy}${field}: ${field}`)), ...inner].join(' '),
    );
}

function soundQuery(endpoint: string): Arbitrary<string> {
  const roots = (ENDPOINTS[endpoint]?.roots ?? []).map((name) => entities.get(name) as Entity);
  const list = fc
    .constantFrom(...roots)
    .chain((entity) => soundList(schemas[endpoint] as GraphQLSchema, entity, 2, plural(entity.name)));
  return fc
    .array(list, { minLength: 1, maxLength: 3 })
    .map((lists) => `{ ${lists.map((each, index) => `r${index}: ${each}`).join(' ')} }`);
}

/** Documents that grow: each of them costs more than its length somewhere, `n` says how much. */
const GROWING: readonly ((entity: string, list: string, relation: string, n: number) => string)[] = [
  (entity, list, _relation, n) =>
    `{ ${list} { ...F0 } } ${range(n)
      .map((i) => `fragment F${i} on ${entity} { ...F${i + 1} ...F${i + 1} }`)
      .join(' ')} fragment F${n} on ${entity} { id }`,
  (entity, list, _relation, n) => {
    const all = range(Math.min(n, 20))
      .map((i) => `...F${i}`)
      .join(' ');
    return `{ ${list} { ${all} } } ${range(Math.min(n, 20))
      .map((i) => `fragment F${i} on ${entity} { id ${all} }`)
      .join(' ')}`;
  },
  (entity, list, relation, n) =>
    `{ ${list} { ...F0 } } ${range(n)
      .map((i) => `fragment F${i} on ${entity} { a: ${relation} { id } b: ${relation} { id } ...F${(i + 1) % n} }`)
      .join(' ')}`,
  (_entity, list, _relation, n) =>
    `{ ${range(n)
      .map((i) => `a${i}: ${list}(first: 1000) { id }`)
      .join(' ')} }`,
  (entity, list, _relation, n) =>
    `{ ${range(20)
      .map((i) => `a${i}: ${list}(first: 1000) { ...F }`)
      .join(' ')} } fragment F on ${entity} { ${range(n)
      .map((i) => `b${i}: id`)
      .join(' ')} }`,
  (_entity, list, _relation, n) => `{ ${list} { ${'id '.repeat(n * 3)} } }`,
  (_entity, list, _relation, n) => `{ ${list} ${'{ a '.repeat(n * 4)} ${'} '.repeat(n * 4)} }`,
  (_entity, list, _relation, n) => `{ ${list}(where: ${'{ and: ['.repeat(n)} ${']}'.repeat(n)}) { id } }`,
  (_entity, list, _relation, n) => `{ ${list}(where: ${'['.repeat(n * 4)}${']'.repeat(n * 4)}) { id } }`,
  (_entity, list, relation, n) => `{ ${`${list} { ${relation} { id } } `.repeat(n)} }`,
  (_entity, list, relation, n) =>
    `{ ${list}(first: 1000) { ${range(n)
      .map(
        (i) =>
          `a${i}: ${relation}(where: { or: [${range(20)
            .map((j) => `{ id: "${j}" }`)
            .join(' ')}] }) { id }`,
      )
      .join(' ')} } }`,
  (_entity, _list, _relation, n) =>
    `{ __schema { types { ${'fields { type { '.repeat(n)} name ${'} } '.repeat(n)} } } }`,
  (_entity, _list, _relation, n) =>
    `{ __schema { types { ${'inputFields { type { '.repeat(n)} name ${'} } '.repeat(n)} } } }`,
  (_entity, _list, _relation, n) =>
    `{ ${range(n)
      .map((i) => `a${i}: __schema { types { name inputFields { name type { name ofType { name } } } } }`)
      .join(' ')} }`,
  (_entity, _list, _relation, n) =>
    `{ __type(name: "Query") { ${'ofType { '.repeat(n * 2)} name ${'} '.repeat(n * 2)} } }`,
  (_entity, list, _relation, n) =>
    `query (${range(n)
      .map((i) => `$v${i}: Int = ${i}`)
      .join(' ')}) { ${list} { id } }`,
  (_entity, list, _relation, n) =>
    range(n)
      .map((i) => `query Q${i} { ${list} { id } }`)
      .join(' '),
  (_entity, list, _relation, n) => `{ ${list} { id } } # ${'x'.repeat(n * 900)}`,
  (_entity, list, _relation, n) => `{ ${list}(where: { id: """${'\n '.repeat(n * 400)}""" }) { id } }`,
  (_entity, list, _relation, n) => `{ ${list} { ${'x'.repeat(n * 900)} } }`,
];

const range = (length: number): number[] => Array.from({ length }, (_, index) => index);

function growing(endpoint: string): Arbitrary<string> {
  const roots = (ENDPOINTS[endpoint]?.roots ?? []).map((name) => entities.get(name) as Entity);
  return fc
    .tuple(fc.constantFrom(...GROWING), fc.constantFrom(...roots), fc.integer({ min: 1, max: 100 }))
    .map(([write, { name, fields }, n]) => write(name, plural(name), fields.find(isRelation)?.name ?? 'id', n));
}

/** A text with a piece taken out, doubled, or put somewhere else. */
const broken = (whole: Arbitrary<string>): Arbitrary<string> =>
  fc
    .tuple(whole, fc.double({ min: 0, max: 1, noNaN: true }), fc.nat({ max: 40 }), text)
    .map(([query, at, length, other]) => {
      const from = Math.floor(query.length * at);
      return `${query.slice(0, from)}${other}${query.slice(from + length)}`;
    });

/** Requests to all endpoints: what the grammar allows, what it does not, and what grows. */
export const hostileRequests: Arbitrary<HostileRequest> = fc
  .constantFrom(...Object.keys(ENDPOINTS))
  .chain((endpoint) => {
    const schema = schemas[endpoint] as GraphQLSchema;
    const filters = (ENDPOINTS[endpoint]?.roots ?? []).map((root) => `${root}_filter`);
    const valid = documentOf(endpoint, schema);
    const query = fc.oneof(
      { arbitrary: valid, weight: 5 },
      { arbitrary: growing(endpoint), weight: 3 },
      { arbitrary: broken(valid), weight: 1 },
      { arbitrary: withVariables(endpoint), weight: 4 },
      { arbitrary: soundQuery(endpoint), weight: 5 },
    );
    const values = fc.constantFrom(...filters).chain((filter) => filterOf(schema, filter, 4));
    const variables = mostly<unknown>(
      fc.tuple(values, anything).map(([where, v1]) => ({ v0: where, v1, v2: where })),
      anything,
      fc.constant(undefined),
    );
    const operationName = mostly<unknown>(fc.constant(undefined), fc.constantFrom('A', 'Q1', '', 5, {}, null));
    const body = fc.record({ query: mostly<unknown>(query, anything), variables, operationName });
    const post = mostly(
      body.map((value) => JSON.stringify(value)),
      fc.array(body, { maxLength: 5 }).map((batch) => JSON.stringify(batch)),
      broken(body.map((value) => JSON.stringify(value))),
      fc
        .integer({ min: 1, max: 49_000 })
        .map((depth) => `{"query":"{ _meta { deployment } }","variables":${'['.repeat(depth)}${']'.repeat(depth)}}`),
      anything.map((value) => JSON.stringify(value)),
      fc.integer({ min: 90_000, max: 200_000 }).map((length) => ' '.repeat(length)),
    ).map((value) => ({ endpoint, method: 'POST' as const, text: value }));
    const get = body.map(({ query: asked, variables: given }) => ({
      endpoint,
      method: 'GET' as const,
      text: new URLSearchParams({
        query: wellFormed(asked),
        ...(given === undefined ? {} : { variables: wellFormed(given) }),
      })
        .toString()
        .slice(0, 15_000),
    }));
    return mostly<HostileRequest>(post, get);
  });

/** A URL has no halves of characters. */
const wellFormed = (value: unknown): string =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('utf8');

/** Lists whose filter comes in a variable of the right type: what is in it passes as far as it can. */
function withVariables(endpoint: string): Arbitrary<string> {
  return fc.tuple(fc.constantFrom(...(ENDPOINTS[endpoint]?.roots ?? [])), fc.integer({ min: 1, max: 25 })).map(
    ([root, lists]) =>
      `query ($v0: ${root}_filter) { ${range(lists)
        .map((i) => `a${i}: ${plural(root)}(where: $v0, skip: ${i}) { id }`)
        .join(' ')} }`,
  );
}
