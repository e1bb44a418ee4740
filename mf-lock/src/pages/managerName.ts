import { t } from '@lingui/core/macro';
import type { ChainConfig } from '@rab/config';
import { type Address, isAddressEqual } from '@rab/wallet-context/reads';

/** The exchange of a position, by its manager, as the configuration names it. */
export const managerName = ({ positionManagers }: Pick<ChainConfig, 'positionManagers'>, manager: Address): string =>
  positionManagers.find(({ address }) => isAddressEqual(address, manager))?.name ?? t`Unnamed exchange`;
