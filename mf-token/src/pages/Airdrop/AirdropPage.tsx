import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { paths } from '@rab/config';
import { ReleaseSchedule } from '@rab/launchpad';
import type { Airdrop } from '@rab/sdk/airdrops';
import { Amount, Box, DateTime, Facts, Grid, Loading, PageHeader, Panel, Skeleton, Stack, Text } from '@rab/ui';
import { Address } from '@rab/ui/address';
import { TokenMark, WalletButton } from '@rab/ui/connected';
import { EmptyPanel } from '@rab/ui/data';
import { useParams, WayBack } from '@rab/ui/router';
import { useChainClock, useChainConfig, useChainTimeSince, useWallet } from '@rab/wallet-context';
import { isAddressEqual, type TokenInfo, useTokenInfo, zeroAddress } from '@rab/wallet-context/reads';
import type { ReactNode } from 'react';
import { useOpenedList } from '../../features/airdropList/useOpenedList.ts';
import { heldBy, lastReleaseOf, momentsOf, termsOf } from '../../model/airdrop.ts';
import { useAirdrop } from '../../queries/airdrop.ts';
import { NoAirdrops } from '../NoAirdrops.tsx';
import { AccountLookup } from './AccountLookup.tsx';
import { airdropState } from './airdropWords.ts';
import { ListCheck } from './ListCheck.tsx';
import { ListRows } from './ListRows.tsx';
import { RowsOfAccount } from './RowsOfAccount.tsx';
import { TakeBack } from './TakeBack.tsx';
import { useRowsOf } from './useRowsOf.ts';

const title = () => t`Airdrop`;
/** A token that doesn’t answer has no symbol. */
const titleOf = ({ symbol }: TokenInfo) => (symbol.trim() ? t`${symbol} airdrop` : title());

/** `/token/airdrop/{airdropId}`: one campaign as the chain holds it, with its list as this browser reads it (MRK-01). */
export function AirdropPage() {
  const { airdropId = '' } = useParams();
  const { contracts } = useChainConfig();
  if (!contracts.airdrop) return <NoAirdrops title={title()} />;
  if (!/^\d{1,30}$/.test(airdropId))
    return (
      <NotShown title={t`Invalid airdrop`}>
        <Trans>The link has no valid airdrop number.</Trans>
      </NotShown>
    );
  return <AirdropOfId key={airdropId} id={BigInt(airdropId)} />;
}

function AirdropOfId({ id }: { id: bigint }) {
  const { data: airdrop, isError } = useAirdrop(id);
  const { data: token } = useTokenInfo(airdrop?.token ?? null);
  if (!airdrop && isError)
    return (
      <NotShown title={t`We couldn’t load the airdrop`}>
        <Trans>We can’t reach the network. The tokens are safe on-chain, and we try again every 3 seconds.</Trans>
      </NotShown>
    );
  if (airdrop === null)
    return (
      <NotShown title={t`Airdrop not found`}>
        <Trans>Airdrop {String(id)} doesn’t exist yet. We check again every 3 seconds.</Trans>
      </NotShown>
    );
  if (!airdrop || token === undefined)
    return (
      <Stack gap="6">
        <Head title={title()}>…</Head>
        <Loading hasShape />
        <Skeleton height="60" rounded="panel" />
      </Stack>
    );
  const { token: address } = airdrop;
  // what a token that no longer answers holds can still be claimed
  const shown = token ?? {
    address,
    owner: zeroAddress,
    name: '–',
    symbol: '',
    decimals: 0,
    totalSupply: 0n,
    pair: null,
  };
  return <ShownAirdrop airdrop={airdrop} token={shown} />;
}

