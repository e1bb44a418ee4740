import { t } from '@lingui/core/macro';
import type { Holding, Sale } from '@rab/sdk/sales';
import { Box, type Fact, Flex, Grid, Heading, Link, Skeleton, Stack, StatusTag, Text } from '@rab/ui';
import { AddToWallet, Coming } from '@rab/ui/action';
import { TokenMark } from '@rab/ui/connected';
import { AreaLink } from '@rab/ui/router';
import { useChainTime } from '@rab/wallet-context';
import { type Address, isAddressEqual } from '@rab/wallet-context/reads';
import { BaseAmount } from '../amounts/BaseAmount.tsx';
import { BuyerRecord } from '../detail/claims/BuyerRecord.tsx';
import type { SaleKind } from '../kind/SaleKind.ts';
import { useSaleState } from '../kind/useSaleState.ts';
import { rewardOf } from '../model/referralRewards.ts';
import { ProjectLogo } from '../projectInfo/ProjectLogo.tsx';
import { useProjectInfo } from '../projectInfo/useProjectInfo.ts';
import { comingOf } from './comingOf.ts';
import { DueOfSale } from './DueOfSale.tsx';
import { nextReleaseText } from './nextReleaseText.ts';

const MINUTE = 60n;

export interface HeldSaleProps {
  kind: SaleKind;
  sale: Sale;
  /** Undefined until read. */
  holding: Holding | undefined;
  account: Address;
}

/** One sale of the portfolio as a line: what it is, what the account has in it, and what comes next. */
export function HeldSale({ kind, sale, holding, account }: HeldSaleProps) {
  const { state } = useSaleState(kind, sale);
  const { info } = useProjectInfo(sale.projectInfoHash);
  const isOwn = isAddressEqual(sale.owner, account);
  return (
    <Grid
      as="li"
      columnGap="6"
      rowGap="3"
      alignItems="center"
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 6fr) auto' }}
      paddingY="4"
      borderTopWidth="1px"
      _first={{ borderTopWidth: '0', paddingTop: '0' }}
      _last={{ paddingBottom: '0' }}
    >
      <Flex gap="3" align="center" wrap="wrap">
        <ProjectLogo url={info?.logoUrl} symbol={sale.token.symbol} size="10" />
        {/* what is next to it wraps to the next line before this is truncated */}
        <Box minW="0" flex="1 1 64px">
          <Heading as="h3" textStyle="body" fontWeight="semibold" truncate>
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
          {isOwn && <StatusTag tone="info">{t`Your sale`}</StatusTag>}
          <StatusTag tone={state.tag.tone}>{state.tag.label}</StatusTag>
        </Flex>
      </Flex>
      {holding ? (
        <Held kind={kind} sale={sale} holding={holding} account={account} isOwn={isOwn} />
      ) : (
        <Skeleton height="10" rounded="l2" />
      )}
      <Box justifySelf="start">
        <AddToWallet token={sale.token} />
      </Box>
    </Grid>
  );
}

function Held({ kind, sale, holding, account, isOwn }: HeldSaleProps & { holding: Holding; isOwn: boolean }) {
  const { state } = useSaleState(kind, sale);
  const now = useChainTime(MINUTE);
  const next = nextReleaseText(kind, sale, state, holding.bought, now);
  const coming = comingOf(kind, sale, state, holding.bought, now);
  const facts: Fact[] = [
    ...(isOwn ? [{ label: t`Raised`, value: <BaseAmount sale={sale} value={sale.raised} /> }] : []),
    ...(next ? [{ label: t`Next`, value: next }] : []),
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
    <Box minW="0">
      <BuyerRecord kind={kind} sale={sale} buyer={holding} account={account} phase={state.phase} />
      <Stack as="dl" gap="0.5" textStyle="label">
        {facts.map(({ label, value }) => (
          <Flex key={label} gap="2">
            <Text as="dt" color="fg.muted" flexShrink="0">
              {label}
            </Text>
            <Text as="dd" minW="0">
              {value}
            </Text>
          </Flex>
        ))}
      </Stack>
      <DueOfSale kind={kind} sale={sale} holding={holding} isOwn={isOwn} />
      {coming && <Coming {...coming} title={sale.token.symbol} path={kind.paths.detail(sale.id)} />}
    </Box>
  );
}

const rewardLabel = ({ isFinalized }: Sale, { reward }: Holding): string => {
  if (reward === 'claimed') return t`Referral reward, claimed`;
  return isFinalized ? t`Referral reward` : t`Referral reward so far`;
};
