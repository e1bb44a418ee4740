import published from '../../../deployment/registry/rab-launchpad/calldata-PresaleFactory.json' with { type: 'json' };
import { descriptorOf } from './descriptorOf.ts';

/** How wallets word the creation of a RAB Sale (ERC-7730). */
export const PRESALE_FACTORY_WORDS = descriptorOf(published);
