import type { ChainConfig } from '@rab/config';
import { exchangeBeside } from '@rab/contracts/exchange';
import type { CreationTerms } from '@rab/launchpad';
import { type Address, zeroAddress } from '@rab/wallet-context/contract';

/** Owner and exchanges as the factories take them: the one chosen, and beside it the chain's first other one, if there is one. */
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
