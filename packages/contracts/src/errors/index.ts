export * from './describeError.ts';
export { errorLayers } from './errorLayers.ts';
export * from './errorNameOf.ts';
export * from './isUserRejection.ts';
export { RULE_SENTENCES } from './ruleSentences.ts';
