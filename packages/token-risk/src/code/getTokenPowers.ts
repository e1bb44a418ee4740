import { cloneTarget } from '@rab/contracts/clone-target';
import type { Address, Hex } from 'viem';
import type { RiskContext } from '../RiskContext.ts';
import { powersIn, type TokenPower } from './powersInCode.ts';

export type { TokenPower } from './powersInCode.ts';

export interface TokenPowers {
  /** The block at which everything here is true. */
  block: bigint;
  /** Its code can be replaced by another. */
  isUpgradeable: boolean;
  /** With the signatures that its code has; what is not found may still be there. */
  powers: { power: TokenPower; functions: string[] }[];
}

/** Where a proxy keeps its implementation, or the beacon that knows it (ERC-1967). */
const PROXY_SLOTS = [
  '0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc',
  '0xa3f0ad74e5423aebfd80d3ef4346578335a9a72aeaee59ff6cb3582b35133d50',
] as const;

/** The address in the last 20 bytes of a word of storage. */
const addressOf = (word: Hex): Address => `0x${word.slice(-40)}`;

/**
 * What the code of a token shows that its owner could do with it: read from its bytecode, that of its implementation,
 * and the slots of ERC-1967.
 * @throws where the chain does not answer; never an empty answer in its place
 */
export async function getTokenPowers(
  { client }: { client: Pick<RiskContext['client'], 'request'> },
  token: Address,
): Promise<TokenPowers> {
  const block = await client.request({ method: 'eth_blockNumber' });
  const codeOf = (address: Address) => client.request({ method: 'eth_getCode', params: [address, block] });
  const [own, ...slots] = await Promise.all([
    codeOf(token),
    ...PROXY_SLOTS.map((slot) => client.request({ method: 'eth_getStorageAt', params: [token, slot, block] })),
  ]);
  const [implementation = '0x', beacon = '0x'] = slots;
  const isSet = (word: Hex) => BigInt(word === '0x' ? '0x0' : word) !== 0n;
  const behind = cloneTarget(own) ?? (isSet(implementation) ? addressOf(implementation) : null);
  return {
    block: BigInt(block),
    isUpgradeable: isSet(implementation) || isSet(beacon),
    powers: powersIn(behind ? `${own}00${(await codeOf(behind)).slice(2)}` : own),
  };
}
