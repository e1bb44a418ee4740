import { ponder } from 'ponder:registry';
import { label } from 'ponder:schema';
import { LABEL_TYPES } from '@rab/contracts/sale';
import { recordSettingHistory } from './recordHistory.ts';
import { addressId, saleRowId } from './rowId.ts';
import { safeText } from './safeText.ts';

ponder.on('LaunchpadSetting:LabelSet', async ({ event, context }) => {
  const { sale, labelType, link } = event.args;
  // a type that is added later shows under its number until it is named
  const type = LABEL_TYPES[labelType] ?? String(labelType);
  const id = saleRowId(sale, type);
  if (link === '') {
    await context.db.delete(label, { id });
    return;
  }
  await context.db
    .insert(label)
    .values({ id, launchpad: addressId(sale), type, link: safeText(link) })
    .onConflictDoUpdate({ link: safeText(link) });
});

ponder.on('LaunchpadSetting:FeesSet', ({ event, context }) => {
  const { feeAddress: subject, ...fees } = event.args;
  return recordSettingHistory(context.db, event, { type: 'fees', subject, ...fees });
});

ponder.on('LaunchpadSetting:RABAddressSet', ({ event, context }) =>
  recordSettingHistory(context.db, event, { type: 'administrator', subject: event.args.rabAddress }),
);

ponder.on('LaunchpadSetting:ExchangeSet', ({ event, context }) => {
  const { factory: subject, router, initHash, swapFeeBps } = event.args;
  return recordSettingHistory(context.db, event, { type: 'exchange', subject, router, initHash, swapFeeBps });
});

ponder.on('LaunchpadSetting:ExchangeRemoved', ({ event, context }) =>
  recordSettingHistory(context.db, event, { type: 'exchangeRemoved', subject: event.args.factory }),
);

ponder.on('LaunchpadSetting:BaseTokenSet', ({ event, context }) => {
  const { token: subject, allowed } = event.args;
  return recordSettingHistory(context.db, event, { type: allowed ? 'currency' : 'currencyRemoved', subject });
});

ponder.on('LaunchpadSetting:OwnershipTransferStarted', ({ event, context }) =>
  recordSettingHistory(context.db, event, { type: 'ownerOffered', subject: event.args.newOwner }),
);

ponder.on('LaunchpadSetting:OwnershipTransferred', ({ event, context }) =>
  recordSettingHistory(context.db, event, { type: 'owner', subject: event.args.newOwner }),
);
