import { Trans } from '@lingui/react/macro';
import { sharedTokens } from '@rab/contracts/sale';
import { Text } from '@rab/ui';
import type { QuoteProps } from '../../kind/Pricing.ts';
import { tokenText } from '../../model/amountText.ts';
import { sharedTerms } from './sharedTerms.ts';

/** What the account's part of the raise, with this deposit in it, would get of the tokens that all buyers share. */
export function SharedQuote({ sale, deposited, asked, claimsOpen }: QuoteProps) {
  const { selling } = sharedTerms(sale);
  const tokens = tokenText(sale, sharedTokens(selling, deposited + asked, sale.raised + asked));
  const all = tokenText(sale, selling);
  return (
    <Text>
      <Trans>
        If nobody else deposits, you get {tokens} {claimsOpen}. This shrinks as others deposit: all buyers split {all}{' '}
        in proportion to their deposits, at one price. You can’t withdraw your deposit before the sale ends. If the soft
        cap is missed, you can withdraw all of it.
      </Trans>
    </Text>
  );
}
