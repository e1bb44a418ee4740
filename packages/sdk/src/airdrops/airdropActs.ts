import { type ChainConfig, contractAddress } from '@rab/config';
import { rabbitAirdropAbi } from '@rab/contracts/abis/others';
import {
  type AirdropTerms,
  claimAirdropCall,
  claimAirdropForManyCall,
  createAirdropCall,
  type ProvenAirdropRow,
  reclaimAirdropCall,
} from '@rab/contracts/airdrop-calls';
import { type Act, actOf, type EventArguments } from '../acts/Act.ts';
import { AIRDROP_WORDS as descriptor } from '../words/airdropWords.ts';

type AirdropAct<Event extends 'AirdropCreated' | 'AirdropClaimed' | 'AirdropReclaimed'> = Act<
  EventArguments<typeof rabbitAirdropAbi, Event>
>;

/** Starts a campaign; done: its `id`. The document of the list has to be in the content store before. */
export function createAirdropAct(chain: ChainConfig, terms: AirdropTerms): AirdropAct<'AirdropCreated'> {
  const { token, amount } = terms;
  return actOf(rabbitAirdropAbi, 'AirdropCreated', {
    call: createAirdropCall(contractAddress(chain, 'airdrop'), terms),
    takes: { token, amount },
    descriptor,
    tokens: [token],
  });
}

/** Sends the account of a row what is due to it; any account may ask for it. Done: how much. */
export const claimAirdropAct = (chain: ChainConfig, id: bigint, row: ProvenAirdropRow): AirdropAct<'AirdropClaimed'> =>
  actOf(rabbitAirdropAbi, 'AirdropClaimed', {
    call: claimAirdropCall(contractAddress(chain, 'airdrop'), id, row),
    descriptor,
  });

/** Sends the accounts of several rows what is due to them; done: the first payment. Rows that are refused are passed over. */
export const claimAirdropForManyAct = (
  chain: ChainConfig,
  id: bigint,
  rows: readonly ProvenAirdropRow[],
): AirdropAct<'AirdropClaimed'> =>
  actOf(rabbitAirdropAbi, 'AirdropClaimed', {
    call: claimAirdropForManyCall(contractAddress(chain, 'airdrop'), id, rows),
    descriptor,
  });

/** Gives the creator what nobody has claimed; done: how much. */
export const reclaimAirdropAct = (chain: ChainConfig, id: bigint): AirdropAct<'AirdropReclaimed'> =>
  actOf(rabbitAirdropAbi, 'AirdropReclaimed', {
    call: reclaimAirdropCall(contractAddress(chain, 'airdrop'), id),
    descriptor,
  });
