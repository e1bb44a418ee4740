// The list of an airdrop: its document, its Merkle tree. Long work is in steps, for a worker or between two pictures of a page.
export * from './AirdropRow.ts';
export * from './airdropTree.ts';
export * from './checksumOf.ts';
export * from './listDocument.ts';
export * from './steps.ts';
