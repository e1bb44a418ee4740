import { type Context, ponder } from 'ponder:registry';
import { positionLock, positionLockAct } from 'ponder:schema';
import { type Address, isAddressEqual, zeroAddress } from 'viem';
import { searchKeys } from '../search/searchKeys.ts';
import { noteMissed } from './noteMissed.ts';
import { type Emitted, signed } from './recordHistory.ts';
import { addressId } from './rowId.ts';
import { safeText } from './safeText.ts';

/** The contract numbers its locks from here on, one after the other. */
const FIRST_LOCK = 1n;

type ActDetails = Omit<typeof positionLockAct.$inferInsert, keyof ReturnType<typeof signed> | 'positionLock' | 'type'>;

/** The contract has the zero address where there is no account. */
const orNobody = (account: Address): Address | null => (isAddressEqual(account, zeroAddress) ? null : account);

async function recordAct(
  db: Context['db'],
  event: Emitted & { args: { id: bigint } },
  type: string,
  details: ActDetails = {},
): Promise<void> {
  await db.insert(positionLockAct).values({ ...signed(event), positionLock: event.args.id, type, ...details });
}

ponder.on('RabbitPositionLock:PositionLocked', async ({ event, context }) => {
  const { id, manager, tokenId, position, meta0, meta1, terms } = event.args;
  if (id > FIRST_LOCK && !(await context.db.find(positionLock, { id: id - 1n }))) await noteMissed(context.db, event);
  const { owner, feeReceiver, unlockDate, description } = terms;
  const { pool, fee, tickLower, tickUpper, liquidity } = position;
  const [token0, name0, symbol0] = [addressId(position.token0), safeText(meta0.name), safeText(meta0.symbol)];
  const [token1, name1, symbol1] = [addressId(position.token1), safeText(meta1.name), safeText(meta1.symbol)];
  await context.db.insert(positionLock).values({
    id,
    manager,
    tokenId,
    owner,
    offeredTo: null,
    feeReceiver: orNobody(feeReceiver),
    creator: event.transaction.from,
    pool,
    token0,
    name0,
    symbol0,
    decimals0: meta0.decimals,
    token1,
    name1,
    symbol1,
    decimals1: meta1.decimals,
    fee,
    tickLower,
    tickUpper,
    liquidity,
    lockDate: event.block.timestamp,
    unlockDate,
    isUnlocked: false,
    description: safeText(description),
    collected0: 0n,
    collected1: 0n,
    transaction: event.transaction.hash,
    search: searchKeys(name0, symbol0, token0, name1, symbol1, token1),
  });
  await recordAct(context.db, event, 'locked', { to: owner, unlockDate });
});

ponder.on('RabbitPositionLock:FeesCollected', async ({ event, context }) => {
  const { id, receiver, amount0, amount1 } = event.args;
  await context.db.update(positionLock, { id }).set((row) => ({
    collected0: row.collected0 + amount0,
    collected1: row.collected1 + amount1,
  }));
  await recordAct(context.db, event, 'collected', { to: receiver, amount0, amount1 });
});

ponder.on('RabbitPositionLock:UnlockDateMoved', async ({ event, context }) => {
  const { id, unlockDate } = event.args;
  await context.db.update(positionLock, { id }).set({ unlockDate });
  await recordAct(context.db, event, 'dateMoved', { unlockDate });
});

ponder.on('RabbitPositionLock:PositionLockDescribed', async ({ event, context }) => {
  const { id, description } = event.args;
  await context.db.update(positionLock, { id }).set({ description: safeText(description) });
  await recordAct(context.db, event, 'described');
});

ponder.on('RabbitPositionLock:PositionLockOffered', async ({ event, context }) => {
  const { id, to } = event.args;
  const offeredTo = orNobody(to);
  await context.db.update(positionLock, { id }).set({ offeredTo });
  await recordAct(context.db, event, offeredTo ? 'offered' : 'offerWithdrawn', { to: offeredTo });
});

ponder.on('RabbitPositionLock:PositionLockOwnerChanged', async ({ event, context }) => {
  const { id, to, feeReceiver } = event.args;
  const owner = orNobody(to);
  // fees of a lock that was given up have a receiver from then on; else the event names the new owner where there is no other
  await context.db
    .update(positionLock, { id })
    .set((row) => ({ owner, offeredTo: null, feeReceiver: owner ? row.feeReceiver : feeReceiver }));
  await recordAct(context.db, event, owner ? 'accepted' : 'renounced', { to: owner });
});

ponder.on('RabbitPositionLock:PositionUnlocked', async ({ event, context }) => {
  const { id, owner } = event.args;
  await context.db.update(positionLock, { id }).set({ isUnlocked: true, offeredTo: null });
  await recordAct(context.db, event, 'unlocked', { to: owner });
});
