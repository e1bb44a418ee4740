import { type Deployment, deployAll, deployLocalExchange } from '@rab/evm/deploy';
import type { Anvil } from '@rab/evm/startAnvil';
import type { Address } from 'viem';
import { foundry } from 'viem/chains';

export interface FreeDeployment {
  /** Owns everything; an unlocked account of the chain. */
  admin: Address;
  contracts: Deployment['contracts'];
  exchange: { factory: Address; router: Address };
  /** A token that anybody may mint. */
  stable: Address;
}

/** The whole product on a development chain, where creating tokens and sales costs nothing. */
export async function deployFree({ client }: Anvil): Promise<FreeDeployment> {
  const [admin] = (await client.getAddresses()) as [Address];
  const { wrappedNative, exchange, v3, stable } = await deployLocalExchange(client, admin, foundry);
  const { contracts } = await deployAll({
    client,
    chain: foundry,
    deployer: admin,
    settings: {
      feeAddress: admin,
      rabAddress: admin,
      baseFee: 40,
      tokenFee: 0,
      creationFee: 0n,
      tokenCreationFee: 0n,
      wrappedNative,
      exchanges: [exchange],
      positionManagers: [v3.positionManager],
      baseTokens: [stable],
    },
  });
  return { admin, contracts, exchange, stable };
}
