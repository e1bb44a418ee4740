import { ponder } from 'ponder:registry';
import { airdrop, airdropClaim } from 'ponder:schema';
import { searchKeys } from '../search/searchKeys.ts';
import { noteMissed } from './noteMissed.ts';
import { addressId } from './rowId.ts';
import { safeText } from './safeText.ts';

/** The contract numbers its campaigns from here on, one after the other. */
const FIRST_AIRDROP = 1n;

ponder.on('RabbitAirdrop:AirdropCreated', async ({ event, context }) => {
  const { id, creator, token, meta, terms } = event.args;
  if (id > FIRST_AIRDROP && !(await context.db.find(airdrop, { id: id - 1n }))) await noteMissed(context.db, event);
  const { amount, root, start, tgeBps, cycle, cycleBps, reclaimFrom, list } = terms;
  const [address, name, symbol] = [addressId(token), safeText(meta.name), safeText(meta.symbol)];
  await context.db.insert(airdrop).values({
    id,
    creator,
    token: address,
    name,
    symbol,
    decimals: meta.decimals,
    amount,
    root,
    start,
    tgeBps: Number(tgeBps),
    cycle,
    cycleBps: Number(cycleBps),
    reclaimFrom,
    list: safeText(list),
    paid: 0n,
    claimCount: 0,
    reclaimed: 0n,
    createdAt: event.block.timestamp,
    transaction: event.transaction.hash,
    search: searchKeys(name, symbol, address),
  });
});

ponder.on('RabbitAirdrop:AirdropClaimed', async ({ event, context }) => {
  const { id, index, account, amount } = event.args;
  await context.db.insert(airdropClaim).values({
    id: event.id,
    airdrop: id,
    index,
    account,
    amount,
    timestamp: event.block.timestamp,
    transaction: event.transaction.hash,
  });
  await context.db.update(airdrop, { id }).set((row) => ({ paid: row.paid + amount, claimCount: row.claimCount + 1 }));
});

ponder.on('RabbitAirdrop:AirdropReclaimed', async ({ event, context }) => {
  await context.db.update(airdrop, { id: event.args.id }).set({ reclaimed: event.args.amount });
});
