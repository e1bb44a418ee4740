import { ponder } from 'ponder:registry';
import { label } from 'ponder:schema';
import { addressId, saleRowId } from './rowId.ts';
import { safeText } from './safeText.ts';

/** Names of the contract's label types; a type that is added later shows under its number until it is named here. */
const TYPES = ['audit', 'kyc'];

ponder.on('LaunchpadSetting:LabelSet', async ({ event, context }) => {
  const { sale, labelType, link } = event.args;
  const type = TYPES[labelType] ?? String(labelType);
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
