import { paths } from '@rab/config';
import { parseAddress } from '@rab/contracts';
import { EmptyState, Flex, PageHeader, Panel, Span, Stack } from '@rab/ui';
import { Address } from '@rab/ui/address';
import { TokenMark } from '@rab/ui/connected';
import { SearchInput } from '@rab/ui/data';
import { useNavigate, useParams } from '@rab/ui/router';
import { type Address as TokenAddress, useTokenInfo } from '@rab/wallet-context/contract';
import { RiskReport } from './RiskReport.tsx';

/** `/token/token-detect/{tokenAddress}`: what a token does and lets others do, from the chain alone; without a wallet. */
export function TokenDetectPage() {
  const { tokenAddress = '' } = useParams();
  const navigate = useNavigate();
  const token = parseAddress(tokenAddress);
  return (
    <Stack gap="6" maxW="4xl">
      <PageHeader
        title="Token risk check"
        description={
          token ? <Named token={token} /> : 'What a token does, and lets others do: tried on the chain itself.'
        }
      />
      <SearchInput
        label="Token address"
        placeholder="Token address, 0x…"
        value={tokenAddress}
        onSearch={(text) => navigate(paths.tokenRisk(encodeURIComponent(text)), { replace: true })}
      />
      {token ? (
        <RiskReport key={token} token={token} />
      ) : (
        <Panel>
          {tokenAddress ? (
            <EmptyState title="Invalid token address">
              An address begins with 0x and has 40 letters and digits after it.
            </EmptyState>
          ) : (
            <EmptyState title="Which token?">Paste its address. Nothing is sent, and no wallet is needed.</EmptyState>
          )}
        </Panel>
      )}
    </Stack>
  );
}

/** Its own name, where it tells one, with its address. */
function Named({ token }: { token: TokenAddress }) {
  const { data: info } = useTokenInfo(token);
  return (
    <Flex as="span" wrap="wrap" columnGap="3" rowGap="1" align="center">
      <Address address={token} kind="token" />
      {info && (
        <Span overflowWrap="anywhere">
          {info.name} ({info.symbol})<TokenMark token={info} />
        </Span>
      )}
    </Flex>
  );
}
