import { trialSales } from '@rab/contracts/sale-calls';
import { ownArtifact } from '@rab/evm/artifact';
import { deployAll } from '@rab/evm/deploy';
import { startPlatform } from '@rab/evm/startPlatform';
import {
  type Abi,
  type Address,
  encodeDeployData,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  parseAbi,
  parseEther,
  zeroAddress,
} from 'viem';
import type { RiskContext } from '../src/RiskContext.ts';
import type { TrialSales } from '../src/TrialSale.ts';
import type { CorpusToken } from './riskCorpus.ts';

/** A local chain with the whole platform and an exchange, on which tokens of the corpus are deployed. */
export interface RiskStage {
  context: RiskContext;
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
  /** To a time, unix seconds. */
  goTo(timestamp: bigint): Promise<void>;
  stop(): void;
}

const CORPUS_FILES = ['PlainTokens', 'TradingTokens', 'Collectibles'];
const POOL_BASE = parseEther('10');
const ROUTER_ABI = parseAbi([
  'function addLiquidityETH(address, uint256, uint256, uint256, address, uint256) payable',
  'function factory() view returns (address)',
]);
const FACTORY_ABI = parseAbi(['function getPair(address, address) view returns (address)']);

function artifactOf(name: string): { abi: Abi; bytecode: Hex } {
  for (const file of CORPUS_FILES)
    try {
      return ownArtifact(name, file);
    } catch {
      // in the next one
    }
  throw new Error(`${name} is in no file of the corpus, or was not built.`);
}

export async function startRiskStage(): Promise<RiskStage> {
  const { anvil, account, settings } = await startPlatform();
  const { client } = anvil;
  const { contracts } = await deployAll({ client, deployer: account(0), settings });
  const [{ factory, router }] = settings.exchanges;
  const [stable = zeroAddress] = settings.baseTokens;
  const exchanges = [{ name: 'Test exchange', factory, router }];
  const owner = account(5);

  const send = async (to: Address | null, data: Hex, value = 0n): Promise<Address> => {
    const hash = await client.sendTransaction({ account: owner, to, data, value, chain: null });
    const receipt = await client.waitForTransactionReceipt({ hash });
    if (receipt.status !== 'success') throw new Error(`refused: ${data.slice(0, 10)}`);
    return receipt.contractAddress ?? zeroAddress;
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
    await send(token, encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [router, amount] }));
    const args = [token, amount, 0n, 0n, owner, 2n ** 64n] as const;
    await send(router, encodeFunctionData({ abi: ROUTER_ABI, functionName: 'addLiquidityETH', args }), POOL_BASE);
    if (!abi.some((item) => item.type === 'function' && item.name === 'setPair')) return;
    const pair = await client.readContract({
      address: factory,
      abi: FACTORY_ABI,
      functionName: 'getPair',
      args: [token, settings.wrappedNative],
    });
    await send(token, encodeFunctionData({ abi, functionName: 'setPair', args: [pair] }));
  };

  return {
    context: { client, contracts, exchanges, baseTokens: [{ address: zeroAddress }, { address: stable }] },
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
    goTo: async (timestamp) => {
      await client.setNextBlockTimestamp({ timestamp });
      await client.mine({ blocks: 1 });
    },
    stop: () => anvil.stop(),
  };
}
