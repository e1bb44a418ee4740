import type { AnyPgColumn } from 'ponder';
import type { ReadDatabase, Statement } from './Tables.ts';

/** What a column holds. */
type ValueOf<C extends AnyPgColumn> = C['_']['notNull'] extends true ? C['_']['data'] : C['_']['data'] | null;

/**
 * Rows that visitors asked for, with the values as the columns mean them.
 * @param columns those of the statement, in its order
 * @throws when the database does not answer in its time
 */
export async function typedRows<C extends Record<string, AnyPgColumn>>(
  database: ReadDatabase,
  columns: C,
  statement: Statement,
): Promise<{ [Name in keyof C]: ValueOf<C[Name]> }[]> {
  const shape = Object.entries(columns);
  const rows = await database.rows(statement);
  return rows.map(
    (values) =>
      Object.fromEntries(
        shape.map(([name, column], at) => [name, values[at] === null ? null : column.mapFromDriverValue(values[at])]),
      ) as { [Name in keyof C]: ValueOf<C[Name]> },
  );
}
