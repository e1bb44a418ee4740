import { formatAmount, shortAddress } from '@rab/contracts';
import { utcText } from '@rab/contracts/lock';
import type { Address } from 'viem';
import { listedName, rowTexts } from './listTexts.ts';
import type { EarlyTexts } from './Preview.ts';

/** An airdrop, as a list has it; amounts in base units, `start` in unix seconds. */
export interface ListedAirdrop {
  creator: Address;
  symbol: string;
  decimals: number;
  amount: bigint;
  start: bigint;
  paid: bigint;
  reclaimed: bigint;
}

/** The state's text, under the name of the place for its tone. */
function stateOf({ start, amount, paid, reclaimed }: ListedAirdrop, now: bigint): EarlyTexts {
  if (reclaimed > 0n) return { 'state.neutral': 'Closed' };
  if (paid >= amount) return { 'state.neutral': 'Claimed in full' };
  return now < start ? { 'state.info': 'Upcoming' } : { 'state.positive': 'Open' };
}

/** What the first rows of the list of airdrops show before its program is there. */
export const airdropRows = (airdrops: readonly ListedAirdrop[], now: bigint): EarlyTexts =>
  rowTexts(airdrops, (airdrop) => ({
    symbol: listedName(airdrop.symbol) || '–',
    ...stateOf(airdrop, now),
    amount: formatAmount(airdrop.amount, airdrop.decimals),
    claimed: formatAmount(airdrop.paid, airdrop.decimals),
    start: utcText(airdrop.start).replace(/ UTC$/, ''),
    creator: shortAddress(airdrop.creator),
  }));
