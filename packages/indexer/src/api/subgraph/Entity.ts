/** A field of an entity in schema.graphql. */
export interface EntityField {
  name: string;
  /** Name of the scalar, or of the entity that it leads to. */
  type: string;
  required: boolean;
  /** Rows of `type` whose field `derivedFrom` leads back here; null for what the row itself holds. */
  derivedFrom: string | null;
  /** What it means, shown to whoever explores the schema. */
  description: string | null;
}

/** A type of schema.graphql marked @entity: one table, one query for a row and one for a list. */
export interface Entity {
  name: string;
  fields: readonly EntityField[];
  description: string | null;
}

const SCALARS: ReadonlySet<string> = new Set(['ID', 'Bytes', 'String', 'Int', 'BigInt', 'Boolean']);

/** True for a field that leads to another entity. */
export const isRelation = (field: EntityField): boolean => !SCALARS.has(field.type);

/** Fields that the entity's own row holds: scalars, and the ids of single relations. */
export const storedFields = (entity: Entity): readonly EntityField[] =>
  entity.fields.filter((field) => field.derivedFrom === null);
