import published from '../../../deployment/registry/rab-launchpad/calldata-FairLaunch.json' with { type: 'json' };
import { descriptorOf } from './descriptorOf.ts';

/** How wallets word the calls of a fair launch (ERC-7730). */
export const FAIR_LAUNCH_WORDS = descriptorOf(published);
