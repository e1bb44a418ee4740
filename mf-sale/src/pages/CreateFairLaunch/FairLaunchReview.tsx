import { contractAddress, type ProjectInfo } from '@rab/config';
import { CreationReview, type CreationReviewProps } from '@rab/launchpad';
import { Notice } from '@rab/ui';
import { useChainConfig } from '@rab/wallet-context';
import { type TokenInfo, useChainClient } from '@rab/wallet-context/contract';
import { createFairLaunchCall, type NewFairLaunch, readFairLaunchCost } from './createFairLaunch.ts';
import { FairLaunchFacts } from './FairLaunchFacts.tsx';

export interface FairLaunchReviewProps extends Pick<CreationReviewProps, 'onSent' | 'onBack'> {
  launch: NewFairLaunch;
  info: ProjectInfo;
  token: TokenInfo;
  base: { symbol: string; decimals: number };
}

/** Step 4 once everything holds. What the transaction created is shown by whoever keeps its record. */
export function FairLaunchReview({ launch, info, token, base, ...review }: FairLaunchReviewProps) {
  const chain = useChainConfig();
  const client = useChainClient();
  return (
    <CreationReview
      {...review}
      act="create:fairLaunch"
      noun="launch"
      token={token}
      factory={contractAddress(chain, 'fairLaunchFactory')}
      terms={launch}
      readCost={() => readFairLaunchCost(client, chain, launch)}
      info={info}
      notStored="The project info could not be stored. The launch will be created without it."
      facts={<FairLaunchFacts launch={launch} token={token} base={base} />}
      outcome={(fee) => (
        <>
          : those to sell, the platform’s part of them, the most that a listing can need
          {launch.terms.team && ' and the team’s'}. The creation fee of {fee} is paid now and never comes back. Before
          the start you can cancel; a cancelled or failed launch gives all tokens back to you. Tokens that a listing
          does not need are burned.
        </>
      )}
      transaction={(owner, projectInfoHash, flatFee) => ({
        call: createFairLaunchCall(chain, launch, owner, projectInfoHash, flatFee),
        summary: `Create the fair launch of ${token.symbol}`,
        success: 'Create launchpad success',
        failed: 'Create launchpad failed',
      })}
    >
      <Notice tone="warning" title="Buyers find no page for it here">
        This site has no lists and no pages of fair launches. Buyers take part, and you cancel, list and take back, by
        calling the launch’s contract, for example from the explorer. A RAB Sale has a page for all of that.
      </Notice>
    </CreationReview>
  );
}
