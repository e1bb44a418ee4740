import { type ContractCall, contractCall, PER_MILLE, SECONDS_PER_DAY } from '@rab/contracts';
import {
  fairLaunchFactoryAbi,
  presaleFactoryAbi,
  privateSaleFactoryAbi,
  rabbitLockAbi,
  standardTokenFactoryAbi,
} from '@rab/contracts/abis';
import { proRataFactoryAbi } from '@rab/contracts/abis/pro-rata';
import { lockCall, type NewLock } from '@rab/contracts/lock-calls';
import {
  createFairLaunchCall,
  createPresaleCall,
  createPrivateSaleCall,
  createProRataCall,
  depositCall,
  type NewFairLaunch,
  type NewPresale,
  type NewPrivateSale,
  PLAIN_LISTING,
  PLAIN_TERMS,
  takePartCall,
} from '@rab/contracts/sale-calls';
import { type Address, erc20Abi, type Log, parseAbi, parseEther, parseEventLogs, parseUnits, zeroAddress } from 'viem';
import type { TestClient } from '../deploy/testClient.ts';
import { TestChain } from './TestChain.ts';

/** Where the product is on a chain, and the exchange that sales are listed on. */
interface Platform {
  contracts: Readonly<
    Record<
      | 'fairLaunchFactory'
      | 'launchpadFactory'
      | 'privateSaleFactory'
      | 'proRataFactory'
      | 'rabbitLock'
      | 'standardTokenFactory',
      Address
    >
  >;
  exchange: { factory: Address; router: Address };
}

const DECIMALS = 18;
const LOCK_PERIOD = 30n * SECONDS_PER_DAY;
/** The hash of the empty file stands for none. */
const NO_PROJECT_INFO = 'QmbFMke1KXqnYyBBWxB74N4c5SBnJMVAiMNRcGu6x1AwQH';
const mintAbi = parseAbi(['function mint(address to, uint256 amount)']);
const exchangeAbi = parseAbi([
  'function WETH() view returns (address)',
  'function addLiquidityETH(address token, uint256 amountTokenDesired, uint256 amountTokenMin, uint256 amountETHMin, address to, uint256 deadline) payable returns (uint256 amountToken, uint256 amountETH, uint256 liquidity)',
  'function getPair(address tokenA, address tokenB) view returns (address)',
]);

/** Whose sale of what, and when: times in unix seconds. */
interface AnySale {
  owner: Address;
  token: Address;
  start: bigint;
  end: bigint;
  projectInfoHash?: string;
}

/** Terms of a private sale (RAB Grow), as texts in whole units: what is left out sells 1,000 tokens a coin, 1 to 3 coins in all. */
export interface GrowTerms extends AnySale {
  /** The native coin where it is left out; a token has 18 decimals. */
  baseToken?: Address;
  rate?: string;
  softCap?: string;
  hardCap?: string;
  min?: string;
  max?: string;
  whitelistSeconds?: bigint;
  /** Per mille. */
  referralRate?: bigint;
  isBurn?: boolean;
  /** Basis points at the listing; seconds. */
  vesting?: { percentage: bigint; period: bigint; start?: bigint; end: bigint };
  /** Of a grow: in how many parts the raise is paid out, and how many seconds apart. */
  parts?: NewPrivateSale['parts'];
}

/** Terms of a presale (RAB Sale): as those of a private sale, and its listing. */
export interface SaleTerms extends GrowTerms {
  listingRate?: string;
  /** Factory of the exchange that lists it where the announced one refuses; none where it is left out. */
  otherFactory?: Address;
  /** Until how many seconds after the start buyers may leave, and what per mille of a deposit stays then. */
  leaving?: NewPresale['leaving'];
}

/** Terms of a fair launch, in whole coins and tokens. */
export interface FairLaunchTerms extends AnySale {
  selling: string;
  softCap: string;
  /** Of the raise, to its owner at most. */
  maxOwner: string;
  /** Tokens that are locked for the team at the listing. */
  team?: string;
}

/** Terms of a pro rata sale: a fair launch that accepts so many whole coins at most. */
export interface ProRataTerms extends FairLaunchTerms {
  hardCap: string;
}

/** A local chain with the product on it: what a person does there by its screens, done by any account. */
export class PlatformChain extends TestChain {
  readonly contracts: Platform['contracts'];
  readonly exchange: Platform['exchange'];

  constructor(client: TestClient, { contracts, exchange }: Platform) {
    super(client);
    [this.contracts, this.exchange] = [contracts, exchange];
  }

  /** Creates a token with 18 decimals. @param supply whole tokens, which are its owner's */
  async createToken(
    owner: Address,
    { name, symbol, supply = 1_000_000n }: { name: string; symbol: string; supply?: bigint },
  ): Promise<Address> {
    const { standardTokenFactory } = this.contracts;
    const create = contractCall({
      address: standardTokenFactory,
      abi: standardTokenFactoryAbi,
      functionName: 'create',
      args: [name, symbol, DECIMALS, parseUnits(String(supply), DECIMALS)],
      value: await this.#flatFee(standardTokenFactory),
    });
    const { logs } = await this.send(owner, create);
    return only(parseEventLogs({ abi: standardTokenFactoryAbi, eventName: 'TokenCreated', logs })).args.token;
  }

