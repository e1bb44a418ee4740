import published from '../../../deployment/registry/rab-launchpad/calldata-RabbitLock.json' with { type: 'json' };
import { descriptorOf } from './descriptorOf.ts';

/** How wallets word the calls of the lock contract (ERC-7730). */
export const LOCK_WORDS = descriptorOf(published);
