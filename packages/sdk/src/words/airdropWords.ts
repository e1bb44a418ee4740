import type { Descriptor } from '@rab/contracts/clear-signing';
import published from '../../../deployment/registry/rab-launchpad/calldata-RabbitAirdrop.json' with { type: 'json' };

/** How wallets word the calls of the airdrop contract (ERC-7730). */
export const AIRDROP_WORDS = published as unknown as Descriptor;
