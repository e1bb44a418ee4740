import { type Context, ponder } from 'ponder:registry';
import { contribution, deposit, launchpad, presaleInfo, presaleInfo2, referrer } from 'ponder:schema';
import { proRataRaised } from '@rab/contracts/sale';
import { type Address, zeroAddress } from 'viem';
import { noteMissed } from './noteMissed.ts';
import { type Emitted, recordSaleHistory } from './recordHistory.ts';
import { addressId, saleRowId } from './rowId.ts';
import { safeText } from './safeText.ts';
import { SALE_CONTRACTS } from './saleContracts.ts';
import { addCounts, addSums } from './totals.ts';

// Sales of every kind emit these events; they are handled once.

interface Contributed {
  account: Address;
  amount: bigint;
  totalBaseCollected: bigint;
}

async function onContribution(
  db: Context['db'],
  { id, log, block, transaction }: Emitted,
  event: Contributed,
  isRefund: boolean,
) {
  await db.insert(contribution).values({
    id,
    launchpad: addressId(log.address),
    account: event.account,
    amount: event.amount,
    isRefund,
    raised: event.totalBaseCollected,
    timestamp: block.timestamp,
    transaction: transaction.hash,
  });
}

/** Each deposit and refund names the sale's new total, which must be the known total plus one of these changes. */
async function requireSum(
  db: Context['db'],
  emitted: Emitted,
  { totalBaseCollected }: Contributed,
  changes: readonly bigint[],
): Promise<void> {
  const sale = await db.find(launchpad, { id: addressId(emitted.log.address) });
  const isKnown = changes.some((change) => sale && sale.totalBaseCollected + change === totalBaseCollected);
  if (sale && !isKnown) await noteMissed(db, emitted);
}

interface Deposited extends Contributed {
  referrer: Address;
  tokens: bigint;
  numBuyers: bigint;
}

async function onDeposit(db: Context['db'], emitted: Emitted, event: Deposited): Promise<void> {
  const sale = emitted.log.address;
  const { account, amount, tokens } = event;
  const creditedTo = event.referrer === zeroAddress ? null : event.referrer;
  const creditedAmount = creditedTo ? amount : 0n;
  await db
    .insert(deposit)
    .values({
      id: saleRowId(sale, account),
      launchpad: addressId(sale),
      account,
      amount,
      tokens,
      creditedTo,
      creditedAmount,
    })
    .onConflictDoUpdate((row) => ({
      amount: row.amount + amount,
      tokens: row.tokens + tokens,
      creditedTo: creditedTo ?? row.creditedTo,
      creditedAmount: row.creditedAmount + creditedAmount,
    }));
  if (creditedTo)
    await db
      .insert(referrer)
      .values({ id: saleRowId(sale, creditedTo), launchpad: addressId(sale), account: creditedTo, amount })
      .onConflictDoUpdate((row) => ({ amount: row.amount + amount }));
  await requireSum(db, emitted, event, [amount]);
  await db.update(launchpad, { id: addressId(sale) }).set((row) => ({
    totalBaseCollected: event.totalBaseCollected,
    totalTokensSold: row.totalTokensSold + tokens,
    numBuyers: Number(event.numBuyers),
    totalRefAmount: row.totalRefAmount + creditedAmount,
  }));
  await onContribution(db, emitted, event, false);
}

interface Refunded extends Contributed {
  numBuyers: bigint;
}

interface Left extends Refunded {
  kept: bigint;
  tokens: bigint;
}

/** Takes from a referrer what a deposit was credited to it. */
async function takeCredit(db: Context['db'], sale: Address, account: Address | null, credit: bigint): Promise<void> {
  if (account && credit > 0n)
    await db.update(referrer, { id: saleRowId(sale, account) }).set((row) => ({ amount: row.amount - credit }));
}

/** Of a deposit that left only a part counts, and none of it for a referrer (RGT-01). */
async function onLeave(db: Context['db'], emitted: Emitted, event: Left): Promise<void> {
  const sale = emitted.log.address;
  const id = saleRowId(sale, event.account);
  const given = await db.find(deposit, { id });
  if (!given) throw new Error(`An exit without a deposit: ${id}.`);
  // Taken out now: an update changes the row that find gave.
  const { tokens, creditedTo, creditedAmount } = given;
  await requireSum(db, emitted, event, [-event.amount]);
  await db
    .update(deposit, { id })
    .set({ amount: event.kept, tokens: event.tokens, creditedTo: null, creditedAmount: 0n });
  await takeCredit(db, sale, creditedTo, creditedAmount);
  await db.update(launchpad, { id: addressId(sale) }).set((row) => ({
    totalBaseCollected: event.totalBaseCollected,
    totalTokensSold: row.totalTokensSold - tokens + event.tokens,
    numBuyers: Number(event.numBuyers),
    totalRefAmount: row.totalRefAmount - creditedAmount,
  }));
  await onContribution(db, emitted, event, true);
}