  async createSale({ listingRate = '800', leaving, ...terms }: SaleTerms): Promise<Address> {
    const factory = this.contracts.launchpadFactory;
    const sale = saleParams(terms);
    const listing = { ...PLAIN_LISTING, listingRate: parseEther(listingRate), lockPeriod: LOCK_PERIOD };
    const caps = { ...capParams(terms), ...listing };
    const needed = await this.client.readContract({
      address: factory,
      abi: presaleFactoryAbi,
      functionName: 'amountNeeded',
      args: [sale, caps],
    });
    const places = this.#listingPlaces(terms);
    const vesting = vestingParams(terms);
    const logs = await this.#create(terms, factory, needed, (agreed) =>
      createPresaleCall({ factory, terms: sale, caps, places, vesting, agreed, leaving }),
    );
    return only(parseEventLogs({ abi: presaleFactoryAbi, eventName: 'PresaleCreated', logs })).args.presale;
  }

  async createGrow(terms: GrowTerms): Promise<Address> {
    const factory = this.contracts.privateSaleFactory;
    const [sale, caps] = [saleParams(terms), capParams(terms)];
    const needed = await this.client.readContract({
      address: factory,
      abi: privateSaleFactoryAbi,
      functionName: 'amountNeeded',
      args: [sale, caps],
    });
    const places = { presaleOwner: terms.owner, projectInfoHash: terms.projectInfoHash ?? NO_PROJECT_INFO };
    const vesting = vestingParams(terms);
    const logs = await this.#create(terms, factory, needed, (agreed) =>
      createPrivateSaleCall({ factory, terms: sale, caps, places, vesting, agreed, parts: terms.parts }),
    );
    return only(parseEventLogs({ abi: privateSaleFactoryAbi, eventName: 'PrivateSaleCreated', logs })).args.privateSale;
  }

  async createFairLaunch(terms: FairLaunchTerms): Promise<Address> {
    const factory = this.contracts.fairLaunchFactory;
    const logs = await this.#createLaunch(terms, factory, (launch) => createFairLaunchCall({ factory, ...launch }));
    return only(parseEventLogs({ abi: fairLaunchFactoryAbi, eventName: 'FairLaunchCreated', logs })).args.fairLaunch;
  }

  /** A pro rata sale. */
  async createProRata(terms: ProRataTerms): Promise<Address> {
    const factory = this.contracts.proRataFactory;
    const hardCap = parseEther(terms.hardCap);
    const logs = await this.#createLaunch(terms, factory, (launch) =>
      createProRataCall({ factory, hardCap, ...launch }),
    );
    return only(parseEventLogs({ abi: proRataFactoryAbi, eventName: 'ProRataCreated', logs })).args.proRata;
  }

  /** Creates a sale whose buyers share its tokens. */
  async #createLaunch(
    terms: FairLaunchTerms,
    factory: Address,
    callOf: (launch: Omit<NewFairLaunch, 'factory'>) => ContractCall,
  ): Promise<Log[]> {
    const info = {
      saleToken: terms.token,
      baseToken: zeroAddress,
      sellingAmount: parseEther(terms.selling),
      softCap: parseEther(terms.softCap),
      maxOwnerReceive: parseEther(terms.maxOwner),
      liquidityPercent: 600n,
      startTime: terms.start,
      endTime: terms.end,
      lockPeriod: LOCK_PERIOD,
      feeOption: 1n,
    };
    const team = {
      usingTeamVesting: terms.team !== undefined,
      totalTokens: parseEther(terms.team ?? '0'),
      firstReleaseDelay: 7n * SECONDS_PER_DAY,
      firstReleaseBps: 1000n,
      period: 30n * SECONDS_PER_DAY,
      releaseBps: 1500n,
    };
    const needed = await this.client.readContract({
      address: factory,
      abi: fairLaunchFactoryAbi,
      functionName: 'amountNeeded',
      args: [info, team],
    });
    const places = this.#listingPlaces(terms);
    return this.#create(terms, factory, needed, (agreed) => callOf({ info, places, team, agreed }));
  }

  /** Buys in a presale or a private sale. @param amount whole units of its currency, the native coin where `base` is left out */
  async deposit(
    buyer: Address,
    sale: Address,
    amount: string,
    { referrer = null, base = zeroAddress }: { referrer?: Address | null; base?: Address } = {},
  ): Promise<void> {
    const units = parseEther(amount);
    if (base !== zeroAddress) await this.approve(buyer, base, sale, units);
    await this.send(buyer, depositCall({ id: sale, base: { address: base } }, units, referrer));
  }

  /** Takes part in a fair launch or a pro rata sale. @param amount whole coins */
  async takePart(buyer: Address, launch: Address, amount: string): Promise<void> {
    await this.send(buyer, takePartCall({ id: launch, base: { address: zeroAddress } }, parseEther(amount)));
  }

  /** Locks tokens of an account for itself. Resolves to the lock's id. */
  async lock(owner: Address, { vesting = null, description = '', isLp = false, ...lock }: LockTerms): Promise<bigint> {
    const { rabbitLock } = this.contracts;
    await this.approve(owner, lock.token, rabbitLock, lock.amount);
    const { logs } = await this.send(owner, lockCall(rabbitLock, owner, { ...lock, vesting, description }, isLp));
    return only(parseEventLogs({ abi: rabbitLockAbi, eventName: 'LockAdded', logs })).args.id;
  }

  /**
   * Puts tokens and coins into the exchange's pair, created if need be.
   * @param tokens base units
   * @param coins wei
   */
  async addLiquidity(
    owner: Address,
    token: Address,
    tokens: bigint,
    coins: bigint,
  ): Promise<{ pair: Address; liquidity: bigint }> {
    const { router, factory } = this.exchange;
    await this.approve(owner, token, router, tokens);
    const add = contractCall({
      address: router,
      abi: exchangeAbi,
      functionName: 'addLiquidityETH',
      args: [token, tokens, 0n, 0n, owner, (await this.now()) + SECONDS_PER_DAY],
      value: coins,
    });
    await this.send(owner, add);
    const wrapped = await this.client.readContract({ address: router, abi: exchangeAbi, functionName: 'WETH' });
    const pair = await this.client.readContract({
      address: factory,
      abi: exchangeAbi,
      functionName: 'getPair',
      args: [token, wrapped],
    });
    const liquidity = await this.client.readContract({
      address: pair,
      abi: erc20Abi,
      functionName: 'balanceOf',
      args: [owner],
    });
    return { pair, liquidity };
  }

  /** Gives an account so many base units of a test token that anybody may mint, such as the local stable coin. */
  async mint(account: Address, token: Address, amount: bigint): Promise<void> {
    const mint = { address: token, abi: mintAbi, functionName: 'mint', args: [account, amount] } as const;
    await this.send(account, contractCall(mint));
  }

  /** Lets `spender` take so many base units of a token. */
  async approve(owner: Address, token: Address, spender: Address, amount: bigint): Promise<void> {
    const approval = { address: token, abi: erc20Abi, functionName: 'approve', args: [spender, amount] } as const;
    await this.send(owner, contractCall(approval));
  }

  /** Creates a sale of any kind and agrees to any fee. Resolves to what the chain logs. */
  async #create(
    { owner, token }: AnySale,
    factory: Address,
    needed: bigint,
    callOf: (agreed: { baseFee: bigint; tokenFee: bigint; flatFee: bigint }) => ContractCall,
  ): Promise<Log[]> {
    await this.approve(owner, token, factory, needed);
    const flatFee = await this.#flatFee(factory);
    return (await this.send(owner, callOf({ baseFee: PER_MILLE, tokenFee: PER_MILLE, flatFee }))).logs;
  }

  #listingPlaces({
    owner,
    projectInfoHash = NO_PROJECT_INFO,
    otherFactory = zeroAddress,
  }: AnySale & Pick<SaleTerms, 'otherFactory'>) {
    const { factory } = this.exchange;
    return { presaleOwner: owner, factory, otherFactory, projectInfoHash };
  }

  #flatFee(factory: Address): Promise<bigint> {
    return this.client.readContract({ address: factory, abi: standardTokenFactoryAbi, functionName: 'flatFee' });
  }
}

