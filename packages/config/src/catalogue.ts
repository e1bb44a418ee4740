// What deployments and configurations are made from; no page needs it at run time.
export * from './platformFees.ts';
export * from './subgraphsAt.ts';
export * from './tokenCatalogue.ts';
