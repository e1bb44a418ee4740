import {
  buildSchema,
  type DocumentNode,
  type ExecutionResult,
  execute,
  GraphQLError,
  type GraphQLFieldMap,
  type GraphQLObjectType,
  type GraphQLSchema,
  parse,
  validate,
} from 'graphql';
import { BatchLoader } from './BatchLoader.ts';
import { depthErrors } from './depthErrors.ts';
import { type Entity, isRelation } from './Entity.ts';
import type { Filter } from './FilterBuilder.ts';
import { DEFAULT_LIMITS, type Limits } from './limits.ts';
import { plural, singular } from './names.ts';
import { RowBudget } from './RowBudget.ts';
import { type ListArguments, RowReader } from './RowReader.ts';
import { bigIntScalar, bytesScalar } from './scalars.ts';
import { schemaText } from './schemaText.ts';
import { type Database, type Row, Tables } from './Tables.ts';

/** What one endpoint serves. */
export interface Endpoint {
  /** Entities that have a query of their own; what they lead to can be reached through them. */
  roots: readonly string[];
  /** A filter that every query of a root gets on top of its own. */
  scope?: Readonly<Record<string, Filter>>;
}

export interface SubgraphOptions extends Endpoint {
  entities: ReadonlyMap<string, Entity>;
  database: Database;
  /** Tables of ponder.schema.ts by name. */
  tables: Readonly<Record<string, unknown>>;
  /** The last indexed block. */
  block: () => Promise<{ number: number; timestamp: number }>;
  limits?: Partial<Limits>;
}

export interface GraphqlRequest {
  query: string;
  variables?: Record<string, unknown> | undefined;
  operationName?: string | undefined;
}

interface RequestContext {
  loader: BatchLoader;
  budget: RowBudget;
}

type Fields = GraphQLFieldMap<Row, RequestContext>;

/** Parsed queries kept; front ends send the same few texts for ever. */
const CACHED_QUERIES = 500;

/**
 * A GraphQL endpoint over the entities in the shape that a subgraph gives them. The answer never rejects: errors are in
 * the result, as GraphQL wants it.
 */
export function createSubgraph(options: SubgraphOptions): (request: GraphqlRequest) => Promise<ExecutionResult> {
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const schema = buildSchema(schemaText(options.entities, options.roots));
  Object.assign(schema.getType('BigInt') as object, functionsOf(bigIntScalar));
  Object.assign(schema.getType('Bytes') as object, functionsOf(bytesScalar));
  const tables = new Tables(options.tables);
  // A field without a column is found at start, not by the first visitor who asks for it.
  for (const entity of options.entities.values()) tables.columns(entity);
  const reader = new RowReader(options.database, options.entities, tables, limits);
  resolveFields(schema, options.entities, reader);
  resolveQueries(schema, options, reader);

  const cache = new Map<string, DocumentNode | readonly GraphQLError[]>();
  const prepare = (query: string) => {
    const known = cache.get(query);
    if (known) return known;
    const prepared = check(schema, query, limits);
    if (cache.size >= CACHED_QUERIES) cache.delete(cache.keys().next().value as string);
    cache.set(query, prepared);
    return prepared;
  };
  return async ({ query, variables, operationName }) => {
    const document = prepare(query);
    if (!('kind' in document)) return { errors: document };
    const contextValue: RequestContext = { loader: new BatchLoader(), budget: new RowBudget(limits) };
    return execute({ schema, document, contextValue, variableValues: variables, operationName });
  };
}

const functionsOf = ({ serialize, parseValue, parseLiteral }: typeof bigIntScalar | typeof bytesScalar) => ({
  serialize,
  parseValue,
  parseLiteral,
});

function check(schema: GraphQLSchema, query: string, limits: Limits): DocumentNode | readonly GraphQLError[] {
  try {
    const document = parse(query, { maxTokens: limits.tokens });
    const errors = [...validate(schema, document, undefined, { maxErrors: 5 }), ...depthErrors(document, limits.depth)];
    return errors.length > 0 ? errors : document;
  } catch (error) {
    return [error instanceof GraphQLError ? error : new GraphQLError(String(error))];
  }
}

function resolveFields(schema: GraphQLSchema, entities: ReadonlyMap<string, Entity>, reader: RowReader): void {
  for (const entity of entities.values()) {
    const type = schema.getType(entity.name) as GraphQLObjectType<Row, RequestContext> | undefined;
    if (!type) continue;
    const fields: Fields = type.getFields();
    if (fields.id) fields.id.resolve = ({ id }) => String(id);
    for (const { name, type: target, derivedFrom } of entity.fields.filter(isRelation)) {
      const field = fields[name];
      const other = entities.get(target);
      if (!field || !other) throw new Error(`schema.graphql: ${entity.name}.${name} leads nowhere.`);
      field.resolve = derivedFrom
        ? (row, list: ListArguments, { loader, budget }) =>
            loader.load(`${entity.name}.${name} ${cacheKey(list)}`, String(row.id), (ids) =>
              reader.listsOf(other, derivedFrom, ids, list, budget),
            )
        : (row, _none, { loader, budget }) =>
            loader.load(`${entity.name}.${name}`, String(row[name]), (ids) => reader.byIds(other, ids, budget));
    }
  }
}

function resolveQueries(schema: GraphQLSchema, { entities, roots, scope, block }: SubgraphOptions, reader: RowReader) {
  const queries = (schema.getQueryType() as GraphQLObjectType<Row, RequestContext>).getFields();
  for (const root of roots) {
    const entity = entities.get(root);
    const [one, many] = [queries[singular(root)], queries[plural(root)]];
    if (!entity || !one || !many) throw new Error(`schema.graphql has no entity ${root}.`);
    one.resolve = (_none, { id }: { id: string }) => reader.one(entity, id, scope?.[root]);
    many.resolve = (_none, list: ListArguments, { budget }) => reader.many(entity, list, scope?.[root], budget);
  }
  const meta = queries._meta;
  if (meta) meta.resolve = async () => ({ block: await block(), deployment: 'rab-indexer', hasIndexingErrors: false });
}

/** Bigints of a filter have no JSON form of their own. */
const cacheKey = (list: ListArguments): string =>
  JSON.stringify(list, (_key, value) => (typeof value === 'bigint' ? `${value}n` : value));
