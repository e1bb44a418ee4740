// How the index is asked: documents typed from its schema, and answers parsed.
export { graphql, type IndexerDocument, type ResultOf, type VariablesOf } from './graphql/graphql.ts';
export * from './paging.ts';
export * from './requestIndexer.ts';
export * from './scalars.ts';
export * from './searchConditions.ts';
