import { isBurnAddress, parseAddress } from '@rab/contracts';
import { Amount, EmptyState, Facts, Loading, PageHeader, Panel, Spinner, Stack, Text } from '@rab/ui';
import { Address } from '@rab/ui/connected';
import { useParams } from '@rab/ui/router';
import { isUnanswered } from '@rab/wallet-context';
import type { Address as TokenAddress } from '@rab/wallet-context/contract';
import { useShownTokenInfo } from '../../queries/shownTokenInfo.ts';
import { SaleChooser } from './SaleChooser.tsx';

/** `/token/view/{tokenAddress}`: what the token says of itself; read again every 3 s until it answers (TKV-02). */
export function TokenInfoPage() {
  const token = parseAddress(useParams().tokenAddress);
  return (
    <Stack gap="6" maxW="3xl">
      {token ? (
        <TokenInfoView token={token} />
      ) : (
        <>
          <PageHeader title="Token Info" />
          <Panel>
            <EmptyState title="Invalid token address">The link does not hold a token address.</EmptyState>
          </Panel>
        </>
      )}
    </Stack>
  );
}

function TokenInfoView({ token }: { token: TokenAddress }) {
  const read = useShownTokenInfo(token);
  const { data: info } = read;

  if (!info) {
    return (
      <>
        <PageHeader title="Token Info" />
        <Panel>
          <Stack align="center" gap="0" paddingY="6">
            <Spinner color="accent.solid" size="lg" />
            <Loading />
            {info === null && (
              <Text textAlign="center">No token answers at this address. It is asked again every 3 seconds.</Text>
            )}
            {isUnanswered(read) && (
              <Text textAlign="center">The chain’s node does not answer. It is asked again every 3 seconds.</Text>
            )}
          </Stack>
        </Panel>
      </>
    );
  }
  return (
    <>
      <PageHeader title="Token Info" description={info.name} />
      <Panel>
        <Facts
          facts={[
            { label: 'Token address', value: <Address address={info.address} kind="token" /> },
            { label: 'Name', value: info.name },
            { label: 'Symbol', value: info.symbol },
            { label: 'Decimals', value: info.decimals },
            {
              label: 'Total supply',
              value: <Amount value={info.totalSupply} decimals={info.decimals} symbol={info.symbol} />,
            },
            {
              label: 'Owner',
              value: isBurnAddress(info.owner) ? 'None' : <Address address={info.owner} />,
            },
          ]}
        />
      </Panel>
      <SaleChooser token={info.address} />
    </>
  );
}
