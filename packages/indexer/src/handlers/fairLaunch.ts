import { ponder } from 'ponder:registry';
import { launchpad, presaleInfo, presaleInfo2, presaleVesting } from 'ponder:schema';
import { newLaunchpad } from './newLaunchpad.ts';
import { addressId } from './rowId.ts';
import { safeText } from './safeText.ts';

/** What the other kinds may have, in the terms of a launch: everybody takes part alike, and gets all tokens at once. */
const NO_CONDITIONS = { whitelistTime: 0n, referralRate: 0n, isBurn: true };
const AT_ONCE = {
  requestVesting: false,
  linearLock: false,
  vestingEndEmission: 0n,
  vestingPercentage: 0n,
  vestingPeriod: 0n,
};

ponder.on('FairLaunchFactory:FairLaunchCreated', async ({ event, context }) => {
  const { fairLaunch: sale, info, info2, ...created } = event.args;
  const id = addressId(sale);
  const { timestamp } = event.block;
  await context.db.insert(launchpad).values(newLaunchpad('fairLaunch', { sale, info, ...created }, timestamp));
  await context.db.insert(presaleInfo).values({ id, ...info, ...NO_CONDITIONS });
  await context.db.insert(presaleInfo2).values({ id, ...info2, projectInfoHash: safeText(info2.projectInfoHash) });
  await context.db.insert(presaleVesting).values({ id, ...AT_ONCE });
});

ponder.on('FairLaunch:Finalized', async ({ event, context }) => {
  const id = addressId(event.log.address);
  const terms = await context.db.find(presaleInfo, { id });
  if (!terms?.sellingAmount) throw new Error(`Finalized without terms: ${id}.`);
  await context.db.update(launchpad, { id }).set({
    finalized: true,
    totalTokensSold: terms.sellingAmount,
    teamLockId: event.args.teamLockId || null,
  });
});
