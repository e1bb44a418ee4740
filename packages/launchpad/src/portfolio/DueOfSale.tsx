import { msg, t } from '@lingui/core/macro';
import type { Words } from '@rab/language';
import type { Holding, Sale } from '@rab/sdk/sales';
import { claimCall, claimRewardCall, refundCall } from '@rab/sdk/sales';
import { Button, Stack } from '@rab/ui';
import { type DueClaim, DueRow } from '@rab/ui/action';
import { AreaLink } from '@rab/ui/router';
import type { ReactNode } from 'react';
import { useActsClosed } from '../actions/actsClosed.ts';
import { touchedBySale } from '../actions/touchedBySale.ts';
import { buyerActions } from '../detail/claims/buyerActions.ts';
import { ClaimButton } from '../detail/claims/ClaimButton.tsx';
import { RefundButton } from '../detail/claims/RefundButton.tsx';
import { RewardButton } from '../detail/claims/RewardButton.tsx';
import { ownerActions } from '../detail/owner/ownerActions.ts';
import { WithdrawButton } from '../detail/owner/WithdrawButton.tsx';
import type { SaleKind } from '../kind/SaleKind.ts';
import { useSaleState } from '../kind/useSaleState.ts';
import { baseText, tokenText } from '../model/amountText.ts';
import { rewardOf } from '../model/referralRewards.ts';
import { ProjectLogo } from '../projectInfo/ProjectLogo.tsx';
import { useProjectInfo } from '../projectInfo/useProjectInfo.ts';
import { useTokensHeld } from '../queries/tokensHeld.ts';

/** One of many: the loud button is that for all of them. */
const QUIET = { size: 'md', variant: 'subtle' } as const;

interface DueProps {
  kind: SaleKind;
  sale: Sale;
}

/** What is due of one sale, an act a line: to claim or take back, to its referrer, to its owner (PRT-01, PRT-03). */
export function DueOfSale({ kind, sale, holding, isOwn }: DueProps & { holding: Holding; isOwn: boolean }) {
  const { state } = useSaleState(kind, sale);
  const { info } = useProjectInfo(sale.projectInfoHash);
  const { canClaim, canRefund } = buyerActions(state, holding, holding.claimable);
  const isEitherOr = canClaim && canRefund;
  const line = {
    title: sale.token.symbol,
    path: kind.paths.detail(sale.id),
    mark: <ProjectLogo url={info?.logoUrl} symbol={sale.token.symbol} size="10" />,
  };
  const [tokens, deposit] = [tokenText(sale, holding.claimable), baseText(sale, holding.deposited)];
  const reward = baseText(sale, rewardOf(sale, holding.referred));
  const isClosed = useActsClosed() !== undefined;
  const together = (words: string, summary: Words, call: DueClaim['call']): DueClaim | undefined =>
    isClosed ? undefined : { words, summary, call, touches: touchedBySale(sale) };
  return (
    <>
      {isEitherOr && (
        <DueRow {...line} what={t`Claim ${tokens} or withdraw ${deposit}`}>
          <Stack gap="2">
            <ClaimButton {...QUIET} sale={sale} claimable={holding.claimable} givesUpRefund />
            <RefundButton {...QUIET} sale={sale} buyer={holding} givesUpTokens />
          </Stack>
        </DueRow>
      )}
      {canClaim && !isEitherOr && (
        <DueRow {...line} what={t`${tokens} to claim`} claim={together(tokens, msg`Claim ${tokens}`, claimCall(sale))}>
          <ClaimButton {...QUIET} sale={sale} claimable={holding.claimable} givesUpRefund={false} />
        </DueRow>
      )}
      {canRefund && !isEitherOr && (
        <DueRow
          {...line}
          what={t`${deposit} to withdraw`}
          // of a sale that has not failed the deposit is given up for tokens, or the tokens for it
          claim={state.phase === 'failed' ? together(deposit, msg`Refund ${deposit}`, refundCall(sale)) : undefined}
        >
          <RefundButton {...QUIET} sale={sale} buyer={holding} givesUpTokens={false} />
        </DueRow>
      )}
      {holding.reward === 'open' && (
        <DueRow
          {...line}
          what={t`${reward} in referral rewards`}
          claim={together(reward, msg`Claim the referral reward of ${reward}`, claimRewardCall(sale))}
        >
          <RewardButton {...QUIET} sale={sale} referred={holding.referred} />
        </DueRow>
      )}
      {isOwn && <DueOfOwner kind={kind} sale={sale} line={line} />}
    </>
  );
}

/** What waits for the owner: the tokens of a failed sale here, what is asked first on the sale's own page. */
function DueOfOwner({ kind, sale, line }: DueProps & { line: { title: string; path: string; mark: ReactNode } }) {
  const { state } = useSaleState(kind, sale);
  const tokensHeld = useTokensHeld(sale) ?? 0n;
  const act = kind.ownerActOf?.(sale, state);
  if (ownerActions(state, { isOwner: true, isAdmin: false, isConnected: true }, tokensHeld).canWithdrawTokens)
    return (
      <DueRow {...line} what={t`Your sale failed: withdraw its tokens`}>
        <WithdrawButton {...QUIET} sale={sale} tokensHeld={tokensHeld} />
      </DueRow>
    );
  if (!act) return null;
  return (
    <DueRow {...line} what={t`Your sale is waiting for you`}>
      <Button asChild {...QUIET} colorPalette="accent" width="full">
        <AreaLink to={line.path}>{act}</AreaLink>
      </Button>
    </DueRow>
  );
}
