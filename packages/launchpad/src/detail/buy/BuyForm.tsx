import { msg, t } from '@lingui/core/macro';
import { isNative } from '@rab/config';
import { say } from '@rab/language';
import { Facts, Stack, Text } from '@rab/ui';
import { ActionButton } from '@rab/ui/action';
import { FormProvider, formOf, useSchemaForm } from '@rab/ui/forms';
import { type Permit, useBalances, useGasReserve } from '@rab/wallet-context/reads';
import { useApprovedTransaction } from '@rab/wallet-context/transactions';
import { useActsClosed } from '../../actions/actsClosed.ts';
import { buyKey } from '../../actions/depositOf.ts';
import { touchedBySale } from '../../actions/touchedBySale.ts';
import { BaseAmount } from '../../amounts/BaseAmount.tsx';
import { UsdWorth } from '../../amounts/UsdWorth.tsx';
import type { SalePartProps } from '../../kind/SaleKindInDetail.ts';
import { baseText } from '../../model/amountText.ts';
import type { useReferrer } from '../share/referrer.ts';
import type { Deposited } from './DepositOutcome.tsx';
import { depositBounds, depositBoundsText, depositFactsOf } from './depositBounds.ts';
import { type DepositForm, depositSchema, validateDeposit } from './depositSchema.ts';
import { PaidReferrer } from './PaidReferrer.tsx';

const { AmountField } = formOf<DepositForm>();

/** Gas of a first deposit, with room: the contract's snapshot has 76,000. */
const DEPOSIT_GAS = 120_000n;

export interface BuyFormProps extends SalePartProps {
  /** Of this account so far, base units. */
  deposited: bigint;
  referral: ReturnType<typeof useReferrer>;
  onDeposited: (deposited: Deposited) => void;
}

/** The deposit: what can be, what it gives and when, and the button (BUY-01 to BUY-04, MNY-01 to MNY-03). */
export function BuyForm({ kind, sale, deposited, referral, onDeposited }: BuyFormProps) {
  const { base, token } = sale;
  const { priceText, Quote } = kind.pricing;
  const [balance] = useBalances([base.address]) ?? [];
  const reserve = useGasReserve(DEPOSIT_GAS) ?? 0n;
  const gas = isNative(base.address) ? reserve : 0n;
  const facts = depositFactsOf(kind, sale, { deposited, balance, gas });
  const bounds = depositBounds(facts);
  const schema = depositSchema({ baseDecimals: base.decimals, ...facts });
  const actsClosed = useActsClosed();
  const form = useSchemaForm({ defaultValues: { amount: '' }, schema });
  const { amount: typed, problem } = validateDeposit(schema, form.watch('amount'), bounds);
  const deposit = useApprovedTransaction({
    key: buyKey(sale.id),
    label: t`Buy`,
    token: isNative(base.address) || typed === null ? null : base.address,
    spender: sale.id,
    amount: typed,
    takesPermit: true,
  });

  const buy = form.handleSubmit(async ({ amount }) => {
    const words = baseText(sale, amount);
    const depositCall = (permit?: Permit) => kind.depositCall(sale, amount, referral.referrer, permit);
    const receipt = await deposit.submit({
      approvalSummary: msg`Approve ${words}`,
      call: depositCall(),
      permitCall: depositCall,
      summary: msg`Buy ${token.symbol} for ${words}`,
      touches: touchedBySale(sale),
    });
    if (!receipt) return;
    form.reset();
    const taken = kind.depositInReceipt(receipt, sale.id);
    // where the end makes known what it bought, the account's record says all there is to say
    if (taken && taken.tokens !== null) onDeposited({ asked: amount, accepted: taken.amount, tokens: taken.tokens });
  });

  return (
    <FormProvider {...form}>
      <form onSubmit={buy} noValidate>
        <Stack gap="4">
          <Facts
            facts={[
              { label: t`Price`, value: priceText(sale) },
              { label: t`Your balance`, value: <BaseAmount sale={sale} value={balance} /> },
            ]}
          />
          <Stack gap="2">
            <AmountField
              name="amount"
              label={t`Amount`}
              decimals={base.decimals}
              symbol={base.symbol}
              max={balance === undefined ? undefined : bounds.most}
            />
            <UsdWorth base={base} value={typed ?? undefined} />
            <Text textStyle="label" color="fg.muted" data-testid="deposit-bounds">
              {depositBoundsText(sale, facts, bounds)}
            </Text>
          </Stack>
          {typed !== null && (
            <Quote sale={sale} deposited={deposited} asked={typed} claimsOpen={say(kind.claimsOpen)} />
          )}
          {referral.referrer && sale.referralPerMille > 0n && (
            <PaidReferrer referrer={referral.referrer} perMille={sale.referralPerMille} onRemove={referral.forget} />
          )}
          <ActionButton
            type="submit"
            transaction={deposit}
            disabledReason={deposit.isBusy ? undefined : (actsClosed ?? problem)}
          >
            {deposit.label}
          </ActionButton>
        </Stack>
      </form>
    </FormProvider>
  );
}
