import { parseAddress } from '@rab/contracts';
import { useQueryParam } from '@rab/ui/router';
import { safeStorage } from '@rab/wallet-context';
import type { Address } from '@rab/wallet-context/contract';
import { useEffect, useState } from 'react';

/** Query parameter of a referral link. */
export const REFERRER_PARAMETER = 'REFERRER';
const keyOf = (sale: Address): string => `rab.referrer.v1.${sale.toLowerCase()}`;

/**
 * Who brought this visitor to a sale: from the link's query, remembered per sale (BUY-08); null for nobody. `forget`
 * takes them out of both.
 */
export function useReferrer(sale: Address): { referrer: Address | null; forget: () => void } {
  const [value, setValue] = useQueryParam(REFERRER_PARAMETER);
  const [isForgotten, setForgotten] = useState(false);
  const fromLink = parseAddress(value);
  useEffect(() => {
    if (fromLink) safeStorage.setItem(keyOf(sale), fromLink);
  }, [fromLink, sale]);
  return {
    referrer: isForgotten ? null : (fromLink ?? parseAddress(safeStorage.getItem(keyOf(sale)))),
    forget: () => {
      safeStorage.removeItem(keyOf(sale));
      setForgotten(true);
      if (value) setValue('');
    },
  };
}
