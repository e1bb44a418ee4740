import type { Descriptor } from '@rab/contracts/clear-signing';
import published from '../../../deployment/registry/rab-launchpad/calldata-RabbitLock.json' with { type: 'json' };

/** How wallets word the calls of the lock contract (ERC-7730). */
export const LOCK_WORDS = published as unknown as Descriptor;
