export * from './actCalls.ts';
export * from './createFairLaunchCall.ts';
export * from './createPresaleCall.ts';
export * from './createPrivateSaleCall.ts';
export * from './createProRataCall.ts';
export * from './noVesting.ts';
export * from './plainSale.ts';
export * from './trialSales.ts';
