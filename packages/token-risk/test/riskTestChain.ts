import { lockPositionCall } from '@rab/contracts/position-calls';
import { trialSales } from '@rab/contracts/sale-calls';
import { ownArtifact } from '@rab/evm/artifact';
import { deployAll } from '@rab/evm/deploy';
import { PlatformChain, V3Exchange } from '@rab/evm/driver';
import { stopIfFails } from '@rab/evm/startAnvil';
import { startPlatform } from '@rab/evm/startPlatform';
import type { TestClient } from '@rab/evm/testClient';
import {
  type Abi,
  type Address,
  encodeDeployData,
  encodeFunctionData,
  erc20Abi,
  getAddress,
  type Hex,
  parseAbi,
  parseEther,
  zeroAddress,
} from 'viem';
import type { RiskContext } from '../src/RiskContext.ts';
import type { TrialSales } from '../src/TrialSale.ts';
import type { CorpusLocker } from './lockerCorpus.ts';
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
  /** The pair in which a token is listed. */
  pairOf(token: Address): Promise<Address>;
  /** Deploys a locker of the corpus, by its operator, and locks a hundredth of what the owner holds of a pair in it for a year. */
  deployLocker(locker: CorpusLocker, pair: Address): Promise<Address>;
  /** The account that deploys lockers. */
  operator: Address;
  /** The account that deploys, and holds the whole supply. */
  owner: Address;
  /** Sends something as the owner. */
  send(to: Address, data: Hex): Promise<unknown>;
  mine(blocks: number): Promise<void>;
  /** Puts code at an address. */
  setCode(address: Address, bytecode: Hex): Promise<void>;
  /** Locks tokens of the owner. @param amount base units @param date unix seconds */
  lock(token: Address, amount: bigint, date: bigint): Promise<unknown>;
  /** Opens a V3 position of the token and coins for the owner and locks it. @param date unix seconds */
  lockPosition(token: Address, date: bigint, range?: readonly [number, number]): Promise<unknown>;
  /** To a time, unix seconds. */
  goTo(timestamp: bigint): Promise<void>;
  client: TestClient;
  stop(): void;
}

type Started = Awaited<ReturnType<typeof startPlatform>>;

const CORPUS_FILES = ['PlainTokens', 'TradingTokens', 'Collectibles', 'Lockers', 'RabbitLock'];
/** In lockers, of what the owner holds. */
const LOCKED_PART = 100n;
const EXCHANGE_ABI = parseAbi([
  'function WETH() view returns (address)',
  'function getPair(address, address) view returns (address)',
]);
const YEAR = 31_536_000n;
const LOCK_ABI = parseAbi(['function lock(uint256, uint256)', 'function lockToken(address, uint256, uint256)']);
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
  const v3 = new V3Exchange(platform, settings.positionManagers[0] ?? zeroAddress);
  const [stable = zeroAddress] = settings.baseTokens;
  const exchanges = [{ ...exchange, name: 'Test exchange' }];
  const [owner, operator] = [account(5), account(6)];

  const send = async (to: Address | null, data: Hex, from = owner): Promise<Address> => {
    const hash = await client.sendTransaction({ account: from, to, data });
    return (await platform.mined(hash, data.slice(0, 10))).contractAddress ?? zeroAddress;
  };
  const create = (name: string, args: readonly unknown[] = [], from = owner) => {
    const { abi, bytecode } = artifactOf(name);
    return send(null, encodeDeployData({ abi, bytecode, args }), from);
  };
  const copyOf = (target: Address) =>
    send(null, `0x3d602d80600a3d3981f3363d3d373d3d3d363d73${target.slice(2)}5af43d82803e903d91602b57fd5bf3`);
  const make = async ({ contract, behind }: CorpusToken): Promise<Address> => {
    if (!behind) return create(contract);
    const target = await create(behind);
    if (contract === 'MinimalProxy') {
      const copy = await copyOf(target);
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

  const makeLocker = async ({ contract, behind }: CorpusLocker, pair: Address): Promise<Address> => {
    if (contract === 'RabbitLock') return contracts.rabbitLock;
    if (!behind) return create(contract, [pair], operator);
    const target = await create(behind, [], operator);
    if (contract === 'MinimalProxy') return copyOf(target);
    return create(
      contract,
      [contract === 'BeaconLocker' ? await create('LockerBeacon', [target], operator) : target],
      operator,
    );
  };
  const deployLocker = async (of: CorpusLocker, pair: Address): Promise<Address> => {
    const locker = getAddress(await makeLocker(of, pair));
    const held = await client.readContract({ address: pair, abi: erc20Abi, functionName: 'balanceOf', args: [owner] });
    const amount = held / LOCKED_PART;
    const until = (await platform.now()) + YEAR;
    if (of.contract === 'RabbitLock') {
      await platform.lock(owner, { token: pair, amount, date: until, isLp: true });
      return locker;
    }
    await platform.approve(owner, pair, locker, amount);
    if (of.contract === 'TwinLocker') {
      await send(pair, encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [locker, amount] }));
      return locker;
    }
    const lock = of.behind
      ? encodeFunctionData({ abi: LOCK_ABI, functionName: 'lockToken', args: [pair, amount, until] })
      : encodeFunctionData({ abi: LOCK_ABI, functionName: 'lock', args: [amount, until] });
    await send(locker, lock);
    return locker;
  };

  return {
    pairOf: async (token) => {
      const { router, factory } = exchange;
      const wrapped = await client.readContract({ address: router, abi: EXCHANGE_ABI, functionName: 'WETH' });
      return client.readContract({
        address: factory,
        abi: EXCHANGE_ABI,
        functionName: 'getPair',
        args: [token, wrapped],
      });
    },
    deployLocker,
    operator,
    client,
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
    lockPosition: async (token, date, range) => {
      const { manager } = v3;
      const terms = { token, price: 0.0001, tokens: parseEther('10000'), coins: parseEther('1') };
      const tokenId = await v3.open(owner, { ...terms, ...(range && { range }) });
      const agreed = { owner, feeReceiver: zeroAddress, unlockDate: date, description: '' };
      const locker = contracts.positionLock ?? zeroAddress;
      return platform.send(owner, lockPositionCall(locker, owner, { manager, tokenId }, agreed));
    },
    goTo: (timestamp) => platform.goTo(timestamp),
    stop: () => anvil.stop(),
  };
}
