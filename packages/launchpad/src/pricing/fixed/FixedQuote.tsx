import { t } from '@lingui/core/macro';
import { isNative } from '@rab/config';
import { tokensForBase } from '@rab/contracts/sale';
import { Stack, Text } from '@rab/ui';
import type { QuoteProps } from '../../kind/Pricing.ts';
import { acceptedOf } from '../../model/acceptedOf.ts';
import { baseText } from '../../model/amountText.ts';
import { decimalsOf } from '../../model/decimalsOf.ts';
import { releaseText } from '../../model/releaseText.ts';

/** What a deposit on top of earlier ones buys, and how much of it the hard cap lets in (MNY-03). */
export function FixedQuote({ sale, deposited, asked, claimsOpen }: QuoteProps) {
  const accepted = acceptedOf(asked, sale.hardCap - sale.raised);
  const bought = (total: bigint) => tokensForBase(total, sale.price, decimalsOf(sale));
  // as the contract counts: by the sum of the account's deposits
  const tokens = bought(deposited + accepted) - bought(deposited);
  const [taken, left] = [baseText(sale, accepted), baseText(sale, asked - accepted)];
  const release = releaseText(sale, tokens, claimsOpen);
  return (
    <Stack gap="2">
      {accepted < asked && (
        <Text>
          {isNative(sale.base.address)
            ? t`The sale can only take ${taken}. The other ${left} comes back in the same transaction.`
            : t`The sale can only take ${taken}. The other ${left} stays in your wallet.`}
        </Text>
      )}
      <Text>{t`You get ${release}. If the sale fails, you can withdraw your full deposit.`}</Text>
    </Stack>
  );
}
