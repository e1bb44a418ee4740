import type { Account, Address, Chain, Hex } from 'viem';
import { keccak256, zeroAddress } from 'viem';
import { ownArtifact, publishedArtifact } from './artifact.ts';
import { createSender, type DeployClient, type Sender } from './sender.ts';

/** Where everything is; the keys are those of the front end's configuration. */
export interface Deployment {
  wrappedNative: Address;
  exchangeFactory: Address;
  exchangeRouter: Address;
  busd: Address;
  rabbitLock: Address;
  standardTokenFactory: Address;
  launchpadSetting: Address;
  launchpadFactory: Address;
  privateSaleFactory: Address;
  tokensInfo: Address;
  bnA: Address;
  /** Block before the first transaction: indexing starts here. */
  startBlock: bigint;
}

/** A V2 exchange that is already there. */
export interface ExistingExchange {
  factory: Address;
  router: Address;
  initHash: Hex;
  swapFeeBps: number;
}

export interface DeployOptions {
  client: DeployClient;
  /** Sends every transaction and owns settings and token factory afterwards. */
  owner: Account | Address;
  /** Of the client; left out when the client knows its chain. */
  chain?: Chain;
  feeAddress: Address;
  /** The platform administrator. */
  rabAddress: Address;
  /** Per mille of the raise. */
  baseFee: number;
  /** Per mille of the sold tokens. */
  tokenFee: number;
  /** Wei for creating a sale. */
  creationFee: bigint;
  /** Wei for creating a token. */
  tokenCreationFee: bigint;
  /** Left out: a fresh Uniswap V2, WETH9 and stable token are deployed, for development only. */
  existing?: { wrappedNative: Address; busd: Address; exchange: ExistingExchange };
}

const UNISWAP_SWAP_FEE_BPS = 30;

/**
 * Deploys and wires all contracts of the launchpad.
 * @throws when a transaction reverts or the contracts were not built
 */
export async function deployAll(options: DeployOptions): Promise<Deployment> {
  const { client, owner, rabAddress } = options;
  const ownerAddress = typeof owner === 'string' ? owner : owner.address;
  const startBlock = await client.getBlockNumber();
  const sender = createSender(client, owner, options.chain ?? null);
  const { wrappedNative, busd, exchange } = options.existing ?? (await deployLocalExchange(sender, ownerAddress));

  const setting = ownArtifact('LaunchpadSetting');
  const rabbitLock = await sender.deploy(ownArtifact('RabbitLock'));
  const launchpadSetting = await sender.deploy(setting, [ownerAddress, rabbitLock, wrappedNative, rabAddress]);
  const { baseFee, tokenFee, creationFee, feeAddress } = options;
  await sender.call(launchpadSetting, setting.abi, 'setFees', [baseFee, tokenFee, creationFee, feeAddress]);
  await sender.call(launchpadSetting, setting.abi, 'setExchange', [exchange]);
  await sender.call(launchpadSetting, setting.abi, 'setBaseToken', [zeroAddress, true]);
  await sender.call(launchpadSetting, setting.abi, 'setBaseToken', [busd, true]);

  return {
    wrappedNative,
    exchangeFactory: exchange.factory,
    exchangeRouter: exchange.router,
    busd,
    rabbitLock,
    standardTokenFactory: await sender.deploy(ownArtifact('StandardTokenFactory'), [
      ownerAddress,
      feeAddress,
      options.tokenCreationFee,
    ]),
    launchpadSetting,
    launchpadFactory: await sender.deploy(ownArtifact('PresaleFactory'), [launchpadSetting]),
    privateSaleFactory: await sender.deploy(ownArtifact('PrivateSaleFactory'), [launchpadSetting]),
    tokensInfo: await sender.deploy(ownArtifact('TokensInfo')),
    bnA: await sender.deploy(ownArtifact('BalancesAndAllowances')),
    startBlock,
  };
}

/** The published Uniswap V2 bytecode, its WETH9 as the wrapped native currency, and a stable token anyone can mint. */
async function deployLocalExchange(sender: Sender, owner: Address): Promise<NonNullable<DeployOptions['existing']>> {
  const wrappedNative = await sender.deploy(publishedArtifact('@uniswap/v2-periphery/build/WETH9.json'));
  const factory = await sender.deploy(publishedArtifact('@uniswap/v2-core/build/UniswapV2Factory.json'), [owner]);
  const router = await sender.deploy(publishedArtifact('@uniswap/v2-periphery/build/UniswapV2Router02.json'), [
    factory,
    wrappedNative,
  ]);
  const initHash = keccak256(publishedArtifact('@uniswap/v2-core/build/UniswapV2Pair.json').bytecode);
  const busd = await sender.deploy(ownArtifact('LocalStable'), ['BUSD Token', 'BUSD']);
  return { wrappedNative, busd, exchange: { factory, router, initHash, swapFeeBps: UNISWAP_SWAP_FEE_BPS } };
}
