// What deployments and configurations are made from; no page needs it at run time.
export * from './config/platformFees.ts';
export * from './config/tokenCatalogue.ts';
