import type { ChainConfig } from '@rab/config';
import { exchangeBeside } from '@rab/contracts/exchange';
import type { CreationTerms } from '@rab/launchpad';
import { type Address, zeroAddress } from '@rab/wallet-context/reads';

/** Owner and exchanges as the factories take them: the chosen one, and the chain's first other one, if it has another. */
export const listingPlaces = (
  { exchanges }: Pick<ChainConfig, 'exchanges'>,
  factory: Address,
  { owner, projectInfoHash }: Pick<CreationTerms, 'owner' | 'projectInfoHash'>,
) => ({
  presaleOwner: owner,
  factory,
  otherFactory: exchangeBeside(exchanges, factory)?.factory ?? zeroAddress,
  projectInfoHash,
});
