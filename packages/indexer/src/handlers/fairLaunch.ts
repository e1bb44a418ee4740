import { ponder } from 'ponder:registry';
import { onSharedCreated, onSharedFinalized } from './sharedSale.ts';

ponder.on('FairLaunchFactory:FairLaunchCreated', ({ event, context }) => {
  const { fairLaunch: sale, ...created } = event.args;
  return onSharedCreated(context.db, 'fairLaunch', { sale, ...created }, event.block.timestamp);
});

ponder.on('FairLaunch:Finalized', ({ event, context }) =>
  onSharedFinalized(context.db, event.log.address, event.args.teamLockId),
);
