import type { AnyPgColumn, PgTable, sql } from 'ponder';
import { type Entity, storedFields } from './Entity.ts';
import { singular } from './names.ts';

/** A piece of SQL (drizzle's `SQL`, which Ponder does not export by name). */
export type Sql = ReturnType<typeof sql>;
/** One with a name in the result. */
export type AliasedSql = ReturnType<Sql['as']>;

/** A row of any entity, fields by name. */
export type Row = Record<string, unknown>;

/** The part of the database that the GraphQL layer reads through (Ponder's `db`). */
export interface Database {
  select(columns?: Record<string, AnyPgColumn | AliasedSql>): {
    from(table: PgTable): SelectQuery;
  };
}

interface SelectQuery extends PromiseLike<Row[]> {
  where(condition: Sql | undefined): SelectQuery;
  orderBy(...terms: Sql[]): SelectQuery;
  limit(rows: number): SelectQuery;
  offset(rows: number): SelectQuery;
  as(alias: string): PgTable & Record<string, AnyPgColumn>;
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

  /** Every column that the entity's rows are made of. */
  columns(entity: Entity): Record<string, AnyPgColumn> {
    return Object.fromEntries(storedFields(entity).map(({ name }) => [name, this.column(entity.name, name)]));
  }
}
