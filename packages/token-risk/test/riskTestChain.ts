import { trialSales } from '@rab/contracts/sale-calls';
import { ownArtifact } from '@rab/evm/artifact';
import { deployAll } from '@rab/evm/deploy';
import { PlatformChain } from '@rab/evm/driver';
import { stopIfFails } from '@rab/evm/startAnvil';
import { startPlatform } from '@rab/evm/startPlatform';
import {
  type Abi,
  type Address,
  encodeDeployData,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  parseEther,
  zeroAddress,
} from 'viem';
import type { RiskContext } from '../src/RiskContext.ts';
import type { TrialSales } from '../src/TrialSale.ts';
import type { CorpusToken } from './riskCorpus.ts';

/** A local chain with the whole platform and an exchange, on which tokens of the corpus are deployed. */
export interface RiskTestChain {
  context: RiskContext;
  /** Of its node. */
  url: string;
  /** Those of the product, as its token area hands them in. */
  sales: TrialSales;
  /** Deploys a token of the corpus and lists it, unless it says otherwise. */
  deploy(token: CorpusToken): Promise<Address>;
  /** The account that deploys, and holds the whole supply. */
  owner: Address;
  /** Sends something as the owner. */
  send(to: Address, data: Hex): Promise<unknown>;
  mine(blocks: number): Promise<void>;
  /** Puts code at an address. */
  setCode(address: Address, bytecode: Hex): Promise<void>;
  /** Locks tokens of the owner. @param amount base units @param date unix seconds */
  lock(token: Address, amount: bigint, date: bigint): Promise<unknown>;
  /** To a time, unix seconds. */
  goTo(timestamp: bigint): Promise<void>;
  stop(): void;
}

type Started = Awaited<ReturnType<typeof startPlatform>>;

const CORPUS_FILES = ['PlainTokens', 'TradingTokens', 'Collectibles'];
const POOL_BASE = parseEther('10');

function artifactOf(name: string): { abi: Abi; bytecode: Hex } {
  for (const file of CORPUS_FILES)
    try {
      return ownArtifact(name, file);
    } catch {
      // in the next one
    }
  throw new Error(`${name} is in no file of the corpus, or was not built.`);
}

export async function startRiskTestChain(): Promise<RiskTestChain> {
  const started = await startPlatform();
  return stopIfFails(started.anvil, () => createRiskTestChain(started));
}

async function createRiskTestChain({ anvil, account, settings }: Started): Promise<RiskTestChain> {
  const { client } = anvil;
  const { contracts } = await deployAll({ client, deployer: account(0), settings });
  const [exchange] = settings.exchanges;
  const platform = new PlatformChain(client, { contracts, exchange });
  const [stable = zeroAddress] = settings.baseTokens;
  const exchanges = [{ ...exchange, name: 'Test exchange' }];
  const owner = account(5);

  const send = async (to: Address | null, data: Hex): Promise<Address> => {
    const hash = await client.sendTransaction({ account: owner, to, data });
    return (await platform.mined(hash, data.slice(0, 10))).contractAddress ?? zeroAddress;
  };
  const create = (name: string, args: readonly unknown[] = []) => {
    const { abi, bytecode } = artifactOf(name);
    return send(null, encodeDeployData({ abi, bytecode, args }));
  };
  const make = async ({ contract, behind }: CorpusToken): Promise<Address> => {
    if (!behind) return create(contract);
    const target = await create(behind);
    if (contract === 'MinimalProxy') {
      const copy = await send(
        null,
        `0x3d602d80600a3d3981f3363d3d373d3d3d363d73${target.slice(2)}5af43d82803e903d91602b57fd5bf3`,
      );
      const { abi } = artifactOf(behind);
      await send(copy, encodeFunctionData({ abi, functionName: 'initialize', args: [owner] }));
      return copy;
    }
    return create(contract, [contract === 'BeaconToken' ? await create('TokenBeacon', [target]) : target]);
  };
  const list = async (token: Address, abi: Abi) => {
    const amount =
      (await client.readContract({ address: token, abi: erc20Abi, functionName: 'balanceOf', args: [owner] })) / 2n;
    const { pair } = await platform.addLiquidity(owner, token, amount, POOL_BASE);
    if (!abi.some((item) => item.type === 'function' && item.name === 'setPair')) return;
    await send(token, encodeFunctionData({ abi, functionName: 'setPair', args: [pair] }));
  };

  return {
    context: { client, contracts, exchanges, baseTokens: [{ address: zeroAddress }, { address: stable }] },
    url: anvil.url,
    sales: trialSales({ contracts, exchanges }),
    deploy: async (token) => {
      const address = await make(token);
      const abi = token.contract === 'MinimalProxy' ? [] : artifactOf(token.contract).abi;
      if (!token.isUnlisted) await list(address, abi);
      if (token.isRenounced) await send(address, encodeFunctionData({ abi, functionName: 'renounceOwnership' }));
      return address;
    },
    owner,
    send,
    mine: (blocks) => client.mine({ blocks }),
    setCode: (address, bytecode) => client.setCode({ address, bytecode }),
    lock: (token, amount, date) => platform.lock(owner, { token, amount, date }),
    goTo: (timestamp) => platform.goTo(timestamp),
    stop: () => anvil.stop(),
  };
}
