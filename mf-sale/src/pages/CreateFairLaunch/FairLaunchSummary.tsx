import type { SummaryProps } from '@rab/launchpad';
import type { FairLaunchValues } from './createFairLaunch.ts';
import { LaunchSummary } from './LaunchSummary.tsx';
import { launchOutcomes } from './launchOutcomes.ts';

/** What a fair launch comes to. */
export const FairLaunchSummary = (props: SummaryProps<FairLaunchValues>) => (
  <LaunchSummary {...props} outcomes={launchOutcomes(props.values.terms, props.cost)} />
);
