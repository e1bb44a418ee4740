import type { ChainConfig } from '@rab/config';
import { parseAddress } from '@rab/contracts';
import { findExchange } from '@rab/contracts/exchange';
import type { Address } from '@rab/wallet-context/reads';

/** Factory of the chain's exchange behind a form's choice; undefined where the chain has no such one. */
export function chosenExchange({ exchanges }: Pick<ChainConfig, 'exchanges'>, choice: string): Address | undefined {
  return findExchange(exchanges, parseAddress(choice))?.factory;
}
