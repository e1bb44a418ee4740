import { GraphQLError } from 'graphql';
import { and, asc, desc, eq, gt, inArray, lte, sql } from 'ponder';
import type { Entity } from './Entity.ts';
import { type Filter, FilterBuilder, toKey } from './FilterBuilder.ts';
import type { Limits } from './limits.ts';
import type { RowBudget } from './RowBudget.ts';
import type { Database, Row, Sql, Tables } from './Tables.ts';

/** Arguments of a list, as the GraphQL schema lets them through. */
export interface ListArguments {
  first?: number | null;
  skip?: number | null;
  orderBy?: string | null;
  orderDirection?: 'asc' | 'desc' | null;
  where?: Filter | null;
}

/** Every SQL query of the GraphQL layer. */
export class RowReader {
  readonly #database: Database;
  readonly #tables: Tables;
  readonly #limits: Limits;
  readonly #filters: FilterBuilder;

  constructor(database: Database, entities: ReadonlyMap<string, Entity>, tables: Tables, limits: Limits) {
    this.#database = database;
    this.#tables = tables;
    this.#limits = limits;
    this.#filters = new FilterBuilder(entities, tables, limits);
  }

  /** The row with an id, if it lies in the endpoint's scope. */
  async one(entity: Entity, id: string, scope: Filter | undefined): Promise<Row | null> {
    const key = toKey(this.#tables, entity.name, id);
    const condition = and(eq(this.#tables.column(entity.name, 'id'), key), this.#filters.build(entity.name, scope));
    const [row] = await this.#select(entity).where(condition).limit(1);
    return row ?? null;
  }

  /** A page of rows. */
  async many(entity: Entity, list: ListArguments, scope: Filter | undefined, budget: RowBudget): Promise<Row[]> {
    const { first, skip } = this.#page(list);
    budget.startList();
    const condition = and(this.#filters.build(entity.name, list.where), this.#filters.build(entity.name, scope));
    const rows = await this.#select(entity)
      .where(condition)
      .orderBy(...this.#order(entity, list))
      .limit(Math.min(first, budget.sqlLimit))
      .offset(skip);
    budget.spend(rows.length);
    return rows;
  }

  /** Rows by id. */
  async byIds(entity: Entity, ids: string[], budget: RowBudget): Promise<Map<string, Row>> {
    const rows = await this.#select(entity).where(inArray(this.#tables.column(entity.name, 'id'), ids));
    budget.spend(rows.length);
    return new Map(rows.map((row) => [String(row.id), row]));
  }

  /** A page of the derived list of each parent, in one query; `backField` holds the parent's id. */
  async listsOf(
    entity: Entity,
    backField: string,
    parents: string[],
    list: ListArguments,
    budget: RowBudget,
  ): Promise<Map<string, Row[]>> {
    const { first, skip } = this.#page(list);
    budget.startList();
    const parent = this.#tables.column(entity.name, backField);
    const order = sql.join(this.#order(entity, list), sql`, `);
    const position = sql<number>`row_number() over (partition by ${parent} order by ${order})`.as('position');
    const ranked = this.#database
      .select({ ...this.#tables.columns(entity), position })
      .from(this.#tables.of(entity.name))
      .where(and(inArray(parent, parents), this.#filters.build(entity.name, list.where)))
      .as('ranked');
    const at = ranked.position as (typeof ranked)[string];
    const rows = await this.#database
      .select()
      .from(ranked)
      .where(and(gt(at, skip), lte(at, skip + first)))
      .orderBy(asc(at))
      .limit(budget.sqlLimit);
    budget.spend(rows.length);
    const lists = new Map<string, Row[]>(parents.map((id) => [id, []]));
    for (const row of rows) lists.get(String(row[backField]))?.push(row);
    return lists;
  }

  #select(entity: Entity) {
    return this.#database.select(this.#tables.columns(entity)).from(this.#tables.of(entity.name));
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

  /** Ends with the id, so that pages never overlap. */
  #order(entity: Entity, { orderBy, orderDirection }: ListArguments): Sql[] {
    const direct = orderDirection === 'desc' ? desc : asc;
    const id = this.#tables.column(entity.name, 'id');
    if (!orderBy || orderBy === 'id') return [direct(id)];
    const [name, inner] = orderBy.split('__') as [string, string?];
    const column = this.#tables.column(entity.name, name);
    if (!inner) return [direct(column), asc(id)];
    const other = entity.fields.find((field) => field.name === name)?.type as string;
    const value = sql`(select ${this.#tables.column(other, inner)} from ${this.#tables.of(other)} where ${this.#tables.column(other, 'id')} = ${column})`;
    return [direct(value), asc(id)];
  }
}
