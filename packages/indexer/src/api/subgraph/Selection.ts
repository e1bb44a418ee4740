import { type ASTNode, type FieldNode, type FragmentDefinitionNode, Kind } from 'graphql';
import { type Entity, isRelation } from './Entity.ts';
import { collectFields } from './queryLimitErrors.ts';

/** What a query asks for of each row of a list. */
export interface Selection {
  /** Values that a row has in the answer, rows of its own lists not counted, with the work of reading their arguments. */
  values: number;
  /** Fields of the row's own table that are needed. */
  fields: ReadonlySet<string>;
}

type Nodes = readonly FieldNode[];
type Fragments = Readonly<Record<string, FragmentDefinitionNode>>;

/** What is asked for, found out once for all rows of a list. */
export class Selections {
  readonly #entities: ReadonlyMap<string, Entity>;
  readonly #known = new WeakMap<Nodes, Selection>();

  constructor(entities: ReadonlyMap<string, Entity>) {
    this.#entities = entities;
  }

  /** @param nodes the fields that lead to the entity; GraphQL gives the same array for each row */
  of(entity: Entity, nodes: Nodes, fragments: Fragments): Selection {
    const known = this.#known.get(nodes);
    if (known) return known;
    const selection = this.#find(entity, nodes, fragments);
    this.#known.set(nodes, selection);
    return selection;
  }

  #find(entity: Entity, nodes: Nodes, fragments: Fragments): Selection {
    const fields = new Set(['id']);
    let values = 1;
    const sets = nodes.map(({ selectionSet }) => selectionSet);
    for (const inner of collectFields(sets, fragments).values()) {
      const [first] = inner as [FieldNode];
      const field = entity.fields.find(({ name }) => name === first.name.value);
      const other = field && isRelation(field) ? this.#entities.get(field.type) : undefined;
      if (field && field.derivedFrom === null) fields.add(field.name);
      values += 1 + sizeOf(first.arguments);
      if (field && other && field.derivedFrom === null) values += this.#find(other, inner, fragments).values;
    }
    return { values, fields };
  }
}

/** Parts of arguments: they are read anew for each row. */
function sizeOf(nodes: readonly ASTNode[] | undefined): number {
  let size = 0;
  const left: ASTNode[] = [...(nodes ?? [])];
  for (let node = left.pop(); node; node = left.pop()) {
    size += 1;
    if (node.kind === Kind.ARGUMENT || node.kind === Kind.OBJECT_FIELD) left.push(node.value);
    else if (node.kind === Kind.OBJECT) left.push(...node.fields);
    else if (node.kind === Kind.LIST) left.push(...node.values);
  }
  return size;
}
