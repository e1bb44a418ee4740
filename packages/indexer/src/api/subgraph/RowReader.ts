import { GraphQLError } from 'graphql';
import { type AnyPgColumn, and, asc, desc, eq, gt, lte, sql } from 'ponder';
import { arrayLiteral } from './arrayLiteral.ts';
import type { Entity, EntityField } from './Entity.ts';
import { type Condition, type Filter, FilterBuilder, toKey } from './FilterBuilder.ts';
import type { Limits } from './limits.ts';
import type { RequestBudget } from './RequestBudget.ts';
import type { Selection } from './Selection.ts';
import type { ReadDatabase, Row, SelectQuery, Sql, SqlWriter, Tables } from './Tables.ts';
import { typedRows } from './typedRows.ts';

/** Arguments of a list, as the GraphQL schema lets them through. */
export interface ListArguments {
  first?: number | null;
  skip?: number | null;
  orderBy?: string | null;
  orderDirection?: 'asc' | 'desc' | null;
  where?: Filter | null;
}

export interface RowReaderOptions {
  writer: SqlWriter;
  database: ReadDatabase;
  entities: ReadonlyMap<string, Entity>;
  tables: Tables;
  limits: Limits;
}

/** Every SQL query of the GraphQL layer. Each is planned before it is run, and not run when it costs too much. */
export class RowReader {
  readonly #writer: SqlWriter;
  readonly #database: ReadDatabase;
  readonly #tables: Tables;
  readonly #limits: Limits;
  readonly #filters: FilterBuilder;

