import published from '../../../deployment/registry/rab-launchpad/calldata-FairLaunchFactory.json' with {
  type: 'json',
};
import { descriptorOf } from './descriptorOf.ts';

/** How wallets word the creation of a fair launch (ERC-7730). */
export const FAIR_LAUNCH_FACTORY_WORDS = descriptorOf(published);
