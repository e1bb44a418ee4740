import type { Context, Event } from 'ponder:registry';
import { launchpad, presaleInfo, presaleInfo2, presaleVesting } from 'ponder:schema';
import type { SaleKindKey } from '@rab/config';
import type { Address } from 'viem';
import { newLaunchpad } from './newLaunchpad.ts';
import { addressId } from './rowId.ts';
import { safeText } from './safeText.ts';

// Sales whose buyers share a number of tokens.

/** What the other kinds may have, in the terms of these: everybody takes part alike, and gets all tokens at once. */
const NO_CONDITIONS = { whitelistTime: 0n, referralRate: 0n, isBurn: true };
const AT_ONCE = {
  requestVesting: false,
  linearLock: false,
  vestingEndEmission: 0n,
  vestingPercentage: 0n,
  vestingPeriod: 0n,
};

type Created = Omit<Event<'FairLaunchFactory:FairLaunchCreated'>['args'], 'fairLaunch'>;

/** @param created at `timestamp`, unix seconds; a hard cap where the kind has one */
export async function onSharedCreated(
  db: Context['db'],
  kind: SaleKindKey,
  { sale, info, info2, hardCap, ...created }: Created & { sale: Address; hardCap?: bigint },
  timestamp: bigint,
): Promise<void> {
  const id = addressId(sale);
  await db.insert(launchpad).values(newLaunchpad(kind, { sale, info, ...created }, timestamp));
  await db.insert(presaleInfo).values({ id, ...info, hardCap: hardCap ?? null, ...NO_CONDITIONS });
  await db.insert(presaleInfo2).values({ id, ...info2, projectInfoHash: safeText(info2.projectInfoHash) });
  await db.insert(presaleVesting).values({ id, ...AT_ONCE });
}

/** All tokens are sold. */
export async function onSharedFinalized(db: Context['db'], sale: Address, teamLockId: bigint): Promise<void> {
  const id = addressId(sale);
  const terms = await db.find(presaleInfo, { id });
  if (!terms?.sellingAmount) throw new Error(`Finalized without terms: ${id}.`);
  await db
    .update(launchpad, { id })
    .set({ finalized: true, totalTokensSold: terms.sellingAmount, teamLockId: teamLockId || null });
}
