import { Box, Button, type Fact, Facts, Flex, Heading, Link, Skeleton, Stack, StatusTag, Text } from '@rab/ui';
import { AddToWallet } from '@rab/ui/action';
import { TokenMark } from '@rab/ui/connected';
import { AreaLink } from '@rab/ui/router';
import { useChainTime } from '@rab/wallet-context';
import { type Address, isAddressEqual } from '@rab/wallet-context/reads';
import { BaseAmount } from '../amounts/BaseAmount.tsx';
import { TokenAmount } from '../amounts/TokenAmount.tsx';
import { BuyerRecord } from '../detail/claims/BuyerRecord.tsx';
import { buyerActions } from '../detail/claims/buyerActions.ts';
import { ClaimButton } from '../detail/claims/ClaimButton.tsx';
import { RefundButton } from '../detail/claims/RefundButton.tsx';
import { RewardButton } from '../detail/claims/RewardButton.tsx';
import { ownerActions } from '../detail/owner/ownerActions.ts';
import { WithdrawButton } from '../detail/owner/WithdrawButton.tsx';
import type { SaleKind } from '../kind/SaleKind.ts';
import { useSaleState } from '../kind/useSaleState.ts';
import { rewardOf } from '../model/referralRewards.ts';
import type { Sale } from '../model/Sale.ts';
import { ProjectLogo } from '../projectInfo/ProjectLogo.tsx';
import { useProjectInfo } from '../projectInfo/useProjectInfo.ts';
import type { Holding } from '../queries/holdings.ts';
import { useTokensHeld } from '../queries/tokensHeld.ts';
import { nextReleaseText } from './nextReleaseText.ts';

const MINUTE = 60n;

export interface HeldSaleProps {
  kind: SaleKind;
  sale: Sale;
  /** Undefined until read. */
  holding: Holding | undefined;
  account: Address;
}

/** One sale of the portfolio: what the account has in it, what is due now and what comes next. */
export function HeldSale({ kind, sale, holding, account }: HeldSaleProps) {
  const { state } = useSaleState(kind, sale);
  const { info } = useProjectInfo(sale.projectInfoHash);
  const isOwn = isAddressEqual(sale.owner, account);
  return (
    <Stack as="li" gap="4" borderWidth="1px" rounded="l3" padding={{ base: '4', md: '5' }}>
      <Flex gap="3" align="center" wrap="wrap">
        <ProjectLogo url={info?.logoUrl} symbol={sale.token.symbol} size="10" />
        {/* what is next to it wraps to the next line before this is truncated */}
        <Box minW="0" flex="1 1 128px">
          <Heading as="h3" textStyle="title" truncate>
            <Link asChild>
              <AreaLink to={kind.paths.detail(sale.id)}>{sale.token.symbol}</AreaLink>
            </Link>
          </Heading>
          <Text color="fg.muted" textStyle="label" truncate>
            {sale.token.name}
          </Text>
        </Box>
        <Flex gap="2" wrap="wrap">
          <TokenMark token={sale.token} />
          {isOwn && <StatusTag tone="info">Your sale</StatusTag>}
          <StatusTag tone={state.tag.tone}>{state.tag.label}</StatusTag>
        </Flex>
      </Flex>
      {holding ? (
        <Held kind={kind} sale={sale} holding={holding} account={account} isOwn={isOwn} />
      ) : (
        <Skeleton height="20" rounded="l3" />
      )}
      <Box marginTop="auto">
        <AddToWallet token={sale.token} />
      </Box>
    </Stack>
  );
}

function Held({ kind, sale, holding, account, isOwn }: HeldSaleProps & { holding: Holding; isOwn: boolean }) {
  const { state } = useSaleState(kind, sale);
  const now = useChainTime(MINUTE);
  const { canClaim, canRefund } = buyerActions(state, holding, holding.claimable);
  const isEitherOr = canClaim && canRefund;
  const next = nextReleaseText(kind, sale, state, holding.bought, now);
  const facts: Fact[] = [
    ...(isOwn ? [{ label: 'Raised', value: <BaseAmount sale={sale} value={sale.raised} /> }] : []),
    ...(canClaim ? [{ label: 'Due now', value: <TokenAmount sale={sale} value={holding.claimable} /> }] : []),
    ...(next ? [{ label: 'Next', value: next }] : []),
    ...(holding.referred > 0n
      ? [
          {
            label: rewardLabel(sale, holding),
            value: <BaseAmount sale={sale} value={rewardOf(sale, holding.referred)} />,
          },
        ]
      : []),
  ];
  return (
    <>
      <BuyerRecord kind={kind} sale={sale} buyer={holding} account={account} phase={state.phase} />
      {facts.length > 0 && <Facts facts={facts} />}
      {canClaim && <ClaimButton sale={sale} claimable={holding.claimable} givesUpRefund={isEitherOr} />}
      {canRefund && <RefundButton sale={sale} buyer={holding} givesUpTokens={isEitherOr} />}
      {isOwn && <OwnActs kind={kind} sale={sale} />}
      {holding.reward === 'open' && <RewardButton sale={sale} referred={holding.referred} />}
    </>
  );
}

/** What waits for its owner: the tokens of a failed sale here, what is asked first on the sale's own page. */
function OwnActs({ kind, sale }: Pick<HeldSaleProps, 'kind' | 'sale'>) {
  const { state } = useSaleState(kind, sale);
  const tokensHeld = useTokensHeld(sale) ?? 0n;
  const act = kind.ownerActOf?.(sale, state);
  if (ownerActions(state, { isOwner: true, isAdmin: false, isConnected: true }, tokensHeld).canWithdrawTokens)
    return <WithdrawButton sale={sale} tokensHeld={tokensHeld} />;
  if (!act) return null;
  return (
    <Button asChild size="lg">
      <AreaLink to={kind.paths.detail(sale.id)}>{act}</AreaLink>
    </Button>
  );
}

const rewardLabel = ({ isFinalized }: Sale, { reward }: Holding): string => {
  if (reward === 'claimed') return 'Referral reward, claimed';
  return isFinalized ? 'Referral reward' : 'Referral reward so far';
};
