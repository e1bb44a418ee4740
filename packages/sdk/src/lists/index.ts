// Lists of owners and accounts as people write them.
export * from './accountList.ts';
export * from './airdropRows.ts';
export * from './amountRow.ts';
export * from './csvCells.ts';
export * from './csvText.ts';
export * from './inBatches.ts';
export * from './isListHead.ts';
export * from './ownerList.ts';