type LockTerms = Omit<NewLock, 'vesting' | 'description'> &
  Partial<Pick<NewLock, 'vesting' | 'description'>> & { isLp?: boolean };

function only<Event>([event]: readonly Event[]): Event {
  if (!event) throw new Error('The event that proves it is missing.');
  return event;
}

const saleParams = (terms: GrowTerms) => ({
  ...PLAIN_TERMS,
  saleToken: terms.token,
  baseToken: terms.baseToken ?? PLAIN_TERMS.baseToken,
  tokenPrice: parseEther(terms.rate ?? '1000'),
  minSpendPerBuyer: parseEther(terms.min ?? '0.1'),
  maxSpendPerBuyer: parseEther(terms.max ?? '3'),
  startTime: terms.start,
  endTime: terms.end,
  whitelistTime: terms.whitelistSeconds ?? PLAIN_TERMS.whitelistTime,
  referralRate: terms.referralRate ?? PLAIN_TERMS.referralRate,
  isBurn: terms.isBurn ?? PLAIN_TERMS.isBurn,
});

const capParams = ({ softCap = '1', hardCap = '3' }: GrowTerms) => ({
  softCap: parseEther(softCap),
  hardCap: parseEther(hardCap),
});

const vestingParams = ({ vesting }: GrowTerms) => ({
  requestVesting: vesting !== undefined,
  linearLock: false,
  vestingStartEmission: vesting?.start ?? 0n,
  vestingEndEmission: vesting?.end ?? 0n,
  vestingPercentage: vesting?.percentage ?? 0n,
  vestingPeriod: vesting?.period ?? 0n,
});
