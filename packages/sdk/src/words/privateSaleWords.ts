import type { Descriptor } from '@rab/contracts/clear-signing';
import published from '../../../deployment/registry/rab-launchpad/calldata-PrivateSale.json' with { type: 'json' };

/** How wallets word the calls of a RAB Grow (ERC-7730). */
export const PRIVATE_SALE_WORDS = published as unknown as Descriptor;
