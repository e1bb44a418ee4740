import {
  type DefinitionNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type SelectionSetNode,
} from 'graphql';
import type { Limits } from './limits.ts';
import type { SchemaSizes } from './schemaSizes.ts';

type QueryLimits = Pick<Limits, 'fields' | 'repeats' | 'name' | 'depth' | 'schemaDepth' | 'schemaValues'>;

/** Fields of a selection under the name they have in the answer, with those of fragments. */
export type Collected = ReadonlyMap<string, readonly FieldNode[]>;

/**
 * The fields that one place of a query asks for. As when it is executed, a fragment counts once in each place, however
 * often it is spread there, so this is linear in what it returns.
 */
export function collectFields(
  sets: readonly (SelectionSetNode | undefined)[],
  fragments: Readonly<Record<string, FragmentDefinitionNode>>,
): Collected {
  const fields = new Map<string, FieldNode[]>();
  const seen = new Set<string>();
  const visit = (set: SelectionSetNode | undefined): void => {
    for (const node of set?.selections ?? []) {
      if (node.kind === Kind.INLINE_FRAGMENT) visit(node.selectionSet);
      else if (node.kind === Kind.FRAGMENT_SPREAD) {
        const name = node.name.value;
        if (seen.has(name)) continue;
        seen.add(name);
        visit(fragments[name]?.selectionSet);
      } else {
        const name = (node.alias ?? node.name).value;
        const same = fields.get(name);
        if (same) same.push(node);
        else fields.set(name, [node]);
      }
    }
  };
  sets.forEach(visit);
  return fields;
}

/** The fragments of a document by name. */
export const fragmentsOf = (document: DocumentNode): Record<string, FragmentDefinitionNode> =>
  Object.fromEntries(
    document.definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node]] : [])),
  );

/** Where a query begins to ask for the schema itself. */
const isIntrospection = (name: string): boolean => name === '__schema' || name === '__type';

/**
 * An error when a query is too large, before anything walks it that takes more than linear time: validation compares all
 * fields of one name with each other, and what the schema says of itself is computed in one piece. Ends on documents that
 * are not valid, too, such as fragments that hold each other.
 */
export function queryLimitErrors(document: DocumentNode, sizes: SchemaSizes, limits: QueryLimits): GraphQLError[] {
  const fragments = fragmentsOf(document);
  let fields = 0;
  let described = 0;

  const walk = (sets: readonly (SelectionSetNode | undefined)[], place: Place): void => {
    for (const [name, nodes] of collectFields(sets, fragments)) {
      fields += nodes.length;
      if (fields > limits.fields)
        throw new GraphQLError(`A query may ask for ${limits.fields} fields, those of fragments counted.`);
      if (nodes.length > limits.repeats)
        throw new GraphQLError(`A query may ask for the same name ${limits.repeats} times in one place.`);
      if (name.length > limits.name) throw new GraphQLError(`A name may have ${limits.name} letters.`);
      const field = (nodes[0] as FieldNode).name.value;
      const inner = below(place, field, sizes);
      if (inner.introspected) described += inner.introspected;
      if (described > limits.schemaValues)
        throw new GraphQLError(`A query of the schema may read ${limits.schemaValues} values; ask for less at once.`);
      const max = inner.introspected ? limits.schemaDepth : limits.depth;
      if (inner.depth > max) throw new GraphQLError(`A query may nest ${max} levels.`);
      walk(
        nodes.map(({ selectionSet }) => selectionSet),
        inner,
      );
    }
  };
  try {
    for (const definition of document.definitions) walk([selectionOf(definition)], startOf(definition));
    return [];
  } catch (error) {
    if (error instanceof GraphQLError) return [error];
    throw error;
  }
}

interface Place {
  /** Levels above; for introspection counted from there. */
  depth: number;
  /** How many values the schema has here; 0 outside of introspection. */
  introspected: number;
  /** How often `ofType` stands above without another field in between. */
  unwrapped?: number;
  /** Whether all types of the schema stand here, each once. */
  allTypes?: boolean;
}

const selectionOf = (node: DefinitionNode): SelectionSetNode | undefined =>
  node.kind === Kind.OPERATION_DEFINITION || node.kind === Kind.FRAGMENT_DEFINITION ? node.selectionSet : undefined;

/** A fragment is looked at alone, too: one of what the schema says of itself has the limits of that. */
const startOf = (node: DefinitionNode): Place => ({
  depth: 0,
  introspected: node.kind === Kind.FRAGMENT_DEFINITION && node.typeCondition.name.value.startsWith('__') ? 1 : 0,
});

/** The most that a type is wrapped, as in `[X!]!`: further inside there is nothing. */
const MOST_WRAPPED = 3;

function below({ depth, introspected, unwrapped = 0, allTypes }: Place, field: string, sizes: SchemaSizes): Place {
  if (introspected === 0)
    return isIntrospection(field) ? { depth: 1, introspected: 1 } : { depth: depth + 1, introspected: 0 };
  if (field === 'types') return { depth: depth + 1, introspected: introspected * sizes.types, allTypes: true };
  if (field === 'ofType')
    return {
      depth: depth + 1,
      introspected: unwrapped < MOST_WRAPPED ? introspected : 1,
      unwrapped: unwrapped + 1,
    };
  const size = sizes.lists[field];
  const times = size ? (allTypes ? size.total / sizes.types : size.most) : 1;
  return { depth: depth + 1, introspected: Math.max(1, introspected * times) };
}
