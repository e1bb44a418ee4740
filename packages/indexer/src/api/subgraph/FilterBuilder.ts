import { GraphQLError } from 'graphql';
import { and, or, sql } from 'ponder';
import { SEARCHED_FIELDS } from '../../search/searchedFields.ts';
import { searchKeys } from '../../search/searchKeys.ts';
import { type Entity, type EntityField, isRelation } from './Entity.ts';
import { digits, isSearch, OPERATORS, type Operator, requireValue } from './operators.ts';
import type { Sql, Tables } from './Tables.ts';

export type Filter = Readonly<Record<string, unknown>>;

/** Groups of characters that a search asks the index for: more of them find no fewer rows. */
const MOST_KEYS = 32;

/** Who counts the conditions. */
interface Counter {
  spend(what: 'conditions' | 'searches' | 'listed', amount: number): void;
}

/** A filter in SQL. */
export interface Condition {
  /** Undefined when it asks for nothing. */
  sql: Sql | undefined;
  /** Conditions in it that compare parts of texts without an index. */
  searches: number;
  /** Conditions in it that lead over a relation. */
  relations: number;
}

/** Turns subgraph filters into SQL conditions. Values arrive checked by the GraphQL schema. */
export class FilterBuilder {
  readonly #entities: ReadonlyMap<string, Entity>;
  readonly #tables: Tables;
  readonly #relations: number;

  /** @param relations how many relations deep a condition may lead */
  constructor(entities: ReadonlyMap<string, Entity>, tables: Tables, relations: number) {
    this.#entities = entities;
    this.#tables = tables;
    this.#relations = relations;
  }

  /** @param counter undefined for a filter of our own */
  build(entityName: string, filter: Filter | null | undefined, counter?: Counter): Condition {
    let [searches, related] = [0, 0];
    const work: Work = {
      conditions: (amount) => counter?.spend('conditions', amount),
      listed: (amount) => counter?.spend('listed', amount),
      relate: () => {
        related += 1;
      },
      search: () => {
        searches += 1;
        counter?.spend('searches', 1);
      },
    };
    const built = filter ? this.#build(entityName, filter, work, this.#relations) : undefined;
    return { sql: built, searches, relations: related };
  }

  #build(entityName: string, filter: Filter, work: Work, relations: number): Sql | undefined {
    const entity = this.#entities.get(entityName) as Entity;
    const parts = Object.entries(filter).map(([key, value]): Sql | undefined => {
      work.conditions(1);
      if (key === 'and' || key === 'or') return this.#joined(entityName, key, value, work, relations);
      const relation = entity.fields.find((field) => `${field.name}_` === key);
      if (relation) return this.#related(entity, relation, value, work, relations);
      const { field, suffix, operator } = this.#operatorOf(entity, key);
      requireValue(suffix, value);
      if (Array.isArray(value)) work.listed(value.length);
      const column = this.#tables.column(entityName, field.name);
      const condition = operator(column, this.#toColumn(entity, field, value) as never);
      if (!isSearch(suffix)) return condition;
      const indexed = this.#indexed(entity, field, suffix, String(value));
      if (!indexed) work.search();
      return and(indexed, condition);
    });
    return and(...parts);
  }

  /** As graph-node has it: no filter at all is true in an `and`, false in an `or`, and an empty one is true. */
  #joined(entityName: string, key: 'and' | 'or', value: unknown, work: Work, relations: number): Sql {
    if (!Array.isArray(value)) throw new GraphQLError(`The filter ${key} takes a list.`);
    const inner = value.map((each: Filter) => {
      work.conditions(1);
      return this.#build(entityName, each, work, relations) ?? sql`true`;
    });
    return (key === 'and' ? and(...inner) : or(...inner)) ?? (key === 'and' ? sql`true` : sql`false`);
  }

  /** Rows that have, or belong to, a row of the related entity that passes the filter. */
  #related(entity: Entity, field: EntityField, filter: unknown, work: Work, relations: number): Sql {
    if (relations === 0) throw new GraphQLError(`A filter may lead ${this.#relations} relations deep.`);
    if (!filter) throw new GraphQLError(`The filter ${field.name}_ takes a filter of ${field.type}.`);
    work.relate();
    const other = this.#tables.of(field.type);
    const inner = this.#build(field.type, filter as Filter, work, relations - 1) ?? sql`true`;
    const joined = field.derivedFrom
      ? sql`${this.#tables.column(field.type, field.derivedFrom)} = ${this.#tables.column(entity.name, 'id')}`
      : sql`${this.#tables.column(field.type, 'id')} = ${this.#tables.column(entity.name, field.name)}`;
    return sql`exists (select 1 from ${other} where ${joined} and ${inner})`;
  }

  /** What every row that contains the text passes, and an index answers; undefined where there is nothing of the kind. */
  #indexed(entity: Entity, field: EntityField, suffix: string, value: string): Sql | undefined {
    if (suffix.startsWith('not_') || !SEARCHED_FIELDS[entity.name]?.includes(field.name)) return undefined;
    const keys = searchKeys(field.type === 'Bytes' ? digits(value) : value).slice(0, MOST_KEYS);
    return keys.length > 0
      ? sql`${this.#tables.column(entity.name, 'search')} @> ${`{${keys.join()}}`}::integer[]`
      : undefined;
  }

  #operatorOf(entity: Entity, key: string): { field: EntityField; suffix: string; operator: Operator } {
    for (const field of entity.fields) {
      if (key !== field.name && !key.startsWith(`${field.name}_`)) continue;
      const suffix = key.slice(field.name.length + 1);
      const operator = OPERATORS[isRelation(field) ? 'String' : field.type]?.[suffix];
      if (operator) return { field, suffix, operator };
    }
    throw new GraphQLError(`There is no filter ${key}.`);
  }

  #toColumn(entity: Entity, field: EntityField, value: unknown): unknown {
    if (Array.isArray(value)) return value.map((each) => this.#toColumn(entity, field, each));
    if (typeof value === 'string') requireStorable(value);
    if (field.type !== 'ID' || value === null) return value;
    return toKey(this.#tables, entity.name, String(value));
  }
}

interface Work {
  conditions(amount: number): void;
  listed(amount: number): void;
  relate(): void;
  search(): void;
}

/** @throws {GraphQLError} for the one character that no text of the database can have */
function requireStorable(text: string): void {
  if (text.includes('\0')) throw new GraphQLError('A text may not have the character U+0000.');
}

/**
 * The key that an id text means: ids are lower case, and the lock id is a number. A text that can be no key gives one
 * that no row has.
 * @throws {GraphQLError} for a text with U+0000
 */
export function toKey(tables: Tables, entityName: string, id: string): string | bigint {
  requireStorable(id);
  if (tables.column(entityName, 'id').dataType !== 'bigint') return id.toLowerCase();
  return /^\d{1,78}$/.test(id) ? BigInt(id) : -1n;
}
