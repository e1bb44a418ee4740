import { parseAddress } from '@rab/contracts';
import { useQueryParam } from '@rab/ui/router';
import { safeStorage, useAppConfig, useWallet } from '@rab/wallet-context';
import { type Address, isAddressEqual, zeroAddress } from '@rab/wallet-context/reads';
import { useEffect, useState } from 'react';

/** Query parameter of a referral link. */
export const REFERRER_PARAMETER = 'REFERRER';
const keyOf = (sale: Address): string => `rab.referrer.v1.${sale.toLowerCase()}`;

/** An address that may earn by a deposit into `sale`: neither nobody's nor the sale's own, nor the buyer's. */
function payee(text: string | null, sale: Address, buyer: Address | undefined): Address | null {
  const address = parseAddress(text);
  if (!address || [zeroAddress, sale, buyer].some((other) => other && isAddressEqual(address, other))) return null;
  return address;
}

/**
 * The account that brought this visitor to a sale: from the link's query, remembered per sale (BUY-08), otherwise the partner
 * of the configuration; null without either. `forget` removes the referrer from both the query and the memory. A buyer's own
 * link does not count for that account, and is remembered for another one.
 */
export function useReferrer(sale: Address): { referrer: Address | null; forget: () => void } {
  const { address: buyer } = useWallet();
  const { referrer: partner = null } = useAppConfig();
  const [value, setValue] = useQueryParam(REFERRER_PARAMETER);
  const [isForgotten, setForgotten] = useState(false);
  const fromLink = payee(value, sale, undefined);
  useEffect(() => {
    if (fromLink) safeStorage.setItem(keyOf(sale), fromLink);
  }, [fromLink, sale]);
  return {
    referrer: isForgotten ? null : payee(fromLink ?? safeStorage.getItem(keyOf(sale)) ?? partner, sale, buyer),
    forget: () => {
      safeStorage.removeItem(keyOf(sale));
      setForgotten(true);
      if (value) setValue('');
    },
  };
}
