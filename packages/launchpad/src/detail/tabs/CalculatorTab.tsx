import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { v } from '@rab/config';
import { parseAmount, toInputText } from '@rab/contracts';
import { say } from '@rab/language';
import { type Fact, Facts, Stack, Text } from '@rab/ui';
import { amountCodec, FormProvider, formOf, useSchemaForm } from '@rab/ui/forms';
import { BaseAmount } from '../../amounts/BaseAmount.tsx';
import { TokenAmount } from '../../amounts/TokenAmount.tsx';
import type { SalePartProps } from '../../kind/SaleKindInDetail.ts';
import { baseText } from '../../model/amountText.ts';
import { GLOSSARY } from '../../model/glossary.ts';
import { listingValue } from '../../model/listingValue.ts';
import { rateText } from '../../model/rateText.ts';
import { releaseText } from '../../model/releaseText.ts';

interface CalculatorForm {
  deposit: string;
}
const { AmountField } = formOf<CalculatorForm>();

/** Tab `Calculator`: what a deposit would give, when, and what it is worth at the listing (MNY-10). */
export function CalculatorTab({ kind, sale }: SalePartProps) {
  const { base } = sale;
  const one = 10n ** BigInt(base.decimals);
  const form = useSchemaForm({
    defaultValues: { deposit: toInputText(sale.maxBuy < one ? sale.maxBuy : one, base.decimals) },
    schema: v.object({
      deposit: amountCodec(base.decimals, {
        max: { value: sale.maxBuy, message: t`${baseText(sale, sale.maxBuy)} is the limit per buyer` },
      }),
    }),
  });
  const deposit = parseAmount(form.watch('deposit'), base.decimals);
  return (
    <FormProvider {...form}>
      <Stack gap="4">
        <AmountField name="deposit" label={t`If you deposit`} decimals={base.decimals} symbol={base.symbol} />
        {deposit !== null && deposit > 0n && deposit <= sale.maxBuy && (
          <Result kind={kind} sale={sale} deposit={deposit} />
        )}
      </Stack>
    </FormProvider>
  );
}

function Result({ kind, sale, deposit }: SalePartProps & { deposit: bigint }) {
  const { tokens, worth, changePercent } = listingValue(sale, deposit);
  const facts: Fact[] = [
    { label: t`You get`, value: <TokenAmount sale={sale} value={tokens} /> },
    ...(worth !== null && sale.listing
      ? [
          {
            label: t`Listing price`,
            glossary: GLOSSARY.listingRate,
            value: rateText(sale.listing.rate ?? sale.price, sale),
          },
          {
            label: t`Value at that price`,
            value: (
              <>
                <BaseAmount sale={sale} value={worth} /> ({changePercent}%)
              </>
            ),
          },
        ]
      : []),
    { label: t`You break even at a price of`, value: rateText(sale.price, sale) },
  ];
  return (
    <>
      <Facts facts={facts} />
      <Text>{releaseText(sale, tokens, say(kind.claimsOpen))}.</Text>
      <Text textStyle="label" color="fg.muted">
        <Trans>Every trade after the listing moves the price, so this value isn’t guaranteed.</Trans>
      </Text>
    </>
  );
}