function ShownAirdrop({ airdrop, token }: { airdrop: Airdrop; token: TokenInfo }) {
  const { address } = useWallet();
  const clock = useChainClock();
  const now = useChainTimeSince(momentsOf(airdrop, clock()));
  const { list, session, retry } = useOpenedList(airdrop.list);
  // a list with another root says nothing about who gets what
  const open = list.is === 'open' && list.root === airdrop.root ? session : null;
  const own = useRowsOf(open, address ?? null);
  const amount = (value: bigint) => <Amount value={value} decimals={token.decimals} symbol={token.symbol} />;
  const isCreator = address !== undefined && isAddressEqual(address, airdrop.creator);
  return (
    <Stack gap="6">
      <Head title={titleOf(token)}>
        {airdropState(airdrop, now)}
        <TokenMark token={token} />
      </Head>
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' }} gap="6" alignItems="start">
        <Stack gap="6" minW="0" order={{ lg: 2 }}>
          <Panel title={t`Your share`}>
            {!address ? (
              <Stack gap="4" align="start">
                <Text>
                  <Trans>Connect a wallet to see what you get.</Trans>
                </Text>
                <WalletButton />
              </Stack>
            ) : list.is === 'reading' || (open && !own) ? (
              <Loading />
            ) : own && own.length > 0 ? (
              <RowsOfAccount
                key={address}
                airdrop={airdrop}
                token={token}
                account={address}
                rows={own}
                isOwn
                now={now}
              />
            ) : (
              <Text>
                {open ? (
                  <Trans>Your account isn’t on the list.</Trans>
                ) : (
                  <Trans>We need the list to find your share.</Trans>
                )}
              </Text>
            )}
          </Panel>
          {open && (
            <Panel title={t`Another account`}>
              <AccountLookup airdrop={airdrop} token={token} session={open} now={now} />
            </Panel>
          )}
          {isCreator && <TakeBack airdrop={airdrop} token={token} now={now} />}
          <Panel title={t`Airdrop info`}>
            <Facts
              facts={[
                { label: t`Airdrop number`, value: String(airdrop.id) },
                {
                  label: t`Token`,
                  value: (
                    <Box>
                      {token.name} ({token.symbol || '–'})<TokenMark token={token} />
                    </Box>
                  ),
                },
                { label: t`Token address`, value: <Address address={token.address} kind="token" /> },
                { label: t`Creator`, value: <Address address={airdrop.creator} /> },
                { label: t`Amount`, value: amount(airdrop.amount) },
                { label: t`Claimed`, value: amount(airdrop.paid) },
                { label: t`Still in the contract`, value: amount(heldBy(airdrop)) },
                { label: t`Claims open from`, value: <DateTime seconds={airdrop.start} /> },
                ...(airdrop.cycle > 0n
                  ? [{ label: t`Last release`, value: <DateTime seconds={lastReleaseOf(airdrop)} /> }]
                  : []),
                {
                  label: t`The creator can take back the rest from`,
                  value: <DateTime seconds={airdrop.reclaimFrom} />,
                },
              ]}
            />
          </Panel>
        </Stack>
        <Stack gap="6" minW="0">
          <Panel title={t`The list`}>
            <ListCheck airdrop={airdrop} token={token} list={list} onRetry={retry} />
          </Panel>
          {airdrop.cycle > 0n && (
            <ReleaseSchedule
              title={t`Release schedule`}
              terms={termsOf(airdrop, airdrop.amount)}
              token={token}
              from={airdrop.start}
              now={now}
            />
          )}
          {open && list.is === 'open' && (
            <ListRows airdrop={airdrop} token={token} session={open} count={list.count} now={now} />
          )}
        </Stack>
      </Grid>
    </Stack>
  );
}

/** What the airdrop is called, with the way back to the list, and below it how it is now. */
const Head = ({ title: name, children }: { title: string; children: ReactNode }) => (
  <Stack gap="3">
    <WayBack to={paths.airdrops()}>{t`All airdrops`}</WayBack>
    <PageHeader title={name} description={children} />
  </Stack>
);

/** Why there is nothing to see. */
function NotShown({ title: why, children }: { title: string; children: ReactNode }) {
  return (
    <EmptyPanel title={title()} says={why}>
      {children}
    </EmptyPanel>
  );
}
