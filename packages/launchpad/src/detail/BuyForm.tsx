import { isNative } from '@rab/config';
import { formatAmount, parseAmount, SALE_PLACES } from '@rab/contracts';
import { tokensForBase } from '@rab/contracts/sale';
import { Stack, Text } from '@rab/ui';
import { ActionButton } from '@rab/ui/connected';
import { FormProvider, formOf, useSchemaForm } from '@rab/ui/forms';
import { type Address, useApprovedTransaction, useBalances } from '@rab/wallet-context/contract';
import { depositCall } from '../actions/saleCalls.ts';
import { touchedBySale } from '../actions/touchedBySale.ts';
import { baseText } from '../model/amountText.ts';
import { decimalsOf } from '../model/decimalsOf.ts';
import type { Sale } from '../queries/saleSchema.ts';
import { type DepositForm, depositSchema } from './depositSchema.ts';
import { TokenAmount } from './TokenAmount.tsx';

const { AmountField } = formOf<DepositForm>();

export interface BuyFormProps {
  sale: Sale;
  /** Of this account so far, base units. */
  deposited: bigint;
  referrer: Address | null;
}

export function BuyForm({ sale, deposited, referrer }: BuyFormProps) {
  const { base, token, minBuy, maxBuy } = sale;
  const [balance] = useBalances([base.address]) ?? [];
  const remaining = sale.hardCap - sale.raised;
  const form = useSchemaForm({
    defaultValues: { amount: '' },
    schema: depositSchema({ baseDecimals: base.decimals, minBuy, maxBuy, deposited, remaining, balance }),
  });
  const typed = parseAmount(form.watch('amount'), base.decimals);
  const deposit = useApprovedTransaction({
    key: `buy:${sale.id}`,
    label: 'Buy',
    token: isNative(base.address) || typed === null ? null : base.address,
    spender: sale.id,
    amount: typed,
  });

  const buy = form.handleSubmit(async ({ amount }) => {
    const words = baseText(sale, amount);
    const receipt = await deposit.submit({
      approvalSummary: `Approve ${words}`,
      call: depositCall(sale, amount, referrer),
      summary: `Buy ${token.symbol} for ${words}`,
      touches: touchedBySale(sale),
    });
    if (receipt) form.reset();
  });

  return (
    <FormProvider {...form}>
      <form onSubmit={buy} noValidate>
        <Stack gap="4">
          <AmountField
            name="amount"
            label="Amount"
            decimals={base.decimals}
            symbol={base.symbol}
            max={balance}
            hint={
              <>
                {formatAmount(minBuy, base.decimals, SALE_PLACES)} to {baseText(sale, maxBuy)} per buyer
              </>
            }
          />
          {typed !== null && typed > 0n && (
            <Text>
              You get <TokenAmount sale={sale} value={tokensForBase(typed, sale.price, decimalsOf(sale))} /> after the
              sale, or your deposit back if it fails.
            </Text>
          )}
          <ActionButton type="submit" phase={deposit.phase}>
            {deposit.label}
          </ActionButton>
        </Stack>
      </form>
    </FormProvider>
  );
}
