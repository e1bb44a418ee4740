import { ponder } from 'ponder:registry';
import { lockDetail, lockEntity } from 'ponder:schema';
import { releasedAmount } from '@rab/contracts/lock';
import { searchKeys } from '../search/searchKeys.ts';
import { noteMissed } from './noteMissed.ts';
import { addressId } from './rowId.ts';
import { safeText } from './safeText.ts';
import { addCounts } from './totals.ts';

/** The contract numbers its locks from here on, one after the other. */
const FIRST_LOCK = 1_000_000n;

type Terms = Pick<typeof lockDetail.$inferSelect, 'amount' | 'tgeDate' | 'tgeBps' | 'cycle' | 'cycleBps'>;

/** The three amounts of a lock that follow from its terms, at a block's time. */
function amountsAt(terms: Terms, unlockedAmount: bigint, now: bigint) {
  const released = releasedAmount({ ...terms, tgeBps: BigInt(terms.tgeBps), cycleBps: BigInt(terms.cycleBps) }, now);
  return { unlockedAmount, availableAmount: terms.amount - unlockedAmount, withdrawable: released - unlockedAmount };
}

ponder.on('RabbitLock:TokenListed', async ({ event, context }) => {
  const { token, factory, isLp, meta, token0, meta0, token1, meta1 } = event.args;
  const sides = isLp
    ? {
        factory,
        token0,
        name0: safeText(meta0.name),
        symbol0: safeText(meta0.symbol),
        decimals0: meta0.decimals,
        token1,
        name1: safeText(meta1.name),
        symbol1: safeText(meta1.symbol),
        decimals1: meta1.decimals,
      }
    : {};
  const [id, name, symbol] = [addressId(token), safeText(meta.name), safeText(meta.symbol)];
  await context.db.insert(lockEntity).values({
    id,
    address: token,
    name,
    symbol,
    decimals: meta.decimals,
    isLpToken: isLp,
    ...sides,
    totalAmount: 0n,
    lockCount: 0,
    createdAt: event.block.timestamp,
    search: searchKeys(name, symbol, id),
  });
});

ponder.on('RabbitLock:LockAdded', async ({ event, context }) => {
  const { id, token, owner, amount, tgeDate, tgeBps, cycle, cycleBps, description } = event.args;
  if (id > FIRST_LOCK && !(await context.db.find(lockDetail, { id: id - 1n }))) await noteMissed(context.db, event);
  const terms = { amount, tgeDate, tgeBps: Number(tgeBps), cycle, cycleBps: Number(cycleBps) };
  const entity = addressId(token);
  await context.db.insert(lockDetail).values({
    id,
    token: entity,
    entity,
    owner,
    creator: event.transaction.from,
    ...terms,
    unlockDate: tgeDate,
    description: safeText(description),
    lockAddedAt: event.block.timestamp,
    lockAddedHash: event.transaction.hash,
    lockAddedBlock: event.block.number,
    isVesting: cycle > 0n,
    ...amountsAt(terms, 0n, event.block.timestamp),
    search: searchKeys(entity),
  });
  const { lockCount } = await context.db
    .update(lockEntity, { id: entity })
    .set((row) => ({ totalAmount: row.totalAmount + amount, lockCount: row.lockCount + 1 }));
  await addCounts(context.db, { locks: 1, lockedTokens: lockCount === 1 ? 1 : 0 });
});

ponder.on('RabbitLock:LockUpdated', async ({ event, context }) => {
  const { id, token, amount, tgeDate } = event.args;
  const before = await context.db.find(lockDetail, { id });
  if (!before) throw new Error(`LockUpdated of the unknown lock ${id}.`);
  // Taken now: an update changes the row that find gave.
  const added = amount - before.amount;
  await context.db.update(lockDetail, { id }).set((row) => ({
    amount,
    tgeDate,
    unlockDate: tgeDate,
    lockUpdateHash: event.transaction.hash,
    ...amountsAt({ ...row, amount, tgeDate }, row.unlockedAmount, event.block.timestamp),
  }));
  await context.db
    .update(lockEntity, { id: addressId(token) })
    .set((row) => ({ totalAmount: row.totalAmount + added }));
});

ponder.on('RabbitLock:LockDescriptionChanged', async ({ event, context }) => {
  await context.db
    .update(lockDetail, { id: event.args.id })
    .set({ description: safeText(event.args.description), lockUpdateHash: event.transaction.hash });
});

ponder.on('RabbitLock:LockUnlocked', async ({ event, context }) => {
  const { id, token, amount, unlockedAmount, isFinal } = event.args;
  await context.db.update(lockDetail, { id }).set((row) => ({
    ...amountsAt(row, unlockedAmount, event.block.timestamp),
    ...(row.isVesting && { lockvestedAt: event.block.timestamp, lockvestedHash: event.transaction.hash }),
  }));
  const { lockCount } = await context.db.update(lockEntity, { id: addressId(token) }).set((row) => ({
    totalAmount: row.totalAmount - amount,
    lockCount: isFinal ? row.lockCount - 1 : row.lockCount,
  }));
  if (isFinal) await addCounts(context.db, { locks: -1, lockedTokens: lockCount === 0 ? -1 : 0 });
});

ponder.on('RabbitLock:LockOwnerChanged', async ({ event, context }) => {
  await context.db.update(lockDetail, { id: event.args.id }).set({
    owner: event.args.newOwner,
    ownerChangedAt: event.block.timestamp,
    ownerChangedBlock: event.block.number,
    ownerChangedHash: event.transaction.hash,
  });
});