/** A refunded deposit earns its referrer nothing, unless the sale is finalized: then the shares are fixed. */
async function onRefund(db: Context['db'], emitted: Emitted, event: Refunded): Promise<void> {
  const sale = emitted.log.address;
  const id = saleRowId(sale, event.account);
  const [given, pad] = [await db.find(deposit, { id }), await db.find(launchpad, { id: addressId(sale) })];
  if (!given || !pad) throw new Error(`Refund without a deposit: ${id}.`);
  // Taken out now: an update changes the row that find gave.
  const { amount, tokens, creditedTo } = given;
  const uncredited = pad.finalized ? 0n : given.creditedAmount;
  // a sale that has failed counts on what it had collected
  await requireSum(db, emitted, event, [-event.amount, 0n]);
  await db
    .update(deposit, { id })
    .set({ amount: amount - event.amount, tokens: 0n, creditedTo: null, creditedAmount: 0n });
  await takeCredit(db, sale, creditedTo, uncredited);
  await db.update(launchpad, { id: addressId(sale) }).set((row) => ({
    totalBaseCollected: event.totalBaseCollected,
    totalBaseWithdrawn: row.totalBaseWithdrawn + event.amount,
    totalTokensSold: row.totalTokensSold - tokens,
    numBuyers: Number(event.numBuyers),
    totalRefAmount: row.totalRefAmount - uncredited,
  }));
  await addSums(db, sale, { refunded: event.amount });
  await onContribution(db, emitted, event, true);
}

ponder.on('Presale:UserDeposited', ({ event, context }) => onDeposit(context.db, event, event.args));
ponder.on('PrivateSale:UserDeposited', ({ event, context }) => onDeposit(context.db, event, event.args));
// their buyers share what they sell: what a deposit buys is known at the end
for (const contract of ['FairLaunch', 'ProRata'] as const)
  ponder.on(`${contract}:UserDeposited`, ({ event, context }) =>
    onDeposit(context.db, event, { ...event.args, referrer: zeroAddress, tokens: 0n }),
  );
for (const contract of SALE_CONTRACTS)
  ponder.on(`${contract}:BaseRefunded`, ({ event, context }) => onRefund(context.db, event, event.args));

ponder.on('Presale:DepositLeft', ({ event, context }) => onLeave(context.db, event, event.args));

/** Of a deposit whose unclaimed tokens were handed back only what bought the others counts (RGT-05). */
ponder.on('PrivateSale:HandedBack', async ({ event, context: { db } }) => {
  const { account, amount, deposit: closed, tokens, left, numBuyers } = event.args;
  const sale = event.log.address;
  await db
    .update(deposit, { id: saleRowId(sale, account) })
    .set((row) => ({ amount: row.amount - closed, tokens: row.tokens - tokens }));
  const { totalBaseCollected } = await db.update(launchpad, { id: addressId(sale) }).set((row) => ({
    totalBaseWithdrawn: row.totalBaseWithdrawn + closed,
    totalTokensSold: row.totalTokensSold - tokens,
    numBuyers: Number(numBuyers),
    partsLeft: left,
  }));
  await addSums(db, sale, { refunded: amount });
  await onContribution(db, event, { account, amount, totalBaseCollected }, true);
});

const onForceFailed = async (db: Context['db'], sale: Address) => {
  await db.update(launchpad, { id: addressId(sale) }).set({ forceFailed: true });
};
/** Sales that list their token. */
const LISTING = ['Presale', 'FairLaunch', 'ProRata'] as const;
for (const contract of LISTING)
  ponder.on(`${contract}:ForceFailed`, ({ event, context }) => onForceFailed(context.db, event.log.address));
ponder.on('PrivateSale:ForceFailed', async ({ event, context }) => {
  await onForceFailed(context.db, event.log.address);
  await recordSaleHistory(context.db, event, { type: 'failed' });
});

const onFinalized = async (db: Context['db'], sale: Address) => {
  await db.update(launchpad, { id: addressId(sale) }).set({ finalized: true });
};
ponder.on('Presale:Finalized', ({ event, context }) => onFinalized(context.db, event.log.address));
ponder.on('PrivateSale:Finalized', async ({ event, context }) => {
  const { baseFee, referralReserve, ownerShare } = event.args;
  await onFinalized(context.db, event.log.address);
  // after a review that failed less than was collected
  await addSums(context.db, event.log.address, { raised: baseFee + referralReserve + ownerShare });
  await recordSaleHistory(context.db, event, { type: 'finalized' });
});

const onProjectInfo = async (db: Context['db'], sale: Address, hash: string) => {
  await db.update(presaleInfo2, { id: addressId(sale) }).set({ projectInfoHash: safeText(hash) });
};
for (const contract of SALE_CONTRACTS)
  ponder.on(`${contract}:ProjectInfoUpdated`, ({ event, context }) =>
    onProjectInfo(context.db, event.log.address, event.args.projectInfoHash),
  );

const onListed = async (db: Context['db'], sale: Address, { pair, lockId }: { pair: Address; lockId: bigint }) => {
  const listed = await db
    .update(launchpad, { id: addressId(sale) })
    .set({ tokenLP: pair, lockId, lpGenerationComplete: true });
  const { totalBaseCollected: all } = listed;
  const terms = await db.find(presaleInfo, { id: listed.id });
  // what a sale has collected above its hard cap goes back to its buyers
  await addSums(db, sale, { raised: proRataRaised(all, terms?.hardCap ?? all) });
  await addCounts(db, { listedSales: 1 });
};
for (const contract of LISTING)
  ponder.on(`${contract}:LiquidityAdded`, ({ event, context }) => onListed(context.db, event.log.address, event.args));
