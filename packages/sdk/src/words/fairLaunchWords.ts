import type { Descriptor } from '@rab/contracts/clear-signing';
import published from '../../../deployment/registry/rab-launchpad/calldata-FairLaunch.json' with { type: 'json' };

/** How wallets word the calls of a fair launch (ERC-7730). */
export const FAIR_LAUNCH_WORDS = published as unknown as Descriptor;
