import { type DocumentNode, GraphQLError, Kind, type SelectionSetNode } from 'graphql';

/** An error when the document asks for fields nested deeper than `max`. */
export function depthErrors(document: DocumentNode, max: number): GraphQLError[] {
  const fragments = new Map(
    document.definitions.flatMap((node) =>
      node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node.selectionSet] as const] : [],
    ),
  );
  const isTooDeep = (set: SelectionSetNode | undefined, depth: number, inside: readonly string[]): boolean =>
    set?.selections.some((node) => {
      if (node.kind === Kind.FIELD) return depth >= max || isTooDeep(node.selectionSet, depth + 1, inside);
      if (node.kind === Kind.INLINE_FRAGMENT) return isTooDeep(node.selectionSet, depth, inside);
      const name = node.name.value;
      return !inside.includes(name) && isTooDeep(fragments.get(name), depth, [...inside, name]);
    }) ?? false;
  const tooDeep = document.definitions.some(
    (node) => node.kind === Kind.OPERATION_DEFINITION && isTooDeep(node.selectionSet, 0, []),
  );
  return tooDeep ? [new GraphQLError(`A query may nest ${max} levels.`)] : [];
}
