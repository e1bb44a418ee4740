import { type Permit, type PermitRequest, signPermit as sign } from '@rab/sdk/tokens';
import type { Address } from 'viem';
import type { Config } from 'wagmi';
import { getConnectorClient } from 'wagmi/actions';

/** As `signPermit` of the library, by the connected wallet. */
export function signPermit(config: Config, account: Address, request: PermitRequest): Promise<Permit> {
  const { chainId } = request.domain;
  return sign(config.getClient({ chainId }), account, request, () => getConnectorClient(config, { account, chainId }));
}
