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

const CUSTODY = { lock: 'Locked here', burned: 'Burned', pool: 'Pool' } as const;

/** The holders of a token: what is locked, and the largest accounts. */
export function Holders({ info }: { info: TokenInfo }) {
  return (
    <Panel title="Holders">
      <Stack gap="6">
        <Flex justify="space-between" align="center" gap="4" wrap="wrap">
          <Facts facts={[{ label: 'Locked here', value: <Locked info={info} /> }]} />
          <Button asChild variant="outline" size="sm">
            <AreaLink to={paths.locksOfToken(info.address)}>View locks</AreaLink>
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
  if (data === undefined) return isError ? 'The network isn’t responding' : '…';
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
            first unlock <DateTime seconds={until} />
          </Text>
        )}
      </Box>
      {free > 0n && <Text color="warning.fg">{amount(free)} more is ready to withdraw from locks</Text>}
      {unseen > 0n && (
        <Text color="fg.muted" textStyle="label">
          {amount(unseen)} in smaller locks, not checked
        </Text>
      )}
    </Stack>
  );
}

function LargestHolders({ info: { address, owner, decimals, symbol } }: { info: TokenInfo }) {
  const { data, isError, refetch } = useLargestHolders({ token: address, owner });
  if (isError) return <ErrorState title="We couldn’t load the largest holders." onRetry={refetch} />;
  if (!data) return <Loading />;
  const { list, supply, unseen, since, block } = data;
  const columns: Column<Holder>[] = [
    {
      header: 'Holder',
      cell: ({ account, custody }) => (
        <Flex gap="2" align="center" wrap="wrap">
          <Address address={account} />
          {custody && <StatusTag tone="info">{CUSTODY[custody]}</StatusTag>}
        </Flex>
      ),
    },
    { header: 'Holds', cell: ({ held }) => <Amount value={held} decimals={decimals} symbol={symbol} /> },
    { header: 'Share', isNumeric: true, cell: ({ held }) => `${shareInPercent(held, supply)}%` },
  ];
  return (
    <Stack gap="2">
      {list.length > 0 && (
        <DataTable caption="Largest holders" columns={columns} rows={list} rowKey={({ account }) => account} />
      )}
      <Text color="fg.muted" textStyle="label">
        {since === null
          ? 'The network node gives no transfer history, so there may be larger holders than these.'
          : `Balances at block ${block} of all accounts in transfers since block ${since}.`}
        {unseen > 0n && ` ${shareInPercent(unseen, supply)}% of the supply is in accounts we didn’t see.`}
      </Text>
    </Stack>
  );
}
