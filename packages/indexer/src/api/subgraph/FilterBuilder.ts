import { GraphQLError } from 'graphql';
import { and, or, sql } from 'ponder';
import { SEARCHED_FIELDS } from '../../search/searchedFields.ts';
import { searchKeys } from '../../search/searchKeys.ts';
import { type Entity, type EntityField, isRelation } from './Entity.ts';
import type { Limits } from './limits.ts';
import { digits, OPERATORS, type Operator } from './operators.ts';
import type { Sql, Tables } from './Tables.ts';

export type Filter = Readonly<Record<string, unknown>>;

interface Cost {
  /** Spends some of the filter's conditions. */
  count(conditions: number): void;
  /** How many relations deep it may still lead. */
  relations: number;
}

/** Turns subgraph filters into SQL conditions. Values arrive checked by the GraphQL schema. */
export class FilterBuilder {
  readonly #entities: ReadonlyMap<string, Entity>;
  readonly #tables: Tables;
  readonly #limits: Pick<Limits, 'conditions' | 'relations'>;

  constructor(entities: ReadonlyMap<string, Entity>, tables: Tables, limits: Pick<Limits, 'conditions' | 'relations'>) {
    this.#entities = entities;
    this.#tables = tables;
    this.#limits = limits;
  }

  /** Undefined when the filter asks for nothing. */
  build(entityName: string, filter: Filter | null | undefined): Sql | undefined {
    let left = this.#limits.conditions;
    const count = (values: number) => {
      left -= values;
      if (left < 0) throw new GraphQLError(`A filter may have ${this.#limits.conditions} conditions.`);
    };
    return this.#build(entityName, filter ?? {}, { count, relations: this.#limits.relations });
  }

  #build(entityName: string, filter: Filter, cost: Cost): Sql | undefined {
    const entity = this.#entities.get(entityName) as Entity;
    const parts = Object.entries(filter).map(([key, value]): Sql | undefined => {
      cost.count(1);
      if (key === 'and' || key === 'or') {
        const inner = ((value ?? []) as Filter[]).map((each) => this.#build(entityName, each, cost));
        return key === 'and' ? and(...inner) : or(...inner);
      }
      const relation = entity.fields.find((field) => `${field.name}_` === key);
      if (relation) return this.#related(entity, relation, (value ?? {}) as Filter, cost);
      const { field, operator } = this.#operatorOf(entity, key);
      if (Array.isArray(value)) cost.count(Math.floor(value.length / 100));
      const condition = operator(
        this.#tables.column(entityName, field.name),
        this.#toColumn(entity, field, value) as never,
      );
      return key.includes('_contains') ? and(this.#indexed(entity, field, key, value), condition) : condition;
    });
    return and(...parts);
  }

  /** Rows that have, or belong to, a row of the related entity that passes the filter. */
  #related(entity: Entity, field: EntityField, filter: Filter, cost: Cost): Sql {
    if (cost.relations === 0) throw new GraphQLError(`A filter may lead ${this.#limits.relations} relations deep.`);
    const other = this.#tables.of(field.type);
    const inner = this.#build(field.type, filter, { ...cost, relations: cost.relations - 1 }) ?? sql`true`;
    const joined = field.derivedFrom
      ? sql`${this.#tables.column(field.type, field.derivedFrom)} = ${this.#tables.column(entity.name, 'id')}`
      : sql`${this.#tables.column(field.type, 'id')} = ${this.#tables.column(entity.name, field.name)}`;
    return sql`exists (select 1 from ${other} where ${joined} and ${inner})`;
  }

  /** What every row that contains the text passes, and an index answers; undefined where there is nothing of the kind. */
  #indexed(entity: Entity, field: EntityField, key: string, value: unknown): Sql | undefined {
    if (key.includes('_not_') || !SEARCHED_FIELDS[entity.name]?.includes(field.name)) return undefined;
    const keys = searchKeys(field.type === 'Bytes' ? digits(String(value)) : String(value));
    return keys.length > 0
      ? sql`${this.#tables.column(entity.name, 'search')} @> ${`{${keys.join()}}`}::integer[]`
      : undefined;
  }

  #operatorOf(entity: Entity, key: string): { field: EntityField; operator: Operator } {
    for (const field of entity.fields) {
      if (key !== field.name && !key.startsWith(`${field.name}_`)) continue;
      const suffix = key.slice(field.name.length + 1);
      const operator = OPERATORS[isRelation(field) ? 'String' : field.type]?.[suffix];
      if (operator) return { field, operator };
    }
    throw new GraphQLError(`There is no filter ${key}.`);
  }

  #toColumn(entity: Entity, field: EntityField, value: unknown): unknown {
    if (Array.isArray(value)) return value.map((each) => this.#toColumn(entity, field, each));
    if (field.type !== 'ID' || value === null) return value;
    return toKey(this.#tables, entity.name, String(value));
  }
}

/**
 * The key that an id text means: ids are lower case, and the lock id is a number. A text that can be no key gives one
 * that no row has.
 */
export function toKey(tables: Tables, entityName: string, id: string): string | bigint {
  if (tables.column(entityName, 'id').dataType !== 'bigint') return id.toLowerCase();
  return /^\d{1,78}$/.test(id) ? BigInt(id) : -1n;
}
