import type { Descriptor } from '@rab/contracts/clear-signing';
import FairLaunch from '../../../deployment/registry/rab-launchpad/calldata-FairLaunch.json' with { type: 'json' };
import FairLaunchFactory from '../../../deployment/registry/rab-launchpad/calldata-FairLaunchFactory.json' with {
  type: 'json',
};
import Presale from '../../../deployment/registry/rab-launchpad/calldata-Presale.json' with { type: 'json' };
import PresaleFactory from '../../../deployment/registry/rab-launchpad/calldata-PresaleFactory.json' with {
  type: 'json',
};
import PrivateSale from '../../../deployment/registry/rab-launchpad/calldata-PrivateSale.json' with { type: 'json' };
import PrivateSaleFactory from '../../../deployment/registry/rab-launchpad/calldata-PrivateSaleFactory.json' with {
  type: 'json',
};
import RabbitLock from '../../../deployment/registry/rab-launchpad/calldata-RabbitLock.json' with { type: 'json' };

// The compiler reads texts of a JSON file as any text: the test of the descriptors has the standard's schema.

/** How wallets word the calls of a lock. */
export const LOCK_WORDS = RabbitLock as unknown as Descriptor;
/** How wallets word the calls of a RAB Sale, and those that every sale has. */
export const PRESALE_WORDS = Presale as unknown as Descriptor;
export const PRIVATE_SALE_WORDS = PrivateSale as unknown as Descriptor;
export const FAIR_LAUNCH_WORDS = FairLaunch as unknown as Descriptor;
export const PRESALE_FACTORY_WORDS = PresaleFactory as unknown as Descriptor;
export const PRIVATE_SALE_FACTORY_WORDS = PrivateSaleFactory as unknown as Descriptor;
export const FAIR_LAUNCH_FACTORY_WORDS = FairLaunchFactory as unknown as Descriptor;
