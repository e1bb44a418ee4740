import { type AnyPgColumn, eq, gt, gte, inArray, isNotNull, isNull, lt, lte, ne, notInArray, sql } from 'ponder';

import type { Sql } from './Tables.ts';

export type Operator = (column: AnyPgColumn, value: never) => Sql;

/** A text in a LIKE pattern, taken literally. */
const literally = (text: string): string => text.replace(/[\\%_]/g, (character) => `\\${character}`);
/** Bytes are searched by their digits: the 0x in front stands at the start of the whole value only. */
export const digits = (text: string): string => text.replace(/^0x/, '');

const compare = {
  '': (column, value: unknown) => (value === null ? isNull(column) : eq(column, value)),
  not: (column, value: unknown) => (value === null ? isNotNull(column) : ne(column, value)),
  in: (column, value: unknown[]) => (value.length > 0 ? inArray(column, value) : sql`false`),
  not_in: (column, value: unknown[]) => (value.length > 0 ? notInArray(column, value) : sql`true`),
} satisfies Record<string, Operator>;

const order = {
  gt: (column, value: unknown) => gt(column, value),
  gte: (column, value: unknown) => gte(column, value),
  lt: (column, value: unknown) => lt(column, value),
  lte: (column, value: unknown) => lte(column, value),
} satisfies Record<string, Operator>;

const search = {
  contains: (column, value: string) => sql`${column} like ${`%${literally(value)}%`}`,
  contains_nocase: (column, value: string) => sql`${column} ilike ${`%${literally(value)}%`}`,
  not_contains: (column, value: string) => sql`${column} not like ${`%${literally(value)}%`}`,
  not_contains_nocase: (column, value: string) => sql`${column} not ilike ${`%${literally(value)}%`}`,
  starts_with: (column, value: string) => sql`${column} like ${`${literally(value)}%`}`,
  starts_with_nocase: (column, value: string) => sql`${column} ilike ${`${literally(value)}%`}`,
  ends_with: (column, value: string) => sql`${column} like ${`%${literally(value)}`}`,
  ends_with_nocase: (column, value: string) => sql`${column} ilike ${`%${literally(value)}`}`,
} satisfies Record<string, Operator>;

const byteSearch = {
  contains: (column, value: string) => search.contains(column, digits(value)),
  not_contains: (column, value: string) => search.not_contains(column, digits(value)),
} satisfies Record<string, Operator>;

/** Filter suffixes of each kind of field, as a subgraph offers them (`name_contains_nocase`; '' is equality). */
export const OPERATORS: Readonly<Record<string, Readonly<Record<string, Operator>>>> = {
  Boolean: compare,
  Bytes: { ...compare, ...order, ...byteSearch },
  String: { ...compare, ...order, ...search },
  ID: { ...compare, ...order },
  Int: { ...compare, ...order },
  BigInt: { ...compare, ...order },
};
