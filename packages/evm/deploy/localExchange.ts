import { type Account, type Address, type Chain, keccak256, zeroAddress } from 'viem';
import { ownArtifact, publishedArtifact } from './artifact.ts';
import { planContract } from './create2.ts';
import { createSender, type DeployClient } from './sender.ts';
import type { ExchangeSettings } from './settings.ts';

/** What a development chain lacks. */
export interface LocalExchange {
  wrappedNative: Address;
  exchange: ExchangeSettings;
  /** A V3 exchange: fees of 0.05 %, 0.3 % and 1 %. */
  v3: { factory: Address; positionManager: Address };
  /** A stable token that anybody may mint. */
  stable: Address;
}

const UNISWAP_SWAP_FEE_BPS = 30;

/**
 * The published Uniswap V2 and V3 bytecode, its WETH9 as the wrapped native currency, and a stable token anyone can mint: for
 * development chains only.
 */
export async function deployLocalExchange(
  client: DeployClient,
  deployer: Account | Address,
  chain: Chain | null = null,
): Promise<LocalExchange> {
  const sender = await createSender(client, deployer, chain);
  const published = (path: string) => publishedArtifact(`@uniswap/${path}.json`);
  const wrappedNative = planContract('WETH9', published('v2-periphery/build/WETH9'), []);
  const factory = planContract('UniswapV2Factory', published('v2-core/build/UniswapV2Factory'), [sender.address]);
  const router = planContract('UniswapV2Router02', published('v2-periphery/build/UniswapV2Router02'), [
    factory.address,
    wrappedNative.address,
  ]);
  const stable = planContract('LocalStable', ownArtifact('LocalStable'), ['BUSD Token', 'BUSD']);
  const v3Factory = planContract(
    'UniswapV3Factory',
    published('v3-core/artifacts/contracts/UniswapV3Factory.sol/UniswapV3Factory'),
    [],
  );
  // without the contract that draws pictures of positions
  const positionManager = planContract(
    'NonfungiblePositionManager',
    published('v3-periphery/artifacts/contracts/NonfungiblePositionManager.sol/NonfungiblePositionManager'),
    [v3Factory.address, wrappedNative.address, zeroAddress],
  );
  for (const contract of [wrappedNative, factory, router, stable, v3Factory, positionManager])
    await sender.ensure(contract);
  return {
    wrappedNative: wrappedNative.address,
    exchange: {
      factory: factory.address,
      router: router.address,
      initHash: keccak256(published('v2-core/build/UniswapV2Pair').bytecode),
      swapFeeBps: UNISWAP_SWAP_FEE_BPS,
    },
    v3: { factory: v3Factory.address, positionManager: positionManager.address },
    stable: stable.address,
  };
}
