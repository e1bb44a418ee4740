import { type ChainConfig, findBaseToken, parseAddress, type TokenConfig } from '@rab/contracts';

/** The base token behind a form's currency; the native one while the text names none of the chain's. */
export function chosenCurrency(chain: ChainConfig, currency: string): TokenConfig {
  const address = parseAddress(currency);
  return (address && findBaseToken(chain, address)) ?? chain.nativeToken;
}
