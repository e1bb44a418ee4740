import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { baseText, type SalePartProps } from '@rab/launchpad';
import type { GrowParts as Parts } from '@rab/sdk/sales';
import { DateTime, Facts, Notice, Stack, Text } from '@rab/ui';
import { useChainTimeSince } from '@rab/wallet-context';
import { partsText } from '../../features/partsText.ts';
import { useGrowParts } from '../../queries/growParts.ts';
import { HandBack } from './HandBack.tsx';
import { partDates } from './partDates.ts';

/** In how many parts the raise is paid out and what a buyer can do until the last one, before a deposit and after it (RGT-05). */
export function GrowParts({ sale }: SalePartProps) {
  const { data: parts } = useGrowParts(sale.id);
  if (!parts) return null;
  const isOver = parts.paid === parts.count;
  return (
    <Stack gap="3">
      {!isOver && (
        <Text textStyle="label" color="fg.muted">
          <Trans>
            The owner gets the raise in {partsText(parts.count, parts.period)}, the first when the sale is paid out.
            From the first part until the last, you can hand back tokens that you haven’t claimed, and get your share of
            what is left after the platform fee. Claimed tokens can’t be handed back.
          </Trans>
        </Text>
      )}
      {parts.paid > 0n && <Progress sale={sale} parts={parts} />}
      {parts.left > 0n && <HandBack sale={sale} />}
    </Stack>
  );
}

function Progress({ sale, parts }: Pick<SalePartProps, 'sale'> & { parts: Parts }) {
  const dates = partDates(parts);
  const now = useChainTimeSince(dates);
  const { paid, count, left, isStopped } = parts;
  return (
    <>
      {isStopped && (
        <Notice tone="warning" title={t`The administrator has stopped the payout`}>
          <Trans>
            While it is stopped, the owner gets nothing for tokens that can still be handed back. You can hand yours
            back, or claim them. The administrator can resume it at any time. The owner can then withdraw every part
            whose date has passed.
          </Trans>
        </Notice>
      )}
      <Facts
        facts={[
          { label: t`Parts paid out`, value: t`${String(paid)} of ${String(count)}` },
          { label: t`Left of the raise`, value: baseText(sale, left) },
          ...dates.map((date, index) => ({
            label: t`Part ${String(paid + 1n + BigInt(index))}`,
            value: isStopped ? t`Stopped` : now >= date ? t`The owner can withdraw it` : <DateTime seconds={date} />,
          })),
        ]}
      />
    </>
  );
}
