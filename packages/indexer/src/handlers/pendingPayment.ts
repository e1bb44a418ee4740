import { type Context, ponder } from 'ponder:registry';
import { pendingPayment } from 'ponder:schema';
import type { Address } from 'viem';
import { addressId, saleRowId } from './rowId.ts';
import { SALE_CONTRACTS } from './saleContracts.ts';

// What a receiver refused waits in the sale, of every kind, until somebody fetches it for the receiver.

interface Payment {
  token: Address;
  account: Address;
  amount: bigint;
}

async function onPending(db: Context['db'], sale: Address, { token, account, amount }: Payment): Promise<void> {
  await db
    .insert(pendingPayment)
    .values({
      id: saleRowId(sale, `${token}-${account}`),
      launchpad: addressId(sale),
      token,
      account,
      amount,
    })
    .onConflictDoUpdate((row) => ({ amount: row.amount + amount }));
}

/** All of it is fetched at once. */
async function onWithdrawn(db: Context['db'], sale: Address, { token, account }: Payment): Promise<void> {
  await db.update(pendingPayment, { id: saleRowId(sale, `${token}-${account}`) }).set({ amount: 0n });
}

for (const contract of SALE_CONTRACTS) {
  ponder.on(`${contract}:PaymentPending`, ({ event, context }) => onPending(context.db, event.log.address, event.args));
  ponder.on(`${contract}:PendingWithdrawn`, ({ event, context }) =>
    onWithdrawn(context.db, event.log.address, event.args),
  );
}
