import type { SummaryProps } from '@rab/launchpad';
import { LaunchSummary } from '../CreateFairLaunch/LaunchSummary.tsx';
import type { ProRataValues } from './createProRata.ts';
import { proRataOutcomes } from './proRataOutcomes.ts';

/** What a pro rata sale comes to at its caps. */
export const ProRataSummary = (props: SummaryProps<ProRataValues>) => (
  <LaunchSummary {...props} outcomes={proRataOutcomes(props.values.terms, props.cost)} />
);
