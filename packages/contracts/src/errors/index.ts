export * from './describeError.ts';
export { errorLayers } from './errorLayers.ts';
export * from './errorNameOf.ts';
export * from './isUserRejection.ts';
export { LOCK_RULE_SENTENCES } from './lockRules.ts';
export { SALE_RULE_SENTENCES } from './saleRules.ts';
export { TOKEN_RULE_SENTENCES } from './tokenRules.ts';
