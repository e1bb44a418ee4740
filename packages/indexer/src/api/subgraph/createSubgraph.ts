import { setImmediate } from 'node:timers/promises';
import {
  buildSchema,
  type DocumentNode,
  defaultFieldResolver,
  execute,
  type FormattedExecutionResult,
  GraphQLError,
  type GraphQLFieldMap,
  type GraphQLFieldResolver,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  isNonNullType,
  parse,
  validate,
} from 'graphql';
import { atBlock, type BlockArgument, requireBlock } from './blockArgument.ts';
import { type Entity, isRelation } from './Entity.ts';
import type { Filter } from './FilterBuilder.ts';
import { DEFAULT_LIMITS, type Limits } from './limits.ts';
import { type Loaders, loadTogether } from './loadTogether.ts';
import { plural, singular } from './names.ts';
import { publicError } from './publicError.ts';
import { queryLimitErrors } from './queryLimitErrors.ts';
import { RequestBudget } from './RequestBudget.ts';
import { type ListArguments, RowReader } from './RowReader.ts';
import { Selections } from './Selection.ts';
import type { SubgraphState } from './SubgraphState.ts';
import { bigIntScalar, bytesScalar } from './scalars.ts';
import { type SchemaSizes, schemaSizes } from './schemaSizes.ts';
import { schemaText } from './schemaText.ts';
import { type ReadDatabase, type Row, type SqlWriter, Tables } from './Tables.ts';
import { textCache } from './textCache.ts';
import { readWhole, TornRead } from './tornRead.ts';
import { YieldingRows } from './YieldingRows.ts';

/** What one endpoint serves. */
export interface Endpoint {
  /** Entities that have a query of their own; what they lead to can be reached through them. */
  roots: readonly string[];
  /** A filter that every query of a root gets on top of its own. */
  scope?: Readonly<Record<string, Filter>>;
}

export interface SubgraphOptions extends Endpoint {
  entities: ReadonlyMap<string, Entity>;
  writer: SqlWriter;
  database: ReadDatabase;
  /** Tables of ponder.schema.ts by name. */
  tables: Readonly<Record<string, unknown>>;
  state: SubgraphState;
  limits?: Partial<Limits>;
}

/** What is true of everything that is answered. */
/** Gets errors that a visitor is not told of. */
export type Report = (error: unknown) => void;

export interface GraphqlRequest {
  query: string;
  variables?: Record<string, unknown> | undefined;
  operationName?: string | undefined;
}

interface RequestContext {
  loaders: Loaders;
  budget: RequestBudget;
  selections: Selections;
  yieldingRows: YieldingRows;
  /** Numbers for lists of lists with the same arguments, by the place in the query. */
  places: Map<unknown, number>;
  /** Those of which some were read. */
  read: Set<number>;
}

type Fields = GraphQLFieldMap<Row, RequestContext>;

/**
 * Letters of the parsed queries that are kept; front ends send the same few texts for ever. A parsed text takes a hundred
 * times its letters of memory: these are ten megabytes, for each endpoint.
 */
const CACHED_LETTERS = 100_000;

/**
 * A GraphQL endpoint over the entities in the shape that a subgraph gives them: the text of the answer. It never rejects:
 * errors are in the answer, as GraphQL wants it.
 */
export function createSubgraph(options: SubgraphOptions): (request: GraphqlRequest, report: Report) => Promise<Answer> {
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const { entities } = options;
  const schema = buildSchema(schemaText(entities, options.roots));
  Object.assign(schema.getType('BigInt') as object, functionsOf(bigIntScalar));
  Object.assign(schema.getType('Bytes') as object, functionsOf(bytesScalar));
  const tables = new Tables(options.tables);
  // A field without a column is found at start, not by the first visitor who asks for it.
  for (const entity of entities.values()) tables.columns(entity);
  const reader = new RowReader({ ...options, tables, limits });
  resolveFields(schema, entities, reader);
  resolveQueries(schema, options, reader);

  const sizes = schemaSizes(schema);
  const cache = textCache<Prepared>(CACHED_LETTERS);
  const prepare = (query: string): Prepared => {
    const known = cache.get(query);
    if (known) return known;
    const prepared = check(schema, sizes, query, limits);
    cache.set(query, prepared);
    return prepared;
  };

  return async ({ query, variables, operationName }, report) => {
    const answer = (result: FormattedExecutionResult): Answer => ({
      text: JSON.stringify(result),
      hasErrors: result.errors !== undefined,
    });
    try {
      const document = prepare(query);
      if (!('kind' in document)) return answer({ errors: document.map((error) => publicError(error, report)) });
      const started = performance.now();
      const { data, errors } = await readWhole(async () => {
        const contextValue: RequestContext = {
          loaders: new Map(),
          budget: new RequestBudget(limits, started),
          selections: new Selections(entities),
          yieldingRows: new YieldingRows(),
          places: new Map(),
          read: new Set(),
        };
        return execute({
          schema,
          document,
          contextValue,
          variableValues: variables,
          operationName,
          fieldResolver: countedField,
        });
      });
      // what else waits comes in between: writing the answer is a piece of work of its own
      await setImmediate();
      return answer({
        ...(data === undefined ? {} : { data }),
        ...(errors && {
          errors: [...new Set(errors)].slice(0, MOST_ERRORS).map((error) => publicError(error, report)),
        }),
      });
    } catch (error) {
      return answer({ errors: [publicError(error, report)] });
    }
  };
}

/** Text of an answer in JSON. */
export interface Answer {
  text: string;
  hasErrors: boolean;
}

