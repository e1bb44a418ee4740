import type { Creation } from '@rab/launchpad';
import { lazyPart } from '@rab/ui/overlay';
import { topics } from '@rab/wallet-context';
import { createFairLaunchCall, type FairLaunchValues, toNewFairLaunch, useFairLaunchCost } from './createFairLaunch.ts';
import { FairLaunchFacts } from './FairLaunchFacts.tsx';

/** What the older wizard creates (WIZ-22). */
export const fairLaunchCreation: Creation<FairLaunchValues> = {
  key: 'create:fairLaunch',
  factory: 'fairLaunchFactory',
  useCost: ({ verify, terms }) => useFairLaunchCost({ verify, terms }),
  call: createFairLaunchCall,
  touches: [topics.sales],
  leadsTo: toNewFairLaunch,
  words: {
    noun: 'launch',
    notStored: 'The project info could not be stored. You can add it later on the launch’s page.',
    summary: (symbol) => `Create the fair launch of ${symbol}`,
    success: 'Create launchpad success',
    failed: 'Create launchpad failed',
  },
  Summary: lazyPart('The summary', async () => (await import('./FairLaunchSummary.tsx')).FairLaunchSummary),
  Facts: ({ values, token, base }) => <FairLaunchFacts launch={values} token={token} base={base} />,
  outcome: (fee, { terms }) => (
    <>
      : those to sell, the platform’s part of them, the most that a listing can need
      {terms.team && ' and the team’s'}. The creation fee of {fee} is paid now and never comes back. Before the start
      you can cancel; a cancelled or failed launch gives all tokens back to you. Tokens that a listing does not need are
      burned.
    </>
  ),
};
