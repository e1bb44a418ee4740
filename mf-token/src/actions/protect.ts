import { type ContractCall, contractCall } from '@rab/contracts';
import { rabAntiBotAbi } from '@rab/contracts/abis/others';
import type { Address } from '@rab/wallet-context/reads';

/** Has the protection begin in the transaction in which `lister` adds the first tokens to the pair with `base`. */
export const armCall = (
  registry: Address,
  { token, base, lister, blocks }: { token: Address; base: Address; lister: Address; blocks: bigint },
): ContractCall =>
  contractCall({
    address: registry,
    abi: rabAntiBotAbi,
    functionName: 'arm',
    args: [token, base, lister, blocks],
    emits: { eventName: 'OpeningArmed', args: { token, lister } },
  });

/** Limits buys from a pair from now on. */
export const protectCall = (
  registry: Address,
  {
    token,
    pair,
    seconds,
    maxBuy,
    blocksBetweenBuys,
  }: { token: Address; pair: Address; seconds: bigint; maxBuy: bigint; blocksBetweenBuys: bigint },
): ContractCall =>
  contractCall({
    address: registry,
    abi: rabAntiBotAbi,
    functionName: 'protect',
    args: [token, pair, seconds, maxBuy, blocksBetweenBuys],
    emits: { eventName: 'ProtectionStarted', args: { token, pair } },
  });