type Prepared = DocumentNode | readonly GraphQLError[];

/** The same error may stand at every row. */
const MOST_ERRORS = 10;

const functionsOf = ({ serialize, parseValue, parseLiteral }: typeof bigIntScalar | typeof bytesScalar) => ({
  serialize,
  parseValue,
  parseLiteral,
});

/** Each step bounds the work of the next. */
function check(schema: GraphQLSchema, sizes: SchemaSizes, query: string, limits: Limits): Prepared {
  try {
    const document = parse(query, { maxTokens: limits.tokens });
    const tooLarge = queryLimitErrors(document, sizes, limits);
    if (tooLarge.length > 0) return tooLarge;
    const errors = validate(schema, document, undefined, { maxErrors: 5 });
    return errors.length > 0 ? errors : document;
  } catch (error) {
    if (error instanceof GraphQLError) return [error];
    throw error;
  }
}

/** A field that the row has, and its letters off what the answer may have. */
const countedField: GraphQLFieldResolver<Row, RequestContext> = (row, args, context, info) => {
  const found = defaultFieldResolver(row, args, context, info);
  const value = typeof found === 'bigint' ? String(found) : found;
  context.budget.spend('letters', String(info.path.key).length + (typeof value === 'string' ? value.length : 8));
  return value;
};

const selectionOf = (entity: Entity, { fieldNodes, fragments }: GraphQLResolveInfo, { selections }: RequestContext) =>
  selections.of(entity, fieldNodes, fragments as Parameters<Selections['of']>[2]);

function resolveFields(schema: GraphQLSchema, entities: ReadonlyMap<string, Entity>, reader: RowReader): void {
  for (const entity of entities.values()) {
    const type = schema.getType(entity.name) as GraphQLObjectType<Row, RequestContext> | undefined;
    if (!type) continue;
    const fields: Fields = type.getFields();
    for (const { name, type: target, derivedFrom } of entity.fields.filter(isRelation)) {
      const field = fields[name];
      const other = entities.get(target);
      if (!field || !other) throw new Error(`schema.graphql: ${entity.name}.${name} leads nowhere.`);
      const isRequired = isNonNullType(field.type);
      field.resolve = derivedFrom
        ? async (row, list: ListArguments, context, info) => {
            const selection = selectionOf(other, info, context);
            const { loaders, budget, read } = context;
            const place = placeOf(context, info);
            const rows = await loadTogether(loaders, `list ${place}`, String(row.id), (ids) => {
              const isCounted = read.has(place);
              read.add(place);
              return reader.listsOf(other, derivedFrom, ids, list, { selection, budget, isCounted });
            });
            budget.spend('values', (rows?.length ?? 0) * selection.values);
            return context.yieldingRows.divide(rows ?? [], selection.values);
          }
        : async (row, _none, { loaders, budget }) => {
            const related = await loadTogether(loaders, `${entity.name}.${name}`, String(row[name]), (ids) =>
              reader.byIds(other, ids, budget),
            );
            if (!related && isRequired) throw new TornRead();
            return related;
          };
    }
  }
}

/** A number for the place in the query; GraphQL gives the same nodes for each row, and the arguments are the same there. */
function placeOf({ places }: RequestContext, { fieldNodes }: GraphQLResolveInfo): number {
  const place = places.get(fieldNodes) ?? places.size;
  places.set(fieldNodes, place);
  return place;
}

interface BlockArguments {
  block?: BlockArgument | null;
}

function resolveQueries(
  schema: GraphQLSchema,
  { entities, roots, scope, state }: SubgraphOptions,
  reader: RowReader,
): void {
  const queries = (schema.getQueryType() as GraphQLObjectType<Row, RequestContext>).getFields();
  for (const root of roots) {
    const entity = entities.get(root);
    const [one, many] = [queries[singular(root)], queries[plural(root)]];
    if (!entity || !one || !many) throw new Error(`schema.graphql has no entity ${root}.`);
    one.resolve = async (_none, { id, block }: { id: string } & BlockArguments, context, info) => {
      const row = await atBlock(block, state, () => reader.one(entity, id, scope?.[root], context.budget));
      if (row) context.budget.spend('values', selectionOf(entity, info, context).values);
      return row;
    };
    many.resolve = async (_none, { block, ...list }: ListArguments & BlockArguments, context, info) => {
      const selection = selectionOf(entity, info, context);
      const { budget } = context;
      const rows = await atBlock(block, state, () =>
        reader.many(entity, list, { scope: scope?.[root], selection, budget }),
      );
      budget.spend('values', rows.length * selection.values);
      return context.yieldingRows.divide(rows, selection.values);
    };
  }
  const meta = queries._meta as Fields[string];
  meta.resolve = async (_none, { block }: BlockArguments, { budget }) => {
    budget.spend('lists', 1);
    const indexed = (await requireBlock(block, state)) ?? (await state.block());
    return {
      block: { ...indexed, ...lazyHashes(state, indexed) },
      deployment: () => state.deployment(),
      // an error of an indexing function ends the process before the block is counted as indexed
      hasIndexingErrors: false,
    };
  };
}

/** The chain is asked for hashes only when a query wants them. */
const lazyHashes = (state: SubgraphState, indexed: { number: number; timestamp: number }) => {
  let hashes: ReturnType<SubgraphState['hashes']> | undefined;
  const known = () => {
    hashes ??= state.hashes(indexed);
    return hashes;
  };
  return { hash: async () => (await known()).hash, parentHash: async () => (await known()).parentHash };
};
