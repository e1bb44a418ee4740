import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { paths } from '@rab/config';
import { shareInPercent } from '@rab/contracts';
import {
  Amount,
  Box,
  Button,
  DateTime,
  ErrorState,
  Facts,
  Flex,
  Loading,
  Panel,
  Stack,
  StatusTag,
  Text,
} from '@rab/ui';
import { Address } from '@rab/ui/address';
import { type Column, DataTable } from '@rab/ui/data';
import { AreaLink } from '@rab/ui/router';
import { type TokenInfo, useLargestHolders, useLockSum } from '@rab/wallet-context/reads';

type Holder = NonNullable<ReturnType<typeof useLargestHolders>['data']>['list'][number];

const custodies = () => ({ lock: t`Locked here`, burned: t`Burned`, pool: t`Pool` }) as const;

/** The holders of a token: what is locked, and the largest accounts. */
export function Holders({ info }: { info: TokenInfo }) {
  return (
    <Panel title={t`Holders`}>
      <Stack gap="6">
        <Flex justify="space-between" align="center" gap="4" wrap="wrap">
          <Facts facts={[{ label: t`Locked here`, value: <Locked info={info} /> }]} />
          <Button asChild variant="outline" size="sm">
            <AreaLink to={paths.locksOfToken(info.address)}>
              <Trans>View locks</Trans>
            </AreaLink>
          </Button>
        </Flex>
        <LargestHolders info={info} />
      </Stack>
    </Panel>
  );
}

/** What nobody can take out now and until when; also what owners of locks can take out, which is no longer locked. */
function Locked({ info: { address, decimals, symbol, totalSupply } }: { info: TokenInfo }) {
  const { data, isError } = useLockSum(address);
  if (data === undefined) return isError ? t`The network isn’t responding` : '…';
  const { locked, until, free, unseen } = data;
  const amount = (value: bigint) => (
    <>
      <Amount value={value} decimals={decimals} symbol={symbol} /> ({shareInPercent(value, totalSupply)}%)
    </>
  );
  return (
    <Stack gap="1">
      <Box>
        {amount(locked)}
        {until !== null && (
          <Text color="fg.muted" textStyle="label">
            <Trans>
              first unlock <DateTime seconds={until} />
            </Trans>
          </Text>
        )}
      </Box>
      {free > 0n && (
        <Text color="warning.fg">
          <Trans>{amount(free)} more is ready to withdraw from locks</Trans>
        </Text>
      )}
      {unseen > 0n && (
        <Text color="fg.muted" textStyle="label">
          <Trans>{amount(unseen)} in smaller locks, not checked</Trans>
        </Text>
      )}
    </Stack>
  );
}

function LargestHolders({ info: { address, owner, decimals, symbol } }: { info: TokenInfo }) {
  const { data, isError, refetch } = useLargestHolders({ token: address, owner });
  if (isError) return <ErrorState title={t`We couldn’t load the largest holders.`} onRetry={refetch} />;
  if (!data) return <Loading />;
  const { list, supply, unseen, since, block } = data;
  const columns: Column<Holder>[] = [
    {
      header: t`Holder`,
      card: 'head',
      cell: ({ account, custody }) => (
        <Flex gap="2" align="center" wrap="wrap">
          <Address address={account} />
          {custody && <StatusTag tone="info">{custodies()[custody]}</StatusTag>}
        </Flex>
      ),
    },
    { header: t`Holds`, cell: ({ held }) => <Amount value={held} decimals={decimals} symbol={symbol} /> },
    { header: t`Share`, isNumeric: true, card: 'end', cell: ({ held }) => `${shareInPercent(held, supply)}%` },
  ];
  return (
    <Stack gap="2">
      {list.length > 0 && (
        <DataTable caption={t`Largest holders`} columns={columns} rows={list} rowKey={({ account }) => account} />
      )}
      <Text color="fg.muted" textStyle="label">
        {since === null
          ? t`The network node gives no transfer history, so there may be larger holders than these.`
          : t`Balances at block ${String(block)} of all accounts in transfers since block ${String(since)}.`}
        {unseen > 0n && ' '}
        {unseen > 0n && t`${shareInPercent(unseen, supply)}% of the supply is in accounts we didn’t see.`}
      </Text>
    </Stack>
  );
}
