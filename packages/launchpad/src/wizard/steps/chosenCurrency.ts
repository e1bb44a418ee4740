import { type ChainConfig, findBaseToken, type TokenConfig } from '@rab/config';
import { parseAddress } from '@rab/contracts';

/** The chain's base token behind a form's currency; undefined where the chain offers no such one. */
export function chosenCurrency(chain: Pick<ChainConfig, 'baseTokens'>, currency: string): TokenConfig | undefined {
  const address = parseAddress(currency);
  return address ? findBaseToken(chain, address) : undefined;
}
