import { sharedTokens } from '@rab/contracts/sale';
import { Text } from '@rab/ui';
import type { QuoteProps } from '../../kind/Pricing.ts';
import { tokenText } from '../../model/amountText.ts';
import { sharedTerms } from './sharedTerms.ts';

/** What the account's part of the raise, with this deposit in it, would get of the tokens that all buyers share. */
export function SharedQuote({ sale, deposited, asked, claimsOpen }: QuoteProps) {
  const { selling } = sharedTerms(sale);
  return (
    <Text>
      If nobody else deposits, you get {tokenText(sale, sharedTokens(selling, deposited + asked, sale.raised + asked))}{' '}
      {claimsOpen}. Each further deposit makes it less: all buyers share {tokenText(sale, selling)} by what they
      deposit, at one price. Your deposit comes back if the soft cap is missed; until the end it cannot be taken out.
    </Text>
  );
}
