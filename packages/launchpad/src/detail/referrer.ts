import { parseAddress } from '@rab/contracts';
import { useQueryParam } from '@rab/ui/router';
import { safeStorage } from '@rab/wallet-context';
import type { Address } from '@rab/wallet-context/contract';
import { useEffect } from 'react';

const PARAMETER = 'REFERRER';
const keyOf = (sale: Address): string => `rab.referrer.v1.${sale.toLowerCase()}`;

/** Who brought this visitor to a sale: from the link's query, remembered per sale (BUY-08); null for nobody. */
export function useReferrer(sale: Address): Address | null {
  const [value] = useQueryParam(PARAMETER);
  const fromLink = parseAddress(value);
  useEffect(() => {
    if (fromLink) safeStorage.setItem(keyOf(sale), fromLink);
  }, [fromLink, sale]);
  return fromLink ?? parseAddress(safeStorage.getItem(keyOf(sale)));
}
