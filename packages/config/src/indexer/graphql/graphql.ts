import type { initGraphQLTada, TadaDocumentNode } from 'gql.tada';
import type { introspection } from './introspection.d.ts';

/** What the two scalars of the indexer are in JSON; `scalars.ts` turns them into values. */
interface Setup {
  introspection: introspection;
  scalars: { BigInt: string; Bytes: string };
  disableMasking: true;
}

type Graphql = ReturnType<typeof initGraphQLTada<Setup>>;

/** A GraphQL text that knows what it asks for and by which variables. */
export type IndexerDocument<Result, Variables> = TadaDocumentNode<Result, Variables>;

/**
 * A document for the indexer, typed from its schema: a field that is not there has no type that a schema would read, and
 * a variable or condition that is not there does not compile. At run time it is the text itself, with those of its fragments.
 */
export const graphql = ((text: string, fragments: readonly string[] = []) =>
  [text, ...fragments].join('\n')) as unknown as Graphql;

export type { ResultOf, VariablesOf } from 'gql.tada';
