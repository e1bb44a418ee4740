import type { Descriptor } from '@rab/contracts/clear-signing';
import published from '../../../deployment/registry/rab-launchpad/calldata-PrivateSaleFactory.json' with {
  type: 'json',
};

/** How wallets word the creation of a RAB Grow (ERC-7730). */
export const PRIVATE_SALE_FACTORY_WORDS = published as unknown as Descriptor;
