import type { AnyPgColumn, PgTable, sql } from 'ponder';
import { type Entity, storedFields } from './Entity.ts';
import { singular } from './names.ts';

/** A piece of SQL (drizzle's `SQL`, which Ponder does not export by name). */
export type Sql = ReturnType<typeof sql>;
/** One with a name in the result. */
export type AliasedSql = ReturnType<Sql['as']>;

/** A row of any entity, fields by name. */
export type Row = Record<string, unknown>;

/** What writes statements (Ponder's `db`); it runs none of those that visitors ask for. */
export interface SqlWriter {
  select(columns: Record<string, AnyPgColumn | AliasedSql>): {
    from(table: PgTable): SelectQuery;
  };
}

export interface SelectQuery {
  leftJoin(table: PgTable, on: Sql): SelectQuery;
  where(condition: Sql | undefined): SelectQuery;
  orderBy(...terms: Sql[]): SelectQuery;
  limit(rows: number): SelectQuery;
  offset(rows: number): SelectQuery;
  as(alias: string): PgTable & Record<string, AnyPgColumn>;
  toSQL(): Statement;
}

export interface Statement {
  sql: string;
  params: unknown[];
}

/** The database as visitors' requests read it: only what they read goes this way. */
export interface ReadDatabase {
  /** Rows with their values in the order of the columns, as the driver has them. */
  rows(statement: Statement): Promise<unknown[][]>;
  /** What the planner expects a statement to cost, in its own unit: about one page read in order. */
  plannedCost(statement: Statement): Promise<number>;
}

/** The tables behind the entities; a table bears its entity's name in lower camel case. */
export class Tables {
  readonly #schema: Readonly<Record<string, unknown>>;

  constructor(schema: Readonly<Record<string, unknown>>) {
    this.#schema = schema;
  }

  of(entity: string): PgTable {
    const table = this.#schema[singular(entity)];
    if (!table) throw new Error(`ponder.schema.ts has no table ${singular(entity)}.`);
    return table as PgTable;
  }

  column(entity: string, field: string): AnyPgColumn {
    const column = (this.of(entity) as unknown as Record<string, AnyPgColumn>)[field];
    if (!column) throw new Error(`The table ${singular(entity)} has no column ${field}.`);
    return column;
  }

  /** The columns of these fields of an entity's row, without `fields` of all. */
  columns(entity: Entity, fields?: ReadonlySet<string>): Record<string, AnyPgColumn> {
    const wanted = storedFields(entity).filter(({ name }) => !fields || fields.has(name));
    return Object.fromEntries(wanted.map(({ name }) => [name, this.column(entity.name, name)]));
  }
}
