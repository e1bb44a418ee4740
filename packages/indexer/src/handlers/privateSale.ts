import { ponder } from 'ponder:registry';
import { launchpad, presaleInfo, presaleInfo2, presaleVesting } from 'ponder:schema';
import { newLaunchpad } from './newLaunchpad.ts';
import { recordSaleHistory } from './recordHistory.ts';
import { addressId } from './rowId.ts';
import { safeText } from './safeText.ts';

ponder.on('PrivateSaleFactory:PrivateSaleCreated', async ({ event, context }) => {
  const { privateSale: sale, info, info2, vesting, ...created } = event.args;
  const id = addressId(sale);
  const { timestamp } = event.block;
  await context.db
    .insert(launchpad)
    .values(newLaunchpad('privateSale', { sale, info, ...created }, timestamp, info2.isVisible));
  await context.db.insert(presaleInfo).values({ id, ...info });
  await context.db
    .insert(presaleInfo2)
    .values({ id, presaleOwner: info2.presaleOwner, projectInfoHash: safeText(info2.projectInfoHash) });
  await context.db.insert(presaleVesting).values({ id, ...vesting });
  await recordSaleHistory(context.db, event, { sale, type: 'created' });
});

ponder.on('PrivateSaleFactory:PartsAgreed', async ({ event, context }) => {
  const { privateSale, count, period } = event.args;
  await context.db
    .update(launchpad, { id: addressId(privateSale) })
    .set({ partCount: Number(count), partPeriod: period, partsPaid: 0, partsLeft: 0n, partsStopped: false });
});

ponder.on('PrivateSale:PartsPaid', async ({ event, context }) => {
  const { paid, left } = event.args;
  const partsPaid = Number(paid);
  await context.db.update(launchpad, { id: addressId(event.log.address) }).set({ partsPaid, partsLeft: left });
  await recordSaleHistory(context.db, event, { type: 'part', value: partsPaid });
});

ponder.on('PrivateSale:PartsStopped', async ({ event, context }) => {
  const { isStopped } = event.args;
  await context.db.update(launchpad, { id: addressId(event.log.address) }).set({ partsStopped: isStopped });
  await recordSaleHistory(context.db, event, { type: 'stopped', value: isStopped ? 1 : 0 });
});

ponder.on('PrivateSale:StatusSetByRAB', async ({ event, context }) => {
  const { status } = event.args;
  await context.db.update(launchpad, { id: addressId(event.log.address) }).set({ growStatus: status });
  await recordSaleHistory(context.db, event, { type: 'status', value: status });
});

ponder.on('PrivateSale:VisibilitySet', async ({ event, context }) => {
  const { isVisible } = event.args;
  await context.db.update(launchpad, { id: addressId(event.log.address) }).set({ isVisible });
  await recordSaleHistory(context.db, event, { type: 'visible', value: isVisible ? 1 : 0 });
});
