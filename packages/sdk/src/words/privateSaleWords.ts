import published from '../../../deployment/registry/rab-launchpad/calldata-PrivateSale.json' with { type: 'json' };
import { descriptorOf } from './descriptorOf.ts';

/** How wallets word the calls of a RAB Grow (ERC-7730). */
export const PRIVATE_SALE_WORDS = descriptorOf(published);
