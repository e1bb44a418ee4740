import { Trans } from '@lingui/react/macro';
import { baseText, type SaleKindInDetail, tokenText } from '@rab/launchpad';
import { Stack, Text } from '@rab/ui';
import type { ComponentProps } from 'react';
import { shareOf } from './accepted.ts';

/** What the account's commitments, with this one, would get and get back if the sale ended now, and what changes it (RGT-06). */
export function ProRataQuote({
  sale,
  deposited,
  asked,
  claimsOpen,
}: ComponentProps<SaleKindInDetail['pricing']['Quote']>) {
  const all = deposited + asked;
  const isShort = sale.raised + asked < sale.softCap;
  const share = shareOf({ ...sale, raised: sale.raised + asked }, all);
  const [tokens, committed] = [tokenText(sale, share.tokens), baseText(sale, all)];
  const [paid, back] = [baseText(sale, share.paid), baseText(sale, share.back)];
  const [shared, cap] = [tokenText(sale, sale.shared?.selling ?? 0n), baseText(sale, sale.hardCap)];
  return (
    <Stack gap="2">
      <Text>
        {isShort ? (
          <Trans>
            If the sale ended now, it would miss its soft cap, and you could withdraw all of your {committed}.
          </Trans>
        ) : share.back > 0n ? (
          <Trans>
            If the sale ended now, you would pay {paid} of your {committed} and get {tokens} {claimsOpen}. {back} would
            come back with the tokens.
          </Trans>
        ) : (
          <Trans>
            If the sale ended now, you would pay {paid} and get {tokens} {claimsOpen}. Nothing would come back.
          </Trans>
        )}
      </Text>
      <Text>
        <Trans>
          This changes as others commit: all buyers split {shared} in proportion to their commitments, and what is above
          the hard cap of {cap} comes back, the same percentage to everyone. When you commit makes no difference, and
          using several wallets gets you no more. You can’t withdraw your commitment before the sale ends. If the soft
          cap is missed, you can withdraw all of it.
        </Trans>
      </Text>
    </Stack>
  );
}
