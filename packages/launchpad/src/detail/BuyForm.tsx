import { isNative } from '@rab/config';
import { parseAmount } from '@rab/contracts';
import { saleAbi } from '@rab/contracts/abis';
import { sharedTokens, tokensForBase } from '@rab/contracts/sale';
import { Facts, Stack, Text } from '@rab/ui';
import { ActionButton } from '@rab/ui/action';
import { FormProvider, formOf, useSchemaForm } from '@rab/ui/forms';
import { eventOf, useApprovedTransaction, useBalances, useGasReserve } from '@rab/wallet-context/contract';
import { touchedBySale } from '../actions/touchedBySale.ts';
import { baseText, tokenText } from '../model/amountText.ts';
import { decimalsOf } from '../model/decimalsOf.ts';
import { acceptedOf, depositBounds, depositBoundsText } from '../model/depositBounds.ts';
import { depositProblem } from '../model/depositProblem.ts';
import { leastBuying } from '../model/leastBuying.ts';
import { priceText } from '../model/priceText.ts';
import { releaseText } from '../model/releaseText.ts';
import type { SalePartProps } from '../model/SaleKindInDetail.ts';
import { useActsClosed } from './actsClosed.ts';
import { BaseAmount } from './BaseAmount.tsx';
import { buyKey } from './buyKey.ts';
import type { Deposited } from './DepositOutcome.tsx';
import { type DepositForm, depositSchema } from './depositSchema.ts';
import { PaidReferrer } from './PaidReferrer.tsx';
import type { useReferrer } from './referrer.ts';
import { UsdWorth } from './UsdWorth.tsx';

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
  const { base, token, minBuy, maxBuy } = sale;
  const [balance] = useBalances([base.address]) ?? [];
  const reserve = useGasReserve(DEPOSIT_GAS) ?? 0n;
  const gas = isNative(base.address) ? reserve : 0n;
  const remaining = sale.hardCap - sale.raised;
  const facts = { minBuy, maxBuy, deposited, remaining, leastBuying: leastBuying(sale, deposited), balance, gas };
  const bounds = depositBounds(facts);
  const schema = depositSchema({ baseDecimals: base.decimals, ...facts });
  const actsClosed = useActsClosed();
  const form = useSchemaForm({ defaultValues: { amount: '' }, schema });
  const text = form.watch('amount');
  const typed = parseAmount(text, base.decimals);
  const deposit = useApprovedTransaction({
    key: buyKey(sale.id),
    label: 'Buy',
    token: isNative(base.address) || typed === null ? null : base.address,
    spender: sale.id,
    amount: typed,
  });

  const buy = form.handleSubmit(async ({ amount }) => {
    const words = baseText(sale, amount);
    const receipt = await deposit.submit({
      approvalSummary: `Approve ${words}`,
      call: kind.depositCall(sale, amount, referral.referrer),
      summary: `Buy ${token.symbol} for ${words}`,
      touches: touchedBySale(sale),
    });
    if (!receipt) return;
    form.reset();
    const event = eventOf(receipt, sale.id, saleAbi, 'UserDeposited');
    if (event) onDeposited({ asked: amount, accepted: event.amount, tokens: event.tokens });
  });

  return (
    <FormProvider {...form}>
      <form onSubmit={buy} noValidate>
        <Stack gap="4">
          <Facts
            facts={[
              { label: 'Rate', value: priceText(sale) },
              { label: 'Your balance', value: <BaseAmount sale={sale} value={balance} /> },
            ]}
          />
          <Stack gap="2">
            <AmountField
              name="amount"
              label="Amount"
              decimals={base.decimals}
              symbol={base.symbol}
              max={balance === undefined ? undefined : bounds.most}
            />
            <UsdWorth base={base} value={typed ?? undefined} />
            <Text textStyle="label" color="fg.muted" data-testid="deposit-bounds">
              {depositBoundsText(sale, facts, bounds)}
            </Text>
          </Stack>
          {typed !== null && typed > 0n && sale.shared && (
            <WhatYouShare kind={kind} sale={sale} deposited={deposited + typed} raised={sale.raised + typed} />
          )}
          {typed !== null && typed > 0n && !sale.shared && (
            <WhatYouGet
              kind={kind}
              sale={sale}
              deposited={deposited}
              asked={typed}
              accepted={acceptedOf(typed, remaining)}
            />
          )}
          {referral.referrer && sale.referralPerMille > 0n && (
            <PaidReferrer referrer={referral.referrer} perMille={sale.referralPerMille} onRemove={referral.forget} />
          )}
          <ActionButton
            type="submit"
            transaction={deposit}
            disabledReason={deposit.isBusy ? undefined : (actsClosed ?? depositProblem(schema, text, bounds))}
          >
            {deposit.label}
          </ActionButton>
        </Stack>
      </form>
    </FormProvider>
  );
}

interface WhatYouGetProps extends SalePartProps {
  deposited: bigint;
  asked: bigint;
  accepted: bigint;
}

/** What a deposit of `asked` on top of `deposited` gives, of which the hard cap lets `accepted` in; base units. */
function WhatYouGet({ kind, sale, deposited, asked, accepted }: WhatYouGetProps) {
  const bought = (total: bigint) => tokensForBase(total, sale.price, decimalsOf(sale));
  // as the contract counts: by the sum of the account's deposits
  const tokens = bought(deposited + accepted) - bought(deposited);
  return (
    <Stack gap="2">
      {accepted < asked && (
        <Text>
          Only {baseText(sale, accepted)} is left below the hard cap: {baseText(sale, accepted)} is taken,{' '}
          {isNative(sale.base.address)
            ? `the other ${baseText(sale, asked - accepted)} comes back in the same transaction.`
            : `the other ${baseText(sale, asked - accepted)} stays in your wallet.`}
        </Text>
      )}
      <Text>You get {releaseText(sale, tokens, kind.claimsOpen)}; or your deposit back if the sale fails.</Text>
    </Stack>
  );
}

/** What a part of the raise, with this deposit in it, gets of the tokens that all buyers share; base units. */
function WhatYouShare({ kind, sale, deposited, raised }: SalePartProps & { deposited: bigint; raised: bigint }) {
  const selling = sale.shared?.selling ?? 0n;
  return (
    <Text>
      If nobody else deposits, you get {tokenText(sale, sharedTokens(selling, deposited, raised))} {kind.claimsOpen}.
      Each further deposit makes it less: all buyers share {tokenText(sale, selling)} by what they deposit, at one
      price. Your deposit comes back if the soft cap is missed; until the end it cannot be taken out.
    </Text>
  );
}
