import {
  fairLaunchAbi,
  fairLaunchFactoryAbi,
  presaleAbi,
  presaleFactoryAbi,
  privateSaleAbi,
  privateSaleFactoryAbi,
  rabbitLockAbi,
  standardTokenFactoryAbi,
} from '@rab/contracts/abis';
import { type Address, erc20Abi, parseAbi, parseEther, parseEventLogs, parseUnits, zeroAddress } from 'viem';
import type { Cast } from '../chain/accounts.ts';
import type { Deployment } from '../chain/deploy.ts';
import type { LocalChain } from '../chain/LocalChain.ts';
import type { Project } from './projects.ts';
import { type Places, uploadProject } from './uploadProject.ts';

export const HOUR = 3600n;
export const DAY = 86_400n;
const DECIMALS = 18;
/** What only the administrator calls is in no front end's ABI. */
const settingAbi = parseAbi([
  'function setLabel(address sale, uint8 labelType, string link)',
  'function getBaseFee() view returns (uint256)',
  'function getTokenFee() view returns (uint256)',
]);
const stableAbi = parseAbi(['function mint(address to, uint256 amount)']);
const exchangeAbi = parseAbi([
  'function addLiquidityETH(address token, uint256 amountTokenDesired, uint256 amountTokenMin, uint256 amountETHMin, address to, uint256 deadline) payable returns (uint256 amountToken, uint256 amountETH, uint256 liquidity)',
  'function getPair(address tokenA, address tokenB) view returns (address)',
]);

/** What a demo sale is priced in; both have 18 decimals. */
export type Currency = 'BNB' | 'BUSD';

/** Terms that both kinds of demo sale have. Base amounts in whole units of the currency, times in unix seconds. */
interface CommonTerms {
  /** Default BNB. */
  currency?: Currency;
  owner: Address;
  token: Address;
  project: Project;
  rate: string;
  softCap: string;
  hardCap: string;
  min: string;
  max: string;
  start: bigint;
  end: bigint;
  whitelistSeconds?: bigint;
  /** Per mille. */
  referralRate?: bigint;
  isBurn?: boolean;
  vesting?: { percentage: bigint; period: bigint; end: bigint };
}

export interface SaleTerms extends CommonTerms {
  listingRate: string;
  /** Per mille. */
  liquidityPercent: bigint;
}

export type GrowTerms = CommonTerms;

/** Terms of a demo fair launch, in BNB and whole tokens. */
export interface FairLaunchTerms
  extends Pick<CommonTerms, 'owner' | 'token' | 'project' | 'softCap' | 'start' | 'end'> {
  selling: string;
  /** Of the raise, to its owner at most. */
  maxOwner: string;
  /** Whole tokens that are locked for the team at the listing. */
  team?: string;
}

/** The demo's hands: everything a person can do with the product, done by the accounts of the cast. */
export class Stage {
  readonly chain: LocalChain;
  readonly cast: Cast;
  readonly #deployment: Deployment;
  readonly #places: Places;

  constructor(chain: LocalChain, cast: Cast, deployment: Deployment, places: Places) {
    this.chain = chain;
    this.cast = cast;
    this.#deployment = deployment;
    this.#places = places;
  }

  /** Creates the project's token; its owner holds the whole supply. */
  async createToken(owner: Address, { name, symbol, supply }: Project): Promise<Address> {
    const { standardTokenFactory } = this.#deployment.contracts;
    const receipt = await this.chain.send(owner, {
      address: standardTokenFactory,
      abi: standardTokenFactoryAbi,
      functionName: 'create',
      args: [name, symbol, DECIMALS, parseUnits(String(supply), DECIMALS)],
      value: await this.#flatFee(standardTokenFactory),
    });
    const [created] = parseEventLogs({ abi: standardTokenFactoryAbi, eventName: 'TokenCreated', logs: receipt.logs });
    return (created as NonNullable<typeof created>).args.token;
  }

