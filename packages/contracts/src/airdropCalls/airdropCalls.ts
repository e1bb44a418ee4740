import type { Address, ContractFunctionArgs, Hex } from 'viem';
import { rabbitAirdropAbi } from '../abis/others.ts';
import type { AirdropRow } from '../airdropList/AirdropRow.ts';
import { type ContractCall, contractCall } from '../call/contractCall.ts';

/** What `create` takes: base units, unix seconds, cycle in seconds, basis points (MRK-01). */
export type AirdropTerms = ContractFunctionArgs<typeof rabbitAirdropAbi, 'nonpayable', 'create'>[0];

/** Terms of a campaign whose rows are due whole at `start`. */
export const AT_ONCE = { tgeBps: 10_000n, cycle: 0n, cycleBps: 0n } as const;

/** A row of a list with its index and its proof. */
export interface ProvenAirdropRow extends AirdropRow {
  index: number | bigint;
  proof: readonly Hex[];
}

/** A row as the contract takes it. */
const claimOf = ({ index, account, amount, proof }: ProvenAirdropRow) => ({
  index: BigInt(index),
  account,
  amount,
  proof,
});

/** Starts a campaign; takes `terms.amount` of the caller's tokens. */
export const createAirdropCall = (airdrop: Address, terms: AirdropTerms): ContractCall =>
  contractCall({
    address: airdrop,
    abi: rabbitAirdropAbi,
    functionName: 'create',
    args: [terms],
    emits: { eventName: 'AirdropCreated', sender: 'creator', args: { token: terms.token } },
  });

/** Sends the account of a row what is due to it; any account may call. */
export function claimAirdropCall(airdrop: Address, id: bigint, row: ProvenAirdropRow): ContractCall {
  const { index, account, amount, proof } = claimOf(row);
  return contractCall({
    address: airdrop,
    abi: rabbitAirdropAbi,
    functionName: 'claimFor',
    args: [id, index, account, amount, proof],
    emits: { eventName: 'AirdropClaimed', args: { id, index, account } },
  });
}

/** Sends the accounts of several rows what is due to them; rows that are refused are passed over. */
export const claimAirdropForManyCall = (
  airdrop: Address,
  id: bigint,
  rows: readonly ProvenAirdropRow[],
): ContractCall =>
  contractCall({
    address: airdrop,
    abi: rabbitAirdropAbi,
    functionName: 'claimForMany',
    args: [id, rows.map(claimOf)],
    emits: { eventName: 'AirdropClaimed', args: { id } },
  });

/** Gives the creator what nobody has claimed. */
export const reclaimAirdropCall = (airdrop: Address, id: bigint): ContractCall =>
  contractCall({
    address: airdrop,
    abi: rabbitAirdropAbi,
    functionName: 'reclaim',
    args: [id],
    emits: { eventName: 'AirdropReclaimed', args: { id } },
  });
