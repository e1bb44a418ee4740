import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { buyerOf } from '@rab/sdk/sales';
import { DateTime, Facts, Flex, KeptMark, ProgressBar, Stack, Text } from '@rab/ui';
import { Timeline } from '@rab/ui/data';
import { useWallet } from '@rab/wallet-context';
import { BaseAmount } from '../../amounts/BaseAmount.tsx';
import { TokenAmount } from '../../amounts/TokenAmount.tsx';
import type { SalePartProps } from '../../kind/SaleKindInDetail.ts';
import { useSaleState } from '../../kind/useSaleState.ts';
import { GLOSSARY } from '../../model/glossary.ts';
import { reachedPercent, timelineOf } from '../../model/timeline.ts';
import { useShownBuyer } from '../../queries/buyer.ts';
import { RaiseBar } from '../RaiseBar.tsx';

/** Tab `Status` (DET-04). */
export function StatusTab({ kind, sale }: SalePartProps) {
  const { address } = useWallet();
  const { data: buyer, keptAt } = useShownBuyer(buyerOf(sale, address));
  const { state, now } = useSaleState(kind, sale);
  const { pricing } = kind;
  const most = pricing.mostOf(sale);
  const planned = kind.milestonesOf(sale);
  const reached = reachedPercent(planned, now);
  return (
    <Stack gap="6">
      <Facts
        facts={[
          { label: t`Status`, glossary: GLOSSARY.status, value: state.tag.label },
          {
            label: t`Maximum Buy`,
            glossary: GLOSSARY.maximumBuy,
            value: most === null ? t`No limit` : <BaseAmount sale={sale} value={most} />,
          },
          { label: t`Token Price`, glossary: GLOSSARY.presaleRate, value: pricing.priceText(sale) },
          { label: t`Total Contributors`, glossary: GLOSSARY.contributors, value: sale.buyerCount },
          ...(sale.refunded > 0n
            ? [{ label: t`Refunded to buyers`, value: <BaseAmount sale={sale} value={sale.refunded} /> }]
            : []),
          {
            label: t`Your Purchased`,
            value: (
              <>
                {pricing.dependsOn && state.phase === 'live' ? (
                  <Trans>
                    <TokenAmount sale={sale} value={buyer?.bought ?? 0n} /> as of now
                  </Trans>
                ) : (
                  <TokenAmount sale={sale} value={buyer?.bought ?? 0n} />
                )}
                <KeptMark at={keptAt} />
              </>
            ),
          },
        ]}
      />
      <RaiseBar kind={kind} sale={sale} />
      {state.phase !== 'failed' && (
        <Stack gap="4">
          <Flex justify="space-between" gap="2">
            <Text color="fg.muted">
              <Trans>Milestones reached</Trans>
            </Text>
            <Text fontWeight="semibold">{reached}%</Text>
          </Flex>
          <ProgressBar percent={reached} label={t`Share of the milestones reached`} />
          <Timeline
            milestones={timelineOf(planned, now).map(({ label, time, note, state: progress }) => ({
              label,
              state: progress,
              ...(time !== null && { detail: <DateTime seconds={time} /> }),
              // what is behind needs no word on who has to act
              ...(note && progress === 'ahead' && { detail: note }),
            }))}
          />
        </Stack>
      )}
    </Stack>
  );
}
