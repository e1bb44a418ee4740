import published from '../../../deployment/registry/rab-launchpad/calldata-ProRataFactory.json' with { type: 'json' };
import { descriptorOf } from './descriptorOf.ts';

/** How wallets word the creation of a pro rata sale (ERC-7730). */
export const PRO_RATA_FACTORY_WORDS = descriptorOf(published);