  async createSale(terms: SaleTerms): Promise<Address> {
    const { launchpadFactory } = this.#deployment.contracts;
    const sale = { ...saleParams(terms), baseToken: this.#addressOf(terms.currency) };
    const cap = {
      ...capParams(terms),
      liquidityPercent: terms.liquidityPercent,
      listingRate: parseEther(terms.listingRate),
      lockPeriod: 30n * DAY,
    };
    const needed = await this.chain.client.readContract({
      address: launchpadFactory,
      abi: presaleFactoryAbi,
      functionName: 'amountNeeded',
      args: [sale, cap],
    });
    await this.approve(terms.owner, terms.token, launchpadFactory, needed);
    const projectInfoHash = await uploadProject(terms.project, this.#places);
    const receipt = await this.chain.send(terms.owner, {
      address: launchpadFactory,
      abi: presaleFactoryAbi,
      functionName: 'create',
      args: [
        sale,
        cap,
        {
          presaleOwner: terms.owner,
          factory: this.#deployment.exchange.factory,
          otherFactory: zeroAddress,
          projectInfoHash,
        },
        vestingParams(terms),
        await this.#agreedFees(launchpadFactory),
      ],
      value: await this.#flatFee(launchpadFactory),
    });
    const [created] = parseEventLogs({ abi: presaleFactoryAbi, eventName: 'PresaleCreated', logs: receipt.logs });
    return (created as NonNullable<typeof created>).args.presale;
  }

  async createGrow(terms: GrowTerms): Promise<Address> {
    const { privateSaleFactory } = this.#deployment.contracts;
    const sale = { ...saleParams(terms), baseToken: this.#addressOf(terms.currency) };
    const cap = capParams(terms);
    const needed = await this.chain.client.readContract({
      address: privateSaleFactory,
      abi: privateSaleFactoryAbi,
      functionName: 'amountNeeded',
      args: [sale, cap],
    });
    await this.approve(terms.owner, terms.token, privateSaleFactory, needed);
    const projectInfoHash = await uploadProject(terms.project, this.#places);
    const receipt = await this.chain.send(terms.owner, {
      address: privateSaleFactory,
      abi: privateSaleFactoryAbi,
      functionName: 'create',
      args: [
        sale,
        cap,
        { presaleOwner: terms.owner, projectInfoHash },
        { ...vestingParams(terms), vestingStartEmission: 0n },
        await this.#agreedFees(privateSaleFactory),
      ],
      value: await this.#flatFee(privateSaleFactory),
    });
    const [created] = parseEventLogs({
      abi: privateSaleFactoryAbi,
      eventName: 'PrivateSaleCreated',
      logs: receipt.logs,
    });
    return (created as NonNullable<typeof created>).args.privateSale;
  }

  async createFairLaunch(terms: FairLaunchTerms): Promise<Address> {
    const { fairLaunchFactory } = this.#deployment.contracts;
    const info = {
      saleToken: terms.token,
      baseToken: zeroAddress,
      sellingAmount: parseEther(terms.selling),
      softCap: parseEther(terms.softCap),
      maxOwnerReceive: parseEther(terms.maxOwner),
      liquidityPercent: 600n,
      startTime: terms.start,
      endTime: terms.end,
      lockPeriod: 30n * DAY,
      feeOption: 1n,
    };
    const team = {
      usingTeamVesting: terms.team !== undefined,
      totalTokens: parseEther(terms.team ?? '0'),
      firstReleaseDelay: 7n * DAY,
      firstReleaseBps: 1000n,
      period: 30n * DAY,
      releaseBps: 1500n,
    };
    const factory = { address: fairLaunchFactory, abi: fairLaunchFactoryAbi } as const;
    const needed = await this.chain.client.readContract({
      ...factory,
      functionName: 'amountNeeded',
      args: [info, team],
    });
    await this.approve(terms.owner, terms.token, fairLaunchFactory, needed);
    const flatFee = await this.#flatFee(fairLaunchFactory);
    const owner = {
      presaleOwner: terms.owner,
      factory: this.#deployment.exchange.factory,
      otherFactory: zeroAddress,
      projectInfoHash: await uploadProject(terms.project, this.#places),
    };
    const receipt = await this.chain.send(terms.owner, {
      ...factory,
      functionName: 'create',
      args: [info, owner, team, { baseFee: 20n, tokenFee: 20n, flatFee }],
      value: flatFee,
    });
    const [created] = parseEventLogs({ abi: fairLaunchFactoryAbi, eventName: 'FairLaunchCreated', logs: receipt.logs });
    return (created as NonNullable<typeof created>).args.fairLaunch;
  }

  /** Takes part in a fair launch. @param amount BNB */
  async takePart(buyer: Address, launch: Address, amount: string): Promise<void> {
    await this.chain.send(buyer, {
      address: launch,
      abi: fairLaunchAbi,
      functionName: 'userDeposit',
      args: [parseEther(amount)],
      value: parseEther(amount),
    });
  }

  /** @param amount whole units of the sale's currency */
  async deposit(
    buyer: Address,
    sale: Address,
    amount: string,
    { referrer = zeroAddress, currency = 'BNB' }: { referrer?: Address; currency?: Currency } = {},
  ): Promise<void> {
    const units = parseEther(amount);
    if (currency === 'BUSD') await this.approve(buyer, this.#deployment.stable, sale, units);
    await this.chain.send(buyer, {
      address: sale,
      abi: presaleAbi,
      functionName: 'userDeposit',
      args: [units, referrer],
      value: currency === 'BNB' ? units : 0n,
    });
  }

  /** Gives an account BUSD to try things with. */
  async handOutStable(account: Address, amount: string): Promise<void> {
    await this.chain.send(account, {
      address: this.#deployment.stable,
      abi: stableAbi,
      functionName: 'mint',
      args: [account, parseEther(amount)],
    });
  }

  /** A call without arguments of a sale. */
  async act(
    account: Address,
    sale: Address,
    functionName: 'addLiquidity' | 'forceFailByPresaleOwner' | 'userWithdrawTokens',
  ): Promise<void> {
    await this.chain.send(account, { address: sale, abi: presaleAbi, functionName, args: [] });
  }

  async whitelist(owner: Address, sale: Address, accounts: readonly Address[]): Promise<void> {
    await this.chain.send(owner, {
      address: sale,
      abi: presaleAbi,
      functionName: 'addWhitelistAccount',
      args: [[...accounts]],
    });
  }

  /** The admin's review of a grow sale: 4 LISTING, 5 SATISFY, 6 NOT_SATISFY. */
  async setGrowStatus(sale: Address, status: 4 | 5 | 6): Promise<void> {
    await this.chain.send(this.cast.admin, {
      address: sale,
      abi: privateSaleAbi,
      functionName: 'setStatusByRAB',
      args: [status],
    });
  }

  async showGrow(sale: Address): Promise<void> {
    await this.chain.send(this.cast.admin, {
      address: sale,
      abi: privateSaleAbi,
      functionName: 'setIsVisible',
      args: [true],
    });
  }

  async finalizeGrow(account: Address, sale: Address): Promise<void> {
    await this.chain.send(account, { address: sale, abi: privateSaleAbi, functionName: 'finalized', args: [] });
  }

  /** @param kind 0 audit, 1 kyc */
  async label(sale: Address, kind: 0 | 1): Promise<void> {
    const link = `${this.#places.explorer}/elsewhere/${kind === 0 ? 'Audit' : 'KYC'}%20report`;
    await this.chain.send(this.cast.admin, {
      address: this.#deployment.contracts.launchpadSetting,
      abi: settingAbi,
      functionName: 'setLabel',
      args: [sale, kind, link],
    });
  }

  /** @param amount base units of the token */
  async lock(
    owner: Address,
    token: Address,
    isLp: boolean,
    amount: bigint,
    date: bigint,
    title: string,
  ): Promise<bigint> {
    await this.approve(owner, token, this.#lock, amount);
    const receipt = await this.chain.send(owner, {
      address: this.#lock,
      abi: rabbitLockAbi,
      functionName: 'lock',
      args: [owner, token, isLp, amount, date, title],
    });
    const [added] = parseEventLogs({ abi: rabbitLockAbi, eventName: 'LockAdded', logs: receipt.logs });
    return (added as NonNullable<typeof added>).args.id;
  }

  /** @param schedule date and period in seconds, shares in basis points */
  async vestingLock(
    owner: Address,
    token: Address,
    amount: bigint,
    schedule: { date: bigint; first: bigint; period: bigint; share: bigint },
    title: string,
  ): Promise<bigint> {
    const { date, first, period, share } = schedule;
    await this.approve(owner, token, this.#lock, amount);
    const receipt = await this.chain.send(owner, {
      address: this.#lock,
      abi: rabbitLockAbi,
      functionName: 'vestingLock',
      args: [owner, token, false, amount, date, first, period, share, title],
    });
    const [added] = parseEventLogs({ abi: rabbitLockAbi, eventName: 'LockAdded', logs: receipt.logs });
    return (added as NonNullable<typeof added>).args.id;
  }

  async unlock(owner: Address, id: bigint): Promise<void> {
    await this.chain.send(owner, { address: this.#lock, abi: rabbitLockAbi, functionName: 'unlock', args: [id] });
  }

  /**
   * Puts tokens and native currency into the exchange's pair, created if need be.
   * @param tokens base units
   * @param native wei
   */
  async addLiquidity(
    owner: Address,
    token: Address,
    tokens: bigint,
    native: bigint,
  ): Promise<{ pair: Address; liquidity: bigint }> {
    const { router, factory } = this.#deployment.exchange;
    const { wrappedNative } = this.#deployment;
    await this.approve(owner, token, router, tokens);
    const deadline = (await this.chain.now()) + HOUR;
    await this.chain.send(owner, {
      address: router,
      abi: exchangeAbi,
      functionName: 'addLiquidityETH',
      args: [token, tokens, 0n, 0n, owner, deadline],
      value: native,
    });
    const { client } = this.chain;
    const pair = await client.readContract({
      address: factory,
      abi: exchangeAbi,
      functionName: 'getPair',
      args: [token, wrappedNative],
    });
    const liquidity = await client.readContract({
      address: pair,
      abi: erc20Abi,
      functionName: 'balanceOf',
      args: [owner],
    });
    return { pair, liquidity };
  }

  async approve(owner: Address, token: Address, spender: Address, amount: bigint): Promise<void> {
    await this.chain.send(owner, {
      address: token,
      abi: erc20Abi,
      functionName: 'approve',
      args: [spender, amount],
    });
  }

  #addressOf(currency: Currency = 'BNB'): Address {
    return currency === 'BNB' ? zeroAddress : this.#deployment.stable;
  }

  get #lock(): Address {
    return this.#deployment.contracts.rabbitLock;
  }

  /** Exactly the fees that the settings ask for now. */
  async #agreedFees(factory: Address) {
    const setting = { address: this.#deployment.contracts.launchpadSetting, abi: settingAbi } as const;
    const [baseFee, tokenFee, flatFee] = await Promise.all([
      this.chain.client.readContract({ ...setting, functionName: 'getBaseFee' }),
      this.chain.client.readContract({ ...setting, functionName: 'getTokenFee' }),
      this.#flatFee(factory),
    ]);
    return { baseFee, tokenFee, flatFee };
  }

  #flatFee(factory: Address): Promise<bigint> {
    return this.chain.client.readContract({
      address: factory,
      abi: standardTokenFactoryAbi,
      functionName: 'flatFee',
    });
  }
}

const saleParams = (terms: CommonTerms) => ({
  saleToken: terms.token,
  tokenPrice: parseEther(terms.rate),
  minSpendPerBuyer: parseEther(terms.min),
  maxSpendPerBuyer: parseEther(terms.max),
  startTime: terms.start,
  endTime: terms.end,
  whitelistTime: terms.whitelistSeconds ?? 0n,
  referralRate: terms.referralRate ?? 0n,
  isBurn: terms.isBurn ?? false,
});

const capParams = (terms: CommonTerms) => ({
  softCap: parseEther(terms.softCap),
  hardCap: parseEther(terms.hardCap),
});

const vestingParams = ({ vesting }: CommonTerms) => ({
  requestVesting: vesting !== undefined,
  linearLock: false,
  vestingEndEmission: vesting?.end ?? 0n,
  vestingPercentage: vesting?.percentage ?? 0n,
  vestingPeriod: vesting?.period ?? 0n,
});
