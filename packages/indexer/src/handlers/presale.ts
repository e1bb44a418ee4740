import { ponder } from 'ponder:registry';
import { launchpad, presaleInfo, presaleInfo2, presaleVesting } from 'ponder:schema';
import { newLaunchpad } from './newLaunchpad.ts';
import { addressId } from './rowId.ts';
import { safeText } from './safeText.ts';

ponder.on('PresaleFactory:PresaleCreated', async ({ event, context }) => {
  const { presale: sale, info, info2, vesting, ...created } = event.args;
  const id = addressId(sale);
  const { timestamp } = event.block;
  await context.db.insert(launchpad).values(newLaunchpad('presale', { sale, info, ...created }, timestamp));
  await context.db.insert(presaleInfo).values({ id, ...info });
  await context.db.insert(presaleInfo2).values({ id, ...info2, projectInfoHash: safeText(info2.projectInfoHash) });
  await context.db.insert(presaleVesting).values({ id, ...vesting });
});

ponder.on('PresaleFactory:LeavingAllowed', async ({ event, context }) => {
  const { presale, until, cost } = event.args;
  await context.db.update(launchpad, { id: addressId(presale) }).set({ leaveUntil: until, leaveCost: cost });
});
