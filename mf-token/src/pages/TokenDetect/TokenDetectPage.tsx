import { parseAddress } from '@rab/contracts';
import { EmptyState, PageHeader, Panel, Stack } from '@rab/ui';
import { Address } from '@rab/ui/connected';
import { useParams } from '@rab/ui/router';

/** `/token/token-detect/{tokenAddress}`: reads the address from the route; no risk source is connected yet. */
export function TokenDetectPage() {
  const token = parseAddress(useParams().tokenAddress);
  return (
    <Stack gap="6" maxW="3xl">
      <PageHeader title="Token risk check" {...(token && { description: <Address address={token} kind="token" /> })} />
      <Panel>
        <EmptyState title={token ? 'No risk data' : 'Invalid token address'}>
          {token
            ? 'No risk source is connected yet. Do your own research before you buy.'
            : 'The link does not hold a token address.'}
        </EmptyState>
      </Panel>
    </Stack>
  );
}
