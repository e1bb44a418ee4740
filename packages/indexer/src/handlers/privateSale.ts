import { ponder } from 'ponder:registry';
import { launchpad, presaleInfo, presaleInfo2, presaleVesting } from 'ponder:schema';
import { newLaunchpad } from './newLaunchpad.ts';
import { addressId } from './rowId.ts';
import { safeText } from './safeText.ts';

ponder.on('PrivateSaleFactory:PrivateSaleCreated', async ({ event, context }) => {
  const { privateSale: sale, info, info2, vesting, ...created } = event.args;
  const id = addressId(sale);
  const kind = { presaleType: 1, isVisible: info2.isVisible, createdAt: event.block.timestamp } as const;
  await context.db.insert(launchpad).values(newLaunchpad({ sale, info, ...created }, kind));
  await context.db.insert(presaleInfo).values({ id, ...info });
  await context.db
    .insert(presaleInfo2)
    .values({ id, presaleOwner: info2.presaleOwner, projectInfoHash: safeText(info2.projectInfoHash) });
  await context.db.insert(presaleVesting).values({ id, ...vesting });
});

ponder.on('PrivateSale:StatusSetByRAB', async ({ event, context }) => {
  await context.db.update(launchpad, { id: addressId(event.log.address) }).set({ growStatus: event.args.status });
});

ponder.on('PrivateSale:VisibilitySet', async ({ event, context }) => {
  await context.db.update(launchpad, { id: addressId(event.log.address) }).set({ isVisible: event.args.isVisible });
});
