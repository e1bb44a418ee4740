import published from '../../../deployment/registry/rab-launchpad/calldata-RabbitPositionLock.json' with {
  type: 'json',
};
import { descriptorOf } from './descriptorOf.ts';

/** How wallets word the calls of the lock of V3 positions (ERC-7730). */
export const POSITION_LOCK_WORDS = descriptorOf(published);
