import { type Context, ponder } from 'ponder:registry';
import { timelockCall } from 'ponder:schema';

import { type Address, type Hash, zeroHash } from 'viem';
import { addressId } from './rowId.ts';

/** A timelock's proposal (operation id), as its events name it. */
interface Proposal {
  log: { address: Address };
  args: { id: Hash };
}

const rowIdOf = ({ log, args }: Proposal, index: number | bigint) => `${addressId(log.address)}-${args.id}-${index}`;

/** Changes every call of a proposal: most events do not list them. */
async function changeCalls(
  db: Context['db'],
  proposal: Proposal,
  change: { status: string } | { salt: Hash },
): Promise<void> {
  for (let index = 0; ; index += 1) {
    const id = rowIdOf(proposal, index);
    if (!(await db.find(timelockCall, { id }))) return;
    await db.update(timelockCall, { id }).set(change);
  }
}

ponder.on('Timelock:CallScheduled', async ({ event, context }) => {
  const { id: proposal, index, target, value, data, predecessor, delay } = event.args;
  const { block, transaction, log } = event;
  const call = {
    timelock: log.address,
    proposal,
    index: Number(index),
    target,
    value,
    data,
    predecessor,
    // an event of its own says another one
    salt: zeroHash,
    status: 'scheduled',
    readyAt: block.timestamp + delay,
    account: transaction.from,
    timestamp: block.timestamp,
    transaction: transaction.hash,
  };
  // what was canceled may be scheduled again under the same id
  await context.db
    .insert(timelockCall)
    .values({ id: rowIdOf(event, index), ...call })
    .onConflictDoUpdate(call);
});

ponder.on('Timelock:CallSalt', ({ event, context }) => changeCalls(context.db, event, { salt: event.args.salt }));

ponder.on('Timelock:CallExecuted', async ({ event, context }) => {
  const id = rowIdOf(event, event.args.index);
  // scheduled before the settings were offered to this timelock
  if (!(await context.db.find(timelockCall, { id }))) return;
  await context.db.update(timelockCall, { id }).set({ status: 'executed' });
});

ponder.on('Timelock:Cancelled', ({ event, context }) => changeCalls(context.db, event, { status: 'canceled' }));
