import { parseAddress } from '@rab/contracts';
import { useBalances } from './balances.ts';
import { useTokenInfo } from './tokenInfo.ts';

/** The token whose address is typed into a form, while it is read, and what the connected wallet holds of it in base units. */
export function useTypedToken(text: string) {
  const address = parseAddress(text);
  const { data: token, isLoading } = useTokenInfo(address);
  const balance = useBalances(address ? [address] : [])?.[0];
  return { address, token, isLoading, balance };
}
