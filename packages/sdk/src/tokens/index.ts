// Tokens and accounts as the chain has them.
export * from './getAllowance.ts';
export * from './getBalances.ts';
export * from './getFlatFee.ts';
export * from './getSourcePage.ts';
export * from './getTokenInfo.ts';
export * from './getTokenUnits.ts';
export * from './Permit.ts';
export * from './readPermitDomain.ts';
export * from './signPermit.ts';
