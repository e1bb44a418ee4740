import type { ChainConfig } from '@rab/config';
import { parseAddress } from '@rab/contracts';
import type { Refuse } from '@rab/ui/forms';
import type { Address } from '@rab/wallet-context/contract';
import { chosenCurrency } from './chosenCurrency.ts';

interface TokenAndCurrency {
  tokenAddress: string;
  currency: string;
}

/** Said where none is chosen: radio buttons without a choice give no text at all. */
export const BLANK_CURRENCY = 'Currency cannot be blank';
/** Said of a currency that the chain does not offer. */
export const OTHER_CURRENCY = 'Please select a currency of this chain';

/** What the rules of step 1 are judged by. */
export interface TokenContext {
  /** Whether the typed address answered as a token. */
  isReadable: boolean;
  chain: Pick<ChainConfig, 'baseTokens'>;
}

/**
 * The rules of step 1 that every wizard shares (WIZ-03).
 * @returns null for what was refused
 */
export function checkTokenAndCurrency(
  form: TokenAndCurrency,
  refuse: Refuse<TokenAndCurrency>,
  { isReadable, chain }: TokenContext,
): { token: Address | null; baseToken: Address | null } {
  const token = parseAddress(form.tokenAddress);
  if (form.tokenAddress.trim() === '') refuse('tokenAddress', 'Token address cannot be blank');
  else if (!token) refuse('tokenAddress', 'Invalid token address');
  else if (!isReadable) refuse('tokenAddress', 'Cannot fetch token info');

  const base = chosenCurrency(chain, form.currency);
  if (form.currency === '') refuse('currency', BLANK_CURRENCY);
  else if (!base) refuse('currency', OTHER_CURRENCY);
  return { token, baseToken: base?.address ?? null };
}
