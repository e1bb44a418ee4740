import { contractAddress, formatAmount, type ProjectInfo, SALE_PLACES } from '@rab/contracts';
import { CreationButtons, keyOf, uploadProjectInfo } from '@rab/launchpad';
import { Amount, Notice, Panel, Stack, toast } from '@rab/ui';
import { useSearchParams } from '@rab/ui/router';
import { useAppConfig, useChainConfig, useQuery, useWallet } from '@rab/wallet-context';
import { type TokenInfo, useApprovedTransaction, useBalances, useChainClient } from '@rab/wallet-context/contract';
import { useState } from 'react';
import { createFairLaunchCall, type NewFairLaunch, readFairLaunchCost } from './createFairLaunch.ts';
import { FairLaunchFacts } from './FairLaunchFacts.tsx';

export interface FairLaunchReviewProps {
  launch: NewFairLaunch;
  info: ProjectInfo;
  token: TokenInfo;
  base: { symbol: string; decimals: number };
  onBack: () => void;
}

/** Everything once more in words; Approve while the factory may not take the tokens, then Submit. */
export function FairLaunchReview({ launch, info, token, base, onBack }: FairLaunchReviewProps) {
  const chain = useChainConfig();
  const { content } = useAppConfig();
  const client = useChainClient();
  const wallet = useWallet();
  const [, setSearch] = useSearchParams();
  const [isUploading, setUploading] = useState(false);
  const { data: cost, isError } = useQuery({
    queryKey: ['fairLaunchCost', chain.id, keyOf(launch)],
    queryFn: () => readFairLaunchCost(client, chain, launch),
  });
  const [balance, coins] = useBalances([token.address, chain.nativeToken.address]) ?? [];
  const creation = useApprovedTransaction({
    key: 'create:fairLaunch',
    token: token.address,
    spender: contractAddress(chain, 'fairLaunchFactory'),
    amount: cost?.tokens ?? null,
  });
  const isShort = cost !== undefined && balance !== undefined && balance < cost.tokens;
  const isFeeShort = cost !== undefined && coins !== undefined && coins < cost.flatFee;

  const approve = () => {
    if (!cost) return;
    return creation.approve(`Approve ${formatAmount(cost.tokens, token.decimals)} ${token.symbol}`);
  };
  const submit = async () => {
    if (!cost || wallet.status !== 'ready') return;
    setUploading(true);
    const { hash, isStored } = await uploadProjectInfo(content.upload, info);
    setUploading(false);
    if (!isStored) toast.error('The project info could not be stored. The launch will be created without it.');
    const receipt = await creation.send({
      call: createFairLaunchCall(chain, launch, wallet.address, hash, cost.flatFee),
      summary: `Create the fair launch of ${token.symbol}`,
      success: 'Create launchpad success',
      failed: 'Create launchpad failed',
    });
    if (receipt) setSearch({ created: receipt.transactionHash });
  };
  const disabledReason = () => {
    if (!cost) return 'Reading the cost…';
    if (isShort) return 'Not enough tokens';
    return isFeeShort ? `Not enough ${chain.nativeToken.symbol} for the creation fee` : undefined;
  };

  return (
    <Stack gap="6">
      <Panel title="Finish">
        <FairLaunchFacts launch={launch} token={token} base={base} />
      </Panel>
      {cost && (
        <Notice tone="info" title="What will happen">
          <Amount value={cost.tokens} decimals={token.decimals} symbol={token.symbol} /> leave your wallet for the
          launch (you hold <Amount value={balance} decimals={token.decimals} symbol={token.symbol} />
          ): those to sell, the platform’s part of them, the most that a listing can need
          {launch.terms.team && ' and the team’s'}. The creation fee of{' '}
          <Amount
            value={cost.flatFee}
            decimals={chain.nativeToken.decimals}
            symbol={chain.nativeToken.symbol}
            places={SALE_PLACES}
          />{' '}
          is paid now and never comes back. Before the start you can cancel; a cancelled or failed launch gives all
          tokens back to you. Tokens that a listing does not need are burned.
        </Notice>
      )}
      <Notice tone="warning" title="Buyers find no page for it here">
        This site has no lists and no pages of fair launches. Buyers take part, and you cancel, list and take back, by
        calling the launch’s contract, for example from the explorer. A RAB Sale has a page for all of that.
      </Notice>
      {isError && (
        <Notice tone="negative">What the launch costs could not be read from the chain. It is tried again.</Notice>
      )}
      {isShort && <Notice tone="negative">Token not enough for create launch pad</Notice>}
      <CreationButtons
        creation={creation}
        isUploading={isUploading}
        disabledReason={disabledReason()}
        onBack={onBack}
        onApprove={approve}
        onSubmit={submit}
      />
    </Stack>
  );
}
