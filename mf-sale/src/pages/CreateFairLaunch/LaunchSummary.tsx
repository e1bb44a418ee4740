import { t } from '@lingui/core/macro';
import { type Outcome, type SummaryProps, termsWarnings } from '@rab/launchpad';
import { ListingSummary } from '../ListingSummary.tsx';
import type { FairLaunchValues } from './createFairLaunch.ts';

/** What a sale of shared tokens comes to; what its listing does not need of them is burned (MNY-05, MNY-06). */
export function LaunchSummary({
  values: { terms },
  now,
  outcomes,
  ...frame
}: SummaryProps<FairLaunchValues> & { outcomes: readonly Outcome[] }) {
  const { token, base } = frame;
  const { endTime: end, lockPeriod, exchange } = terms;
  return (
    <ListingSummary
      {...frame}
      outcomes={outcomes}
      burnsUnsold
      facts={[{ label: t`Listing price`, value: t`The price buyers pay` }]}
      lockedUntil={end + lockPeriod}
      exchange={exchange}
      warnings={termsWarnings({ token, base, now, end, lockPeriod })}
    />
  );
}
