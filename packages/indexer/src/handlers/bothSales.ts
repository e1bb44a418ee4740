import { type Context, ponder } from 'ponder:registry';
import { deposit, launchpad, presaleInfo2, referrer } from 'ponder:schema';
import { type Address, zeroAddress } from 'viem';
import { addressId, saleRowId } from './rowId.ts';
import { safeText } from './safeText.ts';

// Both kinds of sale emit these events; they are handled once.

interface Deposited {
  account: Address;
  referrer: Address;
  amount: bigint;
  tokens: bigint;
  totalBaseCollected: bigint;
  numBuyers: bigint;
}

async function onDeposit(db: Context['db'], sale: Address, event: Deposited): Promise<void> {
  const { account, amount, tokens } = event;
  const credited = event.referrer === zeroAddress ? null : event.referrer;
  await db
    .insert(deposit)
    .values({ id: saleRowId(sale, account), launchpad: addressId(sale), account, amount, tokens })
    .onConflictDoUpdate((row) => ({ amount: row.amount + amount, tokens: row.tokens + tokens }));
  if (credited)
    await db
      .insert(referrer)
      .values({ id: saleRowId(sale, credited), launchpad: addressId(sale), account: credited, amount })
      .onConflictDoUpdate((row) => ({ amount: row.amount + amount }));
  await db.update(launchpad, { id: addressId(sale) }).set((row) => ({
    totalBaseCollected: event.totalBaseCollected,
    totalTokensSold: row.totalTokensSold + tokens,
    numBuyers: Number(event.numBuyers),
    totalRefAmount: credited ? row.totalRefAmount + amount : row.totalRefAmount,
  }));
}

interface Refunded {
  account: Address;
  amount: bigint;
  totalBaseCollected: bigint;
  numBuyers: bigint;
}

async function onRefund(db: Context['db'], sale: Address, event: Refunded): Promise<void> {
  const id = saleRowId(sale, event.account);
  const before = await db.find(deposit, { id });
  if (!before) throw new Error(`Refund without a deposit: ${id}.`);
  // Taken out now: an update changes the row that find gave.
  const { amount, tokens } = before;
  await db.update(deposit, { id }).set({ amount: amount - event.amount, tokens: 0n });
  await db.update(launchpad, { id: addressId(sale) }).set((row) => ({
    totalBaseCollected: event.totalBaseCollected,
    totalTokensSold: row.totalTokensSold - tokens,
    numBuyers: Number(event.numBuyers),
  }));
}

ponder.on('Presale:UserDeposited', ({ event, context }) => onDeposit(context.db, event.log.address, event.args));
ponder.on('PrivateSale:UserDeposited', ({ event, context }) => onDeposit(context.db, event.log.address, event.args));
ponder.on('Presale:BaseRefunded', ({ event, context }) => onRefund(context.db, event.log.address, event.args));
ponder.on('PrivateSale:BaseRefunded', ({ event, context }) => onRefund(context.db, event.log.address, event.args));

const onForceFailed = async (db: Context['db'], sale: Address) => {
  await db.update(launchpad, { id: addressId(sale) }).set({ forceFailed: true });
};
ponder.on('Presale:ForceFailed', ({ event, context }) => onForceFailed(context.db, event.log.address));
ponder.on('PrivateSale:ForceFailed', ({ event, context }) => onForceFailed(context.db, event.log.address));

const onFinalized = async (db: Context['db'], sale: Address) => {
  await db.update(launchpad, { id: addressId(sale) }).set({ finalized: true });
};
ponder.on('Presale:Finalized', ({ event, context }) => onFinalized(context.db, event.log.address));
ponder.on('PrivateSale:Finalized', ({ event, context }) => onFinalized(context.db, event.log.address));

const onProjectInfo = async (db: Context['db'], sale: Address, hash: string) => {
  await db.update(presaleInfo2, { id: addressId(sale) }).set({ projectInfoHash: safeText(hash) });
};
ponder.on('Presale:ProjectInfoUpdated', ({ event, context }) =>
  onProjectInfo(context.db, event.log.address, event.args.projectInfoHash),
);
ponder.on('PrivateSale:ProjectInfoUpdated', ({ event, context }) =>
  onProjectInfo(context.db, event.log.address, event.args.projectInfoHash),
);
