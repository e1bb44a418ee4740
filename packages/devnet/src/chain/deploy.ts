import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PLATFORM_FEES } from '@rab/config/catalogue';
import { deployAll, deployLocalExchange, type Deployment as PlatformDeployment } from '@rab/evm/deploy';
import { type Address, type Hex, parseEther, stringToHex } from 'viem';
import { StackError } from '../process/StackError.ts';
import type { LocalChain } from './LocalChain.ts';

/** Where front ends and libraries expect Multicall3 on every chain. */
const MULTICALL: Address = '0xcA11bde05977b3631167028862bE2a173976CA11';
/** The local chain charges what the mainnet does. */
const { BASE_FEE, TOKEN_FEE } = PLATFORM_FEES[56];
const CREATION_FEE = parseEther('0.2');
const TOKEN_CREATION_FEE = parseEther('0.01');

/** Where everything is on the local chain. */
export interface Deployment {
  /** Keys of the configuration (CFG-02). */
  contracts: PlatformDeployment['contracts'] & { multicall: Address };
  exchange: { factory: Address; router: Address };
  /** Of the V3 exchange whose positions can be locked. */
  positionManager: Address;
  wrappedNative: Address;
  /** A stable token that anybody may mint. */
  stable: Address;
  /** Per mille. */
  baseFee: number;
  /** Per mille. */
  tokenFee: number;
  /** What is published of it. */
  record: PlatformDeployment['record'];
}

/** Deploys the whole product by `admin`, who then owns the settings and is the platform's administrator. */
export async function deploy(chain: LocalChain, admin: Address): Promise<Deployment> {
  const { client } = chain;
  const { wrappedNative, exchange, v3, stable } = await deployLocalExchange(client, admin, client.chain);
  const { contracts, record } = await deployAll({
    client,
    chain: client.chain,
    deployer: admin,
    settings: {
      feeAddress: admin,
      rabAddress: admin,
      baseFee: BASE_FEE,
      tokenFee: TOKEN_FEE,
      creationFee: CREATION_FEE,
      tokenCreationFee: TOKEN_CREATION_FEE,
      wrappedNative,
      exchanges: [exchange],
      positionManagers: [v3.positionManager],
      baseTokens: [stable],
    },
  });
  await placeMulticall(chain, admin);
  await nameWrappedNative(chain, wrappedNative);
  return {
    contracts: { ...contracts, multicall: MULTICALL },
    exchange: { factory: exchange.factory, router: exchange.router },
    positionManager: v3.positionManager,
    wrappedNative,
    stable,
    baseFee: BASE_FEE,
    tokenFee: TOKEN_FEE,
    record,
  };
}

/** A development chain has no Multicall3: it is deployed anywhere and its code put at the usual address. */
async function placeMulticall(chain: LocalChain, admin: Address): Promise<void> {
  const { client } = chain;
  const require = createRequire(import.meta.url);
  // viem carries the code for its own use and exports it under no name
  const { multicall3Bytecode } = require(join(dirname(require.resolve('viem')), 'constants/contracts.js'));
  const hash = await client.sendTransaction({ account: admin, data: multicall3Bytecode as Hex });
  const { contractAddress } = await chain.mined(hash, 'deployment of Multicall3');
  const code = contractAddress && (await client.getCode({ address: contractAddress }));
  if (!code) throw new StackError('Multicall3 could not be deployed.');
  await client.setCode({ address: MULTICALL, bytecode: code });
}

/** The published WETH9 keeps its name in slot 0 and its symbol in slot 1; on this chain it wraps BNB. */
async function nameWrappedNative({ client }: LocalChain, address: Address): Promise<void> {
  await client.setStorageAt({ address, index: 0, value: shortString('Wrapped BNB') });
  await client.setStorageAt({ address, index: 1, value: shortString('WBNB') });
}

/** A text of at most 31 bytes as Solidity stores it: the bytes, and twice their number at the end. */
const shortString = (text: string): Hex =>
  `${stringToHex(text, { size: 31 })}${(text.length * 2).toString(16).padStart(2, '0')}`;
