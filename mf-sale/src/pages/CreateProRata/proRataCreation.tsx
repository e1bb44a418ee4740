import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Creation } from '@rab/launchpad';
import { lazyPart } from '@rab/ui/overlay';
import { FairLaunchFacts } from '../CreateFairLaunch/FairLaunchFacts.tsx';
import { fairLaunchCreation } from '../CreateFairLaunch/fairLaunchCreation.tsx';
import { createProRataCall, type ProRataValues, toNewProRata, useProRataCost } from './createProRata.ts';

/** What the wizard of pro rata sales creates (RGT-06). */
export const proRataCreation: Creation<ProRataValues> = {
  ...fairLaunchCreation,
  key: 'create:proRata',
  factory: 'proRataFactory',
  useCost: ({ verify, terms }) => useProRataCost({ verify, terms }),
  call: createProRataCall,
  leadsTo: toNewProRata,
  words: {
    ...fairLaunchCreation.words,
    notStored: msg`We couldn’t save the project info. You can add it later on the sale’s page.`,
    summary: (symbol) => msg`Create the pro rata sale of ${symbol}`,
  },
  Summary: lazyPart(
    () => t`The summary`,
    async () => (await import('./ProRataSummary.tsx')).ProRataSummary,
  ),
  Facts: ({ values, token, base }) => (
    <FairLaunchFacts launch={values} token={token} base={base} hardCap={values.terms.hardCap} />
  ),
  outcome: (fee, values) => (
    <>
      {fairLaunchCreation.outcome(fee, values)}{' '}
      <Trans>
        If buyers commit more than the hard cap, you receive no more than at the hard cap: the rest goes back to them
        with their tokens.
      </Trans>
    </>
  ),
};
