import { t } from '@lingui/core/macro';
import { type SummaryProps, termsWarnings } from '@rab/launchpad';
import { ListingSummary } from '../ListingSummary.tsx';
import type { FairLaunchValues } from './createFairLaunch.ts';
import { launchOutcomes } from './launchOutcomes.ts';

/** What a fair launch comes to; what a listing does not need of its tokens is burned (MNY-05, MNY-06). */
export function FairLaunchSummary({ values: { terms }, now, ...frame }: SummaryProps<FairLaunchValues>) {
  const { token, base, cost } = frame;
  const { endTime: end, lockPeriod, exchange } = terms;
  return (
    <ListingSummary
      {...frame}
      outcomes={launchOutcomes(terms, cost)}
      burnsUnsold
      facts={[{ label: t`Listing price`, value: t`The price buyers pay` }]}
      lockedUntil={end + lockPeriod}
      exchange={exchange}
      warnings={termsWarnings({ token, base, now, end, lockPeriod })}
    />
  );
}
