import { shareInPercent } from '@rab/contracts';
import { Box, Flex, Notice, Panel, ProgressBar, Stack, StatusTag, Text } from '@rab/ui';
import { Countdown } from '@rab/ui/connected';
import { useWallet } from '@rab/wallet-context';
import { countdownOf } from '../model/countdown.ts';
import type { SalePartProps } from '../model/SaleKindInDetail.ts';
import { useSaleState } from '../model/useSaleState.ts';
import { useBuyer } from '../queries/buyer.ts';
import { claimableParameters, useClaimable } from '../queries/claimable.ts';
import { BaseAmount } from './BaseAmount.tsx';
import { BuyForm } from './BuyForm.tsx';
import { buyerActions, buyingClosedReason } from './buyerActions.ts';
import { ClaimButton } from './ClaimButton.tsx';
import { RefundButton } from './RefundButton.tsx';
import { useReferrer } from './referrer.ts';
import { TokenAmount } from './TokenAmount.tsx';

/** Progress, time, and what a buyer can do now: buy, claim or take the deposit back. */
export function ActionBox({ kind, sale }: SalePartProps) {
  const { address } = useWallet();
  const { state, now } = useSaleState(kind, sale);
  const { data: buyer } = useBuyer(address ? { sale: sale.id, account: address } : null);
  const { data: claimable } = useClaimable(claimableParameters(sale, state, address));
  const { canClaim, canRefund } = buyerActions(state, buyer, claimable);
  // remembered before the sale begins, too
  const referrer = useReferrer(sale.id);
  const countdown = countdownOf(sale, state, now);
  const closedReason = buyingClosedReason(sale, state, now);
  const percent = shareInPercent(sale.raised, sale.hardCap);
  const { banner, tag } = state;

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
          <StatusTag tone={tag.tone}>{tag.label}</StatusTag>
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
            <BaseAmount sale={sale} value={sale.raised} />
            <BaseAmount sale={sale} value={sale.hardCap} />
          </Flex>
        </Stack>
        {banner && <Notice tone="info">{banner}</Notice>}
        {closedReason === null && <BuyForm sale={sale} deposited={buyer?.deposited ?? 0n} referrer={referrer} />}
        {state.phase === 'upcoming' && <Text color="fg.muted">{closedReason}.</Text>}
        {canClaim && <ClaimButton sale={sale} claimable={claimable ?? 0n} />}
        {canRefund && buyer && <RefundButton sale={sale} deposited={buyer.deposited} />}
        {buyer && buyer.deposited > 0n && (
          <Text textStyle="label" color="fg.muted">
            You deposited <BaseAmount sale={sale} value={buyer.deposited} /> for{' '}
            <TokenAmount sale={sale} value={buyer.bought} /> and claimed{' '}
            <TokenAmount sale={sale} value={buyer.claimed} />.
          </Text>
        )}
      </Stack>
    </Panel>
  );
}