  constructor({ writer, database, entities, tables, limits }: RowReaderOptions) {
    [this.#writer, this.#database, this.#tables, this.#limits] = [writer, database, tables, limits];
    this.#filters = new FilterBuilder(entities, tables, limits.relations);
  }

  /** The row with an id, if it lies in the endpoint's scope. */
  async one(entity: Entity, id: string, scope: Filter | undefined, budget: RequestBudget): Promise<Row | null> {
    budget.spend('lists', 1);
    const key = toKey(this.#tables, entity.name, id);
    const inScope = this.#filters.build(entity.name, scope);
    const condition = and(eq(this.#tables.column(entity.name, 'id'), key), inScope.sql);
    const [row] = await this.#read(this.#tables.columns(entity), budget, [], (columns) =>
      this.#writer.select(columns).from(this.#tables.of(entity.name)).where(condition).limit(1),
    );
    return row ?? null;
  }

  /** A page of rows. */
  async many(
    entity: Entity,
    list: ListArguments,
    { scope, selection, budget }: { scope: Filter | undefined; selection: Selection; budget: RequestBudget },
  ): Promise<Row[]> {
    const { first, skip } = this.#page(list);
    budget.spend('lists', 1);
    const asked = this.#filters.build(entity.name, list.where, budget);
    const inScope = this.#filters.build(entity.name, scope);
    return this.#read(this.#tables.columns(entity, selection.fields), budget, [asked, inScope], (columns, isWhole) => {
      const whole = this.#from(entity, columns, list)
        .where(and(asked.sql, inScope.sql))
        .orderBy(...this.#order(entity, list));
      return isWhole ? whole : whole.limit(Math.min(first, budget.rowLimit(selection.values))).offset(skip);
    });
  }

  /** Rows by id. */
  async byIds(entity: Entity, ids: string[], budget: RequestBudget): Promise<Map<string, Row>> {
    const id = this.#tables.column(entity.name, 'id');
    const rows = await this.#read(this.#tables.columns(entity), budget, [], (columns) =>
      this.#writer
        .select(columns)
        .from(this.#tables.of(entity.name))
        .where(sql`${id} = any(${arrayLiteral(id, ids)})`),
    );
    return new Map(rows.map((row) => [String(row.id), row]));
  }

  /**
   * A page of the derived list of each parent, in one query; `backField` holds the parent's id.
   * @param isCounted other parents' lists of the same place were read before, and have spent what the place costs
   */
  async listsOf(
    entity: Entity,
    backField: string,
    parents: string[],
    list: ListArguments,
    { selection, budget, isCounted }: { selection: Selection; budget: RequestBudget; isCounted: boolean },
  ): Promise<Map<string, Row[]>> {
    const { first, skip } = this.#page(list);
    if (!isCounted) budget.spend('lists', 1);
    const parent = this.#tables.column(entity.name, backField);
    const asked = this.#filters.build(entity.name, list.where, isCounted ? undefined : budget);
    const order = sql.join(this.#order(entity, list), sql`, `);
    const position = sql<number>`row_number() over (partition by ${parent} order by ${order})`.as('position');
    const fields = new Set([...selection.fields, backField]);
    const rows = await this.#read(this.#tables.columns(entity, fields), budget, [asked], (columns) => {
      const ranked = this.#from(entity, { ...columns, position }, list)
        .where(and(sql`${parent} = any(${arrayLiteral(parent, parents)})`, asked.sql))
        .as('ranked');
      const at = ranked.position as AnyPgColumn;
      const outer = Object.fromEntries(Object.keys(columns).map((name) => [name, ranked[name] as AnyPgColumn]));
      return this.#writer
        .select(outer)
        .from(ranked)
        .where(and(gt(at, skip), lte(at, skip + first)))
        .orderBy(asc(at))
        .limit(budget.rowLimit(selection.values));
    });
    const lists = new Map<string, Row[]>(parents.map((id) => [id, []]));
    for (const row of rows) lists.get(String(row[backField]))?.push(row);
    return lists;
  }

  /**
   * @param write the statement; `isWhole` without the limit of rows: a planner that is told of one hopes to find those rows
   * early, which conditions on texts and relations can be made to disappoint
   */
  async #read(
    columns: Record<string, AnyPgColumn>,
    budget: RequestBudget,
    conditions: readonly Condition[],
    write: (columns: Record<string, AnyPgColumn>, isWhole: boolean) => SelectQuery,
  ): Promise<Row[]> {
    budget.checkTime();
    const searches = conditions.reduce((sum, condition) => sum + condition.searches, 0);
    const isHard = conditions.some((condition) => condition.searches + condition.relations > 0);
    budget.plan(await this.#database.plannedCost(write(columns, isHard).toSQL()), searches);
    const found = await typedRows(this.#database, columns, write(columns, false).toSQL());
    budget.spend('rows', found.length);
    return found;
  }

  #page(list: ListArguments): { first: number; skip: number } {
    const page = { first: list.first ?? 100, skip: list.skip ?? 0 };
    for (const name of ['first', 'skip'] as const)
      if (page[name] < 0 || page[name] > this.#limits[name])
        throw new GraphQLError(
          `The value of the \`${name}\` argument must be between 0 and ${this.#limits[name]}, but is ${page[name]}`,
        );
    return page;
  }

  /** Rows of an entity, with those that they are ordered by where the order is a field of a relation. */
  #from(entity: Entity, columns: Parameters<SqlWriter['select']>[0], { orderBy }: ListArguments): SelectQuery {
    const query = this.#writer.select(columns).from(this.#tables.of(entity.name));
    const relation = relationOf(entity, orderBy);
    if (!relation) return query;
    const id = this.#tables.column(relation.type, 'id');
    return query.leftJoin(
      this.#tables.of(relation.type),
      sql`${id} = ${this.#tables.column(entity.name, relation.name)}`,
    );
  }

  /**
   * Ends with the id, so that pages never overlap; in the same direction, as in graph-node, so that an index over both
   * gives the rows in this order, forwards and backwards.
   */
  #order(entity: Entity, { orderBy, orderDirection }: ListArguments): Sql[] {
    const direct = orderDirection === 'desc' ? desc : asc;
    const id = this.#tables.column(entity.name, 'id');
    if (!orderBy || orderBy === 'id') return [direct(id)];
    const relation = relationOf(entity, orderBy);
    const column = relation
      ? this.#tables.column(relation.type, orderBy.slice(relation.name.length + 2))
      : this.#tables.column(entity.name, orderBy);
    return [direct(column), direct(id)];
  }
}

/** The field in front of `__` in the name of an order. */
const relationOf = (entity: Entity, orderBy: string | null | undefined): EntityField | undefined => {
  const [name, inner] = (orderBy ?? '').split('__');
  return inner === undefined ? undefined : entity.fields.find((field) => field.name === name);
};
