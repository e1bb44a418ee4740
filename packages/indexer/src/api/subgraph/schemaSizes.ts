import { type GraphQLSchema, isEnumType, isInputObjectType, isObjectType } from 'graphql';

/** How long the lists are that a schema has of itself. */
export interface SchemaSizes {
  types: number;
  /** Lists of a type, by name: the longest, and all together. */
  lists: Readonly<Record<string, { most: number; total: number }>>;
}

/** Sizes of what introspection of this schema lists. */
export function schemaSizes(schema: GraphQLSchema): SchemaSizes {
  const types = Object.values(schema.getTypeMap());
  const fields = types.map((type) => (isObjectType(type) ? Object.values(type.getFields()) : []));
  const size = (lengths: readonly number[]) => ({
    most: Math.max(0, ...lengths),
    total: lengths.reduce((sum, length) => sum + length, 0),
  });
  const args = [...fields.flat(), ...schema.getDirectives()].map((field) => field.args.length);
  return {
    types: types.length,
    lists: {
      fields: size(fields.map(({ length }) => length)),
      inputFields: size(types.map((type) => (isInputObjectType(type) ? Object.keys(type.getFields()).length : 0))),
      enumValues: size(types.map((type) => (isEnumType(type) ? type.getValues().length : 0))),
      // of a field or a directive, not of a type: as many as the one that has most
      args: { most: size(args).most, total: size(args).most * types.length },
      directives: size([schema.getDirectives().length]),
      interfaces: { most: 0, total: 0 },
      possibleTypes: { most: 0, total: 0 },
    },
  };
}
