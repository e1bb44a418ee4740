import published from '../../../deployment/registry/rab-launchpad/calldata-PrivateSaleFactory.json' with {
  type: 'json',
};
import { descriptorOf } from './descriptorOf.ts';

/** How wallets word the creation of a RAB Grow (ERC-7730). */
export const PRIVATE_SALE_FACTORY_WORDS = descriptorOf(published);
