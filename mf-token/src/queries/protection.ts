import { contractAddress, FAST_TICK_MS } from '@rab/config';
import { launchpadSettingAbi } from '@rab/contracts/abis';
import { rabAntiBotAbi } from '@rab/contracts/abis/others';
import { cloneTarget } from '@rab/contracts/clone-target';
import { defineRead, type ReadContext, topics } from '@rab/wallet-context';
import { type Address, isAddressEqual, zeroAddress } from '@rab/wallet-context/reads';

/** What the registry knows of a token that asks it; blocks and seconds are the chain's. */
export interface Protection {
  registry: Address;
  /** The other side of pairs with coins. */
  wrappedNative: Address;
  /** Whether buys are limited now. */
  isActive: boolean;
  /** Newest block. */
  block: bigint;
  /** Switched on by its owner, for a day at most. */
  limit: { pair: Address; until: bigint; maxBuy: bigint; blocksBetweenBuys: bigint } | null;
  /** Armed for the listing; `start` is 0 until then. `room` is what all buys together can take now, in base units. */
  opening: { pair: Address; lister: Address; blocks: bigint; start: bigint; until: bigint; room: bigint } | null;
}

/** Null for a token that does not ask the registry. */
export async function getProtection({ client, chain }: ReadContext, token: Address): Promise<Protection | null> {
  const { rabAntiBot: registry, antiBotStandardToken: shared } = chain.contracts;
  if (!registry || !shared) return null;
  const code = await client.request({ method: 'eth_getCode', params: [token, 'latest'] });
  const target = cloneTarget(code);
  if (!target || !isAddressEqual(target, shared)) return null;
  const asked = { address: registry, abi: rabAntiBotAbi, args: [token] } as const;
  const [limit, opening, room, isActive, wrappedNative, block] = await Promise.all([
    client.readContract({ ...asked, functionName: 'protectionOf' }),
    client.readContract({ ...asked, functionName: 'openingOf' }),
    client.readContract({ ...asked, functionName: 'roomOf' }),
    client.readContract({ ...asked, functionName: 'isActive' }),
    client.readContract({
      address: contractAddress(chain, 'launchpadSetting'),
      abi: launchpadSettingAbi,
      functionName: 'getWrappedNative',
    }),
    client.request({ method: 'eth_blockNumber' }),
  ]);
  const isNone = ({ pair }: { pair: Address }) => isAddressEqual(pair, zeroAddress);
  return {
    registry,
    wrappedNative,
    isActive,
    block: BigInt(block),
    limit: isNone(limit)
      ? null
      : {
          pair: limit.pair,
          until: BigInt(limit.until),
          maxBuy: limit.maxBuy,
          blocksBetweenBuys: BigInt(limit.blocksBetweenBuys),
        },
    opening: isNone(opening) ? null : { ...opening, room },
  };
}

export const { useRead: useProtection } = defineRead({
  name: 'protection',
  get: getProtection,
  about: (token) => [topics.token(token)],
  // what is left changes with each block
  refetchInterval: ({ state }) => (state.data?.opening || state.data?.isActive ? FAST_TICK_MS : false),
});
