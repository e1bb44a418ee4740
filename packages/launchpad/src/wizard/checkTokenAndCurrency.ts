import { parseAddress } from '@rab/contracts';
import type { Refuse } from '@rab/ui/forms';
import type { Address } from '@rab/wallet-context/contract';

interface TokenAndCurrency {
  tokenAddress: string;
  currency: string;
}

/**
 * The rules of step 1 that every wizard shares (WIZ-03).
 * @param isReadable whether the typed address answered as a token
 * @returns null for what was refused
 */
export function checkTokenAndCurrency(
  form: TokenAndCurrency,
  refuse: Refuse<TokenAndCurrency>,
  isReadable: boolean,
): { token: Address | null; baseToken: Address | null } {
  const token = parseAddress(form.tokenAddress);
  if (form.tokenAddress.trim() === '') refuse('tokenAddress', 'Token address cannot be blank');
  else if (!token) refuse('tokenAddress', 'Invalid token address');
  else if (!isReadable) refuse('tokenAddress', 'Cannot fetch token info');

  const baseToken = parseAddress(form.currency) ?? refuse('currency', 'Currency cannot be blank');
  return { token, baseToken };
}
