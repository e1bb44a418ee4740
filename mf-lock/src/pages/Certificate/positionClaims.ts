import { t } from '@lingui/core/macro';
import { parseAddress } from '@rab/contracts';
import { formatUtc } from '@rab/ui';
import type { Address } from '@rab/wallet-context/reads';
import { isAccount } from '../../model/positionState.ts';
import type { Position, PositionLockRecord } from '../../queries/positionLock.ts';
import { atLeast, equal, type Finding, NUMBER, sameAddress } from './claims.ts';

/** What a certificate says of a locked position; liquidity as its exchange counts it, unix seconds. */
export interface PositionClaims {
  manager: Address;
  pool: Address;
  owner: Address;
  chainId: bigint;
  madeAt: bigint;
  tokenId: bigint;
  liquidity: bigint;
  lockDate: bigint;
  unlockDate: bigint;
}

/** In the order in which a certificate's text holds them. */
const ADDRESSES = ['manager', 'pool', 'owner'] as const;
const NUMBERS = ['chainId', 'madeAt', 'tokenId', 'liquidity', 'lockDate', 'unlockDate'] as const;

export const positionClaims = (
  { manager, owner, tokenId, lockDate, unlockDate, isUnlocked }: PositionLockRecord,
  { pool, liquidity }: Pick<Position, 'pool' | 'liquidity'>,
  { chainId, madeAt }: { chainId: number; madeAt: bigint },
): PositionClaims => ({
  ...{ manager, pool, owner, tokenId, lockDate, unlockDate, madeAt },
  chainId: BigInt(chainId),
  // what was taken out is not locked
  liquidity: isUnlocked ? 0n : liquidity,
});

/** Claims as a text for an address, with dots between them. */
export const positionClaimsText = (claims: PositionClaims): string =>
  [...ADDRESSES, ...NUMBERS].map((name) => claims[name]).join('.');

/** The claims in such a text; null for any other text. */
export function parsePositionClaims(text: string): PositionClaims | null {
  const parts = text.split('.');
  const [manager, pool, owner] = parts.map((part) => parseAddress(part));
  const numbers = parts.slice(ADDRESSES.length);
  if (!manager || !pool || !owner || numbers.length !== NUMBERS.length) return null;
  if (!numbers.every((number) => NUMBER.test(number))) return null;
  const values = Object.fromEntries(NUMBERS.map((name, at) => [name, BigInt(numbers[at] ?? 0)]));
  return { manager, pool, owner, ...(values as Record<(typeof NUMBERS)[number], bigint>) };
}

/** Compares every claim with the chain. @param now chain time: nothing is made later than that */
export const comparePositionClaims = (
  claims: PositionClaims,
  held: PositionClaims,
  now: bigint,
): Record<keyof PositionClaims, Finding> => ({
  chainId: equal(claims.chainId, held.chainId),
  madeAt: claims.madeAt <= now && claims.madeAt >= held.lockDate ? 'same' : 'wrong',
  manager: sameAddress(claims.manager, held.manager),
  pool: sameAddress(claims.pool, held.pool),
  owner: sameAddress(claims.owner, held.owner),
  tokenId: equal(claims.tokenId, held.tokenId),
  liquidity: atLeast(claims.liquidity, held.liquidity),
  lockDate: equal(claims.lockDate, held.lockDate),
  unlockDate: atLeast(claims.unlockDate, held.unlockDate),
});

/** What a locked position is, in words, in the order in which a certificate says it. */
export const positionClaimTexts = (claims: PositionClaims) =>
  [
    { name: 'chainId', label: t`Chain`, text: String(claims.chainId) },
    { name: 'manager', label: t`Position manager`, text: claims.manager },
    { name: 'tokenId', label: t`Position number`, text: String(claims.tokenId) },
    { name: 'pool', label: t`Pool`, text: claims.pool },
    { name: 'liquidity', label: t`Liquidity, in the pool’s units`, text: String(claims.liquidity) },
    { name: 'owner', label: t`Owner`, text: isAccount(claims.owner) ? claims.owner : t`None (renounced)` },
    { name: 'lockDate', label: t`Locked on`, text: t`${formatUtc(claims.lockDate)} UTC` },
    {
      name: 'unlockDate',
      label: t`Unlocks on`,
      text: isAccount(claims.owner) ? t`${formatUtc(claims.unlockDate)} UTC` : t`Never`,
    },
    { name: 'madeAt', label: t`Certificate made`, text: t`${formatUtc(claims.madeAt)} UTC` },
  ] as const satisfies { name: keyof PositionClaims; label: string; text: string }[];
