import published from '../../../deployment/registry/rab-launchpad/calldata-Presale.json' with { type: 'json' };
import { descriptorOf } from './descriptorOf.ts';

/** How wallets word the calls of a RAB Sale, and those that every sale has (ERC-7730). */
export const PRESALE_WORDS = descriptorOf(published);
