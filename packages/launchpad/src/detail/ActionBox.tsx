import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { say } from '@rab/language';
import { buyerOf } from '@rab/sdk/sales';
import { Box, Flex, KeptMark, Loading, Notice, Panel, Stack, StatusTag, Text } from '@rab/ui';
import { Countdown } from '@rab/ui/connected';
import { useIsChainTimeRead, useWallet } from '@rab/wallet-context';
import { type Ref, useId } from 'react';
import type { SalePartProps } from '../kind/SaleKindInDetail.ts';
import type { SaleSource } from '../kind/useSale.ts';
import { useSaleState } from '../kind/useSaleState.ts';
import { countdownOf } from '../model/countdown.ts';
import { useBuyer, useShownBuyer } from '../queries/buyer.ts';
import { claimableParameters, useClaimable } from '../queries/claimable.ts';
import { Arriving } from './Arriving.tsx';
import { BuyBox } from './buy/BuyBox.tsx';
import { BuyerRecord } from './claims/BuyerRecord.tsx';
import { buyerActions } from './claims/buyerActions.ts';
import { ClaimButton } from './claims/ClaimButton.tsx';
import { PendingOfSale } from './claims/PendingPayments.tsx';
import { RefundButton } from './claims/RefundButton.tsx';
import { failureText } from './failureText.ts';
import { ledTo } from './next/ledTo.ts';
import { RaiseBar } from './RaiseBar.tsx';
import { StateShape } from './SaleShape.tsx';

interface ActionBoxProps extends SalePartProps {
  source: SaleSource;
}

/** Progress, time, and what a buyer can do now: buy, claim or take the deposit back. */
export function ActionBox({ ref, ...props }: ActionBoxProps & { ref?: Ref<HTMLDivElement> }) {
  const isTimeRead = useIsChainTimeRead();
  return (
    <Panel ref={ref} id={useId()} {...ledTo}>
      {isTimeRead ? (
        <Actions {...props} />
      ) : (
        <Stack gap="5" minH="480px">
          <StateShape />
          <RaiseBar {...props} />
          <Loading />
          <Text color="fg.muted">
            <Trans>We can’t reach the network yet. The countdown and all actions are paused until it responds.</Trans>
          </Text>
        </Stack>
      )}
    </Panel>
  );
}

function Actions({ kind, sale, source }: ActionBoxProps) {
  const { address } = useWallet();
  const { state, now } = useSaleState(kind, sale);
  const { data: buyer } = useBuyer(buyerOf(sale, address));
  const { data: record, keptAt } = useShownBuyer(buyerOf(sale, address));
  const { data: claimable } = useClaimable(claimableParameters(sale, state, address));
  const { canClaim, canRefund } = buyerActions(state, buyer, claimable);
  const countdown = countdownOf(sale, state, now);
  const { banner, tag, phase } = state;
  const { Outcome, Safeguards } = kind;
  const isEitherOr = canClaim && canRefund;
  return (
    <Stack gap="5">
      <Flex justify="space-between" align="center" gap="3">
        <Box minW="0">
          <Text color="fg.muted" textStyle="label">
            {countdown?.label ?? (state.isSoldOut ? t`Sale` : t`Ended`)}
          </Text>
          {state.isSoldOut && (
            <Text textStyle="number">
              <Trans>Sold out</Trans>
            </Text>
          )}
          {countdown && (
            <Text textStyle="number">
              <Countdown target={countdown.target} />
            </Text>
          )}
        </Box>
        <StatusTag tone={tag.tone}>{tag.label}</StatusTag>
      </Flex>
      <RaiseBar kind={kind} sale={sale} />
      {banner && (
        <Notice tone="info" title={banner}>
          {phase === 'failed' && failureText(sale, say(kind.lateText))}
        </Notice>
      )}
      {source === 'indexer' && <BuyBox kind={kind} sale={sale} deposited={buyer?.deposited ?? 0n} />}
      {Safeguards && <Safeguards kind={kind} sale={sale} state={state} />}
      {canClaim && <ClaimButton sale={sale} claimable={claimable ?? 0n} givesUpRefund={isEitherOr} />}
      {canRefund && buyer && <RefundButton sale={sale} buyer={buyer} givesUpTokens={isEitherOr} />}
      {record && (
        <Arriving of={`${record.deposited} ${record.claimed}`}>
          <BuyerRecord kind={kind} sale={sale} buyer={record} account={address} phase={phase} />
        </Arriving>
      )}
      {sale.isFinalized && <PendingOfSale kind={kind} sale={sale} />}
      {Outcome && phase === 'settled' && <Outcome kind={kind} sale={sale} />}
      <KeptMark at={keptAt} />
    </Stack>
  );
}
