import { GraphQLError } from 'graphql';
import { type AnyPgColumn, eq, gt, gte, isNotNull, isNull, lt, lte, ne, sql } from 'ponder';
import { foldTurkish, TURKISH_I } from '../../search/searchKeys.ts';
import { arrayLiteral } from './arrayLiteral.ts';
import type { Sql } from './Tables.ts';

export type Operator = (column: AnyPgColumn, value: never) => Sql;

/** Rows hold no longer text (src/handlers/safeText.ts), so what is longer is in none of them. */
const LONGEST_TEXT = 2048;

/** A text in a LIKE pattern, taken literally. */
const literally = (text: string): string => text.replace(/[\\%_]/g, (character) => `\\${character}`);
/** Bytes are searched by their digits: the 0x in front stands at the start of the whole value only. */
export const digits = (text: string): string => text.replace(/^0x/, '');

const compare = {
  '': (column, value: unknown) => (value === null ? isNull(column) : eq(column, value)),
  not: (column, value: unknown) => (value === null ? isNotNull(column) : ne(column, value)),
  in: (column, value: unknown[]) => sql`${column} = any(${arrayLiteral(column, value)})`,
  not_in: (column, value: unknown[]) => sql`${column} <> all(${arrayLiteral(column, value)})`,
} satisfies Record<string, Operator>;

const order = {
  gt: (column, value: unknown) => gt(column, value),
  gte: (column, value: unknown) => gte(column, value),
  lt: (column, value: unknown) => lt(column, value),
  lte: (column, value: unknown) => lte(column, value),
} satisfies Record<string, Operator>;

const matches =
  (pattern: (text: string) => string, operator: 'like' | 'ilike', negated = false): Operator =>
  (column, value: string) => {
    if (value.length > LONGEST_TEXT) return negated ? isNotNull(column) : sql`false`;
    const compared = sql.raw(negated ? `not ${operator}` : operator);
    if (operator === 'like') return sql`${column} ${compared} ${pattern(literally(value))}`;
    const { letters, folded } = TURKISH_I;
    return sql`translate(${column}, ${letters}, ${folded}) ${compared} ${pattern(literally(foldTurkish(value)))}`;
  };

const inside = (text: string) => `%${text}%`;
const atStart = (text: string) => `${text}%`;
const atEnd = (text: string) => `%${text}`;

const search = {
  contains: matches(inside, 'like'),
  contains_nocase: matches(inside, 'ilike'),
  not_contains: matches(inside, 'like', true),
  not_contains_nocase: matches(inside, 'ilike', true),
  starts_with: matches(atStart, 'like'),
  starts_with_nocase: matches(atStart, 'ilike'),
  not_starts_with: matches(atStart, 'like', true),
  not_starts_with_nocase: matches(atStart, 'ilike', true),
  ends_with: matches(atEnd, 'like'),
  ends_with_nocase: matches(atEnd, 'ilike'),
  not_ends_with: matches(atEnd, 'like', true),
  not_ends_with_nocase: matches(atEnd, 'ilike', true),
} satisfies Record<string, Operator>;

const byteSearch = {
  contains: (column, value: string) => search.contains(column, digits(value) as never),
  not_contains: (column, value: string) => search.not_contains(column, digits(value) as never),
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

/** True for an operator that compares parts of texts. */
export const isSearch = (suffix: string): boolean => suffix in search;

/**
 * Only equality has a meaning for null.
 * @throws {GraphQLError} with graph-node's sentence for any other operator
 */
export function requireValue(suffix: string, value: unknown): void {
  if (value === null && suffix !== '' && suffix !== 'not')
    throw new GraphQLError(`unsupported filter \`${suffix}\` for value \`null\``);
}
