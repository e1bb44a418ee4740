import type { Descriptor } from '@rab/contracts/clear-signing';
import published from '../../../deployment/registry/rab-launchpad/calldata-Presale.json' with { type: 'json' };

/** How wallets word the calls of a RAB Sale, and those that every sale has (ERC-7730). */
export const PRESALE_WORDS = published as unknown as Descriptor;
