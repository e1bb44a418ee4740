import { type Entity, isRelation, storedFields } from './Entity.ts';
import { plural, singular } from './names.ts';
import { OPERATORS } from './operators.ts';

type Entities = ReadonlyMap<string, Entity>;

const COMMON = `
scalar BigInt
scalar Bytes
enum OrderDirection { asc desc }
input Block_height { number: Int number_gte: Int hash: Bytes }
type _Block_ { hash: Bytes number: Int! timestamp: Int parentHash: Bytes }
type _Meta_ { block: _Block_! deployment: String! hasIndexingErrors: Boolean! }`;

const described = (description: string | null, text: string) =>
  description ? `${JSON.stringify(description)}\n${text}` : text;

const listArguments = (entity: string) =>
  `(skip: Int = 0, first: Int = 100, orderBy: ${entity}_orderBy, orderDirection: OrderDirection, where: ${entity}_filter)`;

function objectType(entity: Entity): string {
  const fields = entity.fields.map(({ name, type, required, derivedFrom, description }) => {
    const shape = derivedFrom ? `${listArguments(type)}: [${type}!]` : `: ${type}`;
    return described(description, `${name}${shape}${required ? '!' : ''}`);
  });
  return described(entity.description, `type ${entity.name} {\n${fields.join('\n')}\n}`);
}

/** Own fields, and `relation__field` for those of a single relation. */
function orderType(entity: Entity, entities: Entities): string {
  const values = storedFields(entity).flatMap((field) => {
    const target = isRelation(field) ? entities.get(field.type) : undefined;
    const nested = target ? storedFields(target).filter((inner) => !isRelation(inner)) : [];
    return [field.name, ...nested.map((inner) => `${field.name}__${inner.name}`)];
  });
  return `enum ${entity.name}_orderBy { ${values.join(' ')} }`;
}

function filterType(entity: Entity): string {
  const filters = entity.fields.flatMap((field) => {
    const nested = isRelation(field) ? [`${field.name}_: ${field.type}_filter`] : [];
    if (field.derivedFrom) return nested;
    const scalar = isRelation(field) ? 'String' : field.type;
    const own = Object.keys(OPERATORS[scalar] ?? {}).map((operator) => {
      const value = operator === 'in' || operator === 'not_in' ? `[${scalar}!]` : scalar;
      return `${field.name}${operator && `_${operator}`}: ${value}`;
    });
    return [...nested, ...own];
  });
  const both = [`and: [${entity.name}_filter!]`, `or: [${entity.name}_filter!]`];
  return `input ${entity.name}_filter {\n${[...filters, ...both].join('\n')}\n}`;
}

/** The entities that queries on `roots` can reach. */
function reachable(roots: readonly string[], entities: Entities): Entity[] {
  const found = new Map<string, Entity>();
  const visit = (name: string) => {
    const entity = entities.get(name);
    if (!entity || found.has(name)) return;
    found.set(name, entity);
    for (const field of entity.fields) if (isRelation(field)) visit(field.type);
  };
  roots.forEach(visit);
  return [...found.values()];
}

/** GraphQL schema of one endpoint in the shape that a subgraph gives its entities. */
export function schemaText(entities: Entities, roots: readonly string[]): string {
  const types = reachable(roots, entities).flatMap((entity) => [
    objectType(entity),
    orderType(entity, entities),
    filterType(entity),
  ]);
  const block = 'block: Block_height';
  const queries = roots.flatMap((root) => [
    `${singular(root)}(id: ID!, ${block}): ${root}`,
    `${plural(root)}${listArguments(root).slice(0, -1)}, ${block}): [${root}!]!`,
  ]);
  return [COMMON, ...types, `type Query {\n${queries.join('\n')}\n_meta(${block}): _Meta_\n}`].join('\n');
}
