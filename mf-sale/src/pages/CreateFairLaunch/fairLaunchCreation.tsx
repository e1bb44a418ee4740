import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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
    notStored: msg`We couldn’t save the project info. You can add it later on the launch’s page.`,
    summary: (symbol) => msg`Create the fair launch of ${symbol}`,
    success: msg`Create launchpad success`,
    failed: msg`Create launchpad failed`,
  },
  Summary: lazyPart(
    () => t`The summary`,
    async () => (await import('./FairLaunchSummary.tsx')).FairLaunchSummary,
  ),
  Facts: ({ values, token, base }) => <FairLaunchFacts launch={values} token={token} base={base} />,
  outcome: (fee, { terms }) => (
    <>
      {terms.team
        ? t`This covers the tokens for sale, the platform’s share, the most the listing can need and the team’s tokens.`
        : t`This covers the tokens for sale, the platform’s share and the most the listing can need.`}{' '}
      <Trans>
        You pay the creation fee of {fee} now and don’t get it back. Until the launch starts, you can cancel it. If it
        is canceled or fails, you can withdraw all tokens. Tokens that the listing doesn’t need are burned.
      </Trans>
    </>
  ),
};
