import { ponder } from 'ponder:registry';
import { onSharedCreated, onSharedFinalized } from './sharedSale.ts';

ponder.on('ProRataFactory:ProRataCreated', ({ event, context }) => {
  const { proRata: sale, ...created } = event.args;
  return onSharedCreated(context.db, 'proRata', { sale, ...created }, event.block.timestamp);
});

ponder.on('ProRata:Finalized', ({ event, context }) =>
  onSharedFinalized(context.db, event.log.address, event.args.teamLockId),
);
