import { type FieldDefinitionNode, Kind, parse } from 'graphql';
import type { Entity, EntityField } from './Entity.ts';

/** The entities of a subgraph schema text, by name. */
export function parseEntities(text: string): ReadonlyMap<string, Entity> {
  const entities = new Map<string, Entity>();
  for (const definition of parse(text).definitions) {
    if (definition.kind !== Kind.OBJECT_TYPE_DEFINITION) continue;
    if (!definition.directives?.some((directive) => directive.name.value === 'entity')) continue;
    entities.set(definition.name.value, {
      name: definition.name.value,
      fields: (definition.fields ?? []).map(parseField),
      description: definition.description?.value ?? null,
    });
  }
  return entities;
}

function parseField(node: FieldDefinitionNode): EntityField {
  const required = node.type.kind === Kind.NON_NULL_TYPE;
  let type = node.type;
  while (type.kind !== Kind.NAMED_TYPE) type = type.type;
  const derived = node.directives?.find((directive) => directive.name.value === 'derivedFrom');
  const from = derived?.arguments?.find((argument) => argument.name.value === 'field')?.value;
  return {
    name: node.name.value,
    type: type.name.value,
    required,
    derivedFrom: from?.kind === Kind.STRING ? from.value : null,
    description: node.description?.value ?? null,
  };
}
