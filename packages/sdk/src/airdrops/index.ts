// Airdrops: what is read of them, and what is done with them.
export {
  type AirdropTerms,
  AT_ONCE,
  claimAirdropCall,
  claimAirdropForManyCall,
  createAirdropCall,
  type ProvenAirdropRow,
  reclaimAirdropCall,
} from '@rab/contracts/airdrop-calls';
export * from './airdropActs.ts';
export * from './getAirdrop.ts';
