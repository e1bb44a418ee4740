import { isNative } from '@rab/config';
import { formatAmount, parseAmount, SALE_PLACES, shareInPercent, tokensForBase } from '@rab/contracts';
import { Amount, Box, Flex, Notice, Panel, ProgressBar, Stack, StatusTag, Text } from '@rab/ui';
import { ActionButton, Countdown } from '@rab/ui/connected';
import { AmountField, FormProvider, useForm, useWatch, valibotResolver } from '@rab/ui/forms';
import { useChainConfig, useChainTime, useQuery, useTransaction, useWallet } from '@rab/wallet-context';
import { type Address, useApprovedTransaction, useBalances, useChainClient } from '@rab/wallet-context/contract';
import { claimCall, depositCall, refundCall } from '../actions/saleCalls.ts';
import type { Launchpad } from '../model/Launchpad.ts';
import { bannerOf, countdownOf, STATUS_TAGS, saleState } from '../model/status.ts';
import { buyerQueryOptions, claimableQueryOptions } from '../queries/saleState.ts';
import { buyerActions, buyingClosedReason } from './buyerActions.ts';
import { type DepositForm, depositSchema } from './depositSchema.ts';
import { useReferrer } from './referrer.ts';
import { TOUCHED_BY_SALE } from './touchedBySale.ts';

/** Progress, time, and what a buyer can do now: buy, claim or take the deposit back. */
export function ActionBox({ sale }: { sale: Launchpad }) {
  const now = useChainTime();
  const chain = useChainConfig();
  const client = useChainClient();
  const { address } = useWallet();
  const state = saleState(sale, now);
  const hasEnded = state !== 'upcoming' && state !== 'live';
  const { data: buyer } = useQuery(buyerQueryOptions(client, chain, sale.id, address));
  const { data: claimable } = useQuery(claimableQueryOptions(client, chain, sale.id, address, hasEnded));
  const { canClaim, canRefund } = buyerActions(sale, buyer, claimable, now);
  // remembered before the sale begins, too
  const referrer = useReferrer(sale.id);
  const banner = bannerOf(sale, now);
  const countdown = countdownOf(sale, now);
  const percent = shareInPercent(sale.totalBaseCollected, sale.info.hardCap);
  const { label, tone } = STATUS_TAGS[state];

  return (
    <Panel>
      <Stack gap="5">
        <Flex justify="space-between" align="center" gap="3">
          <Box minW="0">
            <Text color="fg.muted" textStyle="label">
              {countdown?.label ?? 'Ended'}
            </Text>
            {countdown && (
              <Text textStyle="number">
                <Countdown target={countdown.target} />
              </Text>
            )}
          </Box>
          <StatusTag tone={tone}>{label}</StatusTag>
        </Flex>
        <Stack gap="2">
          <Flex justify="space-between" gap="2">
            <Text color="fg.muted">Raised</Text>
            <Text fontWeight="semibold" data-testid="sale-progress">
              {percent}%
            </Text>
          </Flex>
          <ProgressBar percent={Number(percent)} label="Share of the hard cap" />
          <Flex justify="space-between" gap="2" textStyle="label">
            <Amount
              value={sale.totalBaseCollected}
              decimals={sale.baseDecimals}
              symbol={sale.baseSymbol}
              places={SALE_PLACES}
            />
            <Amount
              value={sale.info.hardCap}
              decimals={sale.baseDecimals}
              symbol={sale.baseSymbol}
              places={SALE_PLACES}
            />
          </Flex>
        </Stack>
        {banner && <Notice tone="info">{banner}</Notice>}
        {buyingClosedReason(sale, now) === null && (
          <BuyForm sale={sale} deposited={buyer?.baseDeposited ?? 0n} referrer={referrer} />
        )}
        {state === 'upcoming' && <Text color="fg.muted">{buyingClosedReason(sale, now)}.</Text>}
        {canClaim && <ClaimButton sale={sale} claimable={claimable ?? 0n} />}
        {canRefund && buyer && <RefundButton sale={sale} deposited={buyer.baseDeposited} />}
        {buyer && buyer.baseDeposited > 0n && (
          <Text textStyle="label" color="fg.muted">
            You deposited{' '}
            <Amount
              value={buyer.baseDeposited}
              decimals={sale.baseDecimals}
              symbol={sale.baseSymbol}
              places={SALE_PLACES}
            />{' '}
            for <Amount value={buyer.totalAmount} decimals={sale.tokenDecimals} symbol={sale.tokenSymbol} /> and claimed{' '}
            <Amount value={buyer.claimedAmount} decimals={sale.tokenDecimals} symbol={sale.tokenSymbol} />.
          </Text>
        )}
      </Stack>
    </Panel>
  );
}

