// Airdrops: what is read of them, and what is done with them.
export * from '@rab/contracts/airdrop-calls';
export * from './airdropActs.ts';
export * from './getAirdrop.ts';
