import type { Descriptor } from '@rab/contracts/clear-signing';
import published from '../../../deployment/registry/rab-launchpad/calldata-PresaleFactory.json' with { type: 'json' };

/** How wallets word the creation of a RAB Sale (ERC-7730). */
export const PRESALE_FACTORY_WORDS = published as unknown as Descriptor;