function BuyForm({ sale, deposited, referrer }: { sale: Launchpad; deposited: bigint; referrer: Address | null }) {
  const { info, baseDecimals, baseSymbol, tokenDecimals, tokenSymbol } = sale;
  const isNativeBase = isNative(info.baseToken);
  const [balance] = useBalances([info.baseToken]) ?? [];
  const form = useForm<DepositForm, unknown, { amount: bigint }>({
    mode: 'onTouched',
    defaultValues: { amount: '' },
    resolver: (values, context, options) =>
      valibotResolver(
        depositSchema({
          baseDecimals,
          minSpendPerBuyer: info.minSpendPerBuyer,
          maxSpendPerBuyer: info.maxSpendPerBuyer,
          deposited,
          remaining: info.hardCap - sale.totalBaseCollected,
          balance,
        }),
      )(values, context, options),
  });
  const text = useWatch({ control: form.control, name: 'amount' });
  const typed = parseAmount(text, baseDecimals);
  const deposit = useApprovedTransaction({
    key: `buy:${sale.id}`,
    token: isNativeBase ? null : info.baseToken,
    spender: sale.id,
    amount: typed,
  });
  const needsApproval = typed !== null && deposit.needsApproval;

  const buy = form.handleSubmit(async ({ amount }) => {
    const words = `${formatAmount(amount, baseDecimals, SALE_PLACES)} ${baseSymbol}`;
    if (needsApproval) return deposit.approve(`Approve ${words}`);
    const receipt = await deposit.send({
      call: depositCall(sale, amount, referrer),
      summary: `Buy ${tokenSymbol} for ${words}`,
      invalidates: TOUCHED_BY_SALE,
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
            decimals={baseDecimals}
            symbol={baseSymbol}
            max={balance}
            hint={
              <>
                {formatAmount(info.minSpendPerBuyer, baseDecimals, SALE_PLACES)} to{' '}
                {formatAmount(info.maxSpendPerBuyer, baseDecimals, SALE_PLACES)} {baseSymbol} per buyer
              </>
            }
          />
          {typed !== null && typed > 0n && (
            <Text>
              You get{' '}
              <Amount
                value={tokensForBase(typed, info.tokenPrice, { tokenDecimals, baseDecimals })}
                decimals={tokenDecimals}
                symbol={tokenSymbol}
              />{' '}
              after the sale, or your deposit back if it fails.
            </Text>
          )}
          <ActionButton type="submit" phase={deposit.phase}>
            {needsApproval ? 'Approve' : 'Buy'}
          </ActionButton>
        </Stack>
      </form>
    </FormProvider>
  );
}

function ClaimButton({ sale, claimable }: { sale: Launchpad; claimable: bigint }) {
  const { send, phase } = useTransaction(`claim:${sale.id}`);
  const words = `${formatAmount(claimable, sale.tokenDecimals)} ${sale.tokenSymbol}`;
  return (
    <ActionButton
      phase={phase}
      onClick={() => send({ call: claimCall(sale), summary: `Claim ${words}`, invalidates: TOUCHED_BY_SALE })}
    >
      Claim {words}
    </ActionButton>
  );
}

function RefundButton({ sale, deposited }: { sale: Launchpad; deposited: bigint }) {
  const { send, phase } = useTransaction(`refund:${sale.id}`);
  const words = `${formatAmount(deposited, sale.baseDecimals, SALE_PLACES)} ${sale.baseSymbol}`;
  return (
    <ActionButton
      variant="outline"
      phase={phase}
      onClick={() => send({ call: refundCall(sale), summary: `Take back ${words}`, invalidates: TOUCHED_BY_SALE })}
    >
      Refund {words}
    </ActionButton>
  );
}
