import { type AnyPgColumn, sql } from 'ponder';
import type { Sql } from './Tables.ts';

const quoted = (value: string) => `"${value.replace(/["\\]/g, (character) => `\\${character}`)}"`;

/** Values of a column as one array: one parameter of a statement, however many there are. */
export function arrayLiteral(column: AnyPgColumn, values: readonly unknown[]): Sql {
  const texts = values.map((value) => quoted(String(column.mapToDriverValue(value))));
  return sql`${`{${texts.join()}}`}::${sql.raw(column.getSQLType())}[]`;
}
