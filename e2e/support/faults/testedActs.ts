import type { Page } from '@playwright/test';
import { presaleAbi, presaleFactoryAbi, rabbitLockAbi, standardTokenFactoryAbi } from '@rab/contracts/abis';
import { type AbiEvent, type Address, erc20Abi, isAddressEqual, parseEther } from 'viem';
import type { PrivateKeyAccount } from 'viem/accounts';
import { chain, chainTime } from '../chain.ts';
import { DAY, dateText, field } from '../steps.ts';
import type { ChainFixture } from './ChainFixture.ts';

/** One of the product's acts that move money, as the fault matrix tests it. */
export interface TestedAct {
  name: string;
  /** An account that can do it. */
  accountIn: (fixture: ChainFixture) => Promise<PrivateKeyAccount>;
  path: (fixture: ChainFixture) => string;
  /** Types what it needs. */
  fill?: (page: Page) => Promise<void>;
  /** Resolves once what its form needs from the node is there. */
  isRead?: (page: Page) => Promise<void>;
  /** Words of its button. */
  button: string | RegExp;
  /** Title of the closing toast, and where the page is then; without an address it stays. */
  success: string;
  leadsTo?: RegExp;
  /** Title of the toast where it fails on chain. */
  failed: string;
  /** The event that an account has paid with. */
  emitter: (fixture: ChainFixture) => Address;
  event: AbiEvent;
  who: string;
  /** Goes to the wallet as several calls in one request. */
  isBatch?: boolean;
  /** Its account needs a deposit. */
  takesBuyer?: boolean;
  /** To do it twice harms nobody. */
  isRepeatable?: boolean;
  /** Gas that it fails with, where 50,000 would do. */
  tooLittleGas?: bigint;
  /** Only a page that the indexer serves shows it. */
  needsIndexer?: boolean;
}

const eventOf = (abi: readonly { type: string; name?: string }[], name: string): AbiEvent =>
  abi.find((item) => item.type === 'event' && item.name === name) as AbiEvent;

const AMOUNT = '5';
const SALE_TOKENS = '60000';

const lockForm = async (page: Page) => {
  await field(page, 'title', 'Faults');
  await field(page, 'amount', AMOUNT);
  await field(page, 'lockUntil', dateText((await chainTime()) + DAY));
};

/** The token is read: one that is not is refused at its field, before anything is asked. */
const lockFormIsRead = (page: Page) => page.getByText('Balance:').waitFor();

const holder = async (fixture: ChainFixture, tokens: string) => {
  const account = await fixture.newcomer();
  await fixture.giveTokens(account.address, tokens);
  return account;
};

const approved = async (fixture: ChainFixture, spender: 'rabbitLock' | 'launchpadFactory', tokens: string) => {
  const account = await holder(fixture, tokens);
  await fixture.demo.approve(account.address, fixture.token, fixture.demo.contracts[spender], parseEther(tokens));
  return account;
};

const LOCK = {
  path: ({ token }) => `/create-lock?token=${token}`,
  fill: lockForm,
  isRead: lockFormIsRead,
  button: 'Create Lock',
  success: 'Lock success',
  failed: 'Lock failed',
  leadsTo: /\/lock-tokens\/lock\/\d+/,
  emitter: ({ demo }) => demo.contracts.rabbitLock,
  event: eventOf(rabbitLockAbi, 'LockAdded'),
  who: 'owner',
} satisfies Partial<TestedAct>;

const ofSale = (sale: 'openSale' | 'doneSale' | 'failedSale', eventName: string) =>
  ({
    path: (fixture) => `/rab-sale/${fixture[sale]}`,
    success: 'Success!!!',
    failed: 'Send Tx Failed',
    emitter: (fixture) => fixture[sale],
    event: eventOf(presaleAbi, eventName),
    who: 'account',
    needsIndexer: true,
  }) satisfies Partial<TestedAct>;

export const TESTED_ACTS: readonly TestedAct[] = [
  {
    name: 'create a token',
    accountIn: (fixture) => fixture.newcomer(),
    path: () => '/token/create',
    fill: async (page) => {
      await field(page, 'name', 'Faulty');
      await field(page, 'symbol', 'FLT');
      await field(page, 'totalSupply', '1000');
    },
    button: 'Create token',
    success: 'Create Token Success',
    failed: 'Send Tx Failed',
    leadsTo: /\/token\/view\/0x/,
    emitter: ({ demo }) => demo.contracts.standardTokenFactory,
    event: eventOf(standardTokenFactoryAbi, 'TokenCreated'),
    who: 'owner',
  },
  { ...LOCK, name: 'lock', accountIn: (fixture) => approved(fixture, 'rabbitLock', AMOUNT) },
  { ...LOCK, name: 'batch lock', accountIn: (fixture) => holder(fixture, AMOUNT), isBatch: true },
  {
    name: 'create a sale',
    accountIn: (fixture) => approved(fixture, 'launchpadFactory', SALE_TOKENS),
    path: ({ token }) => `/rab-sale/create?tokenAddress=${token}&step=4`,
    button: 'Submit',
    success: 'Create launchpad success',
    failed: 'Create launchpad failed',
    leadsTo: /\/rab-sale\/0x/,
    emitter: ({ demo }) => demo.contracts.launchpadFactory,
    event: eventOf(presaleFactoryAbi, 'PresaleCreated'),
    who: 'owner',
  },
  {
    ...ofSale('openSale', 'UserDeposited'),
    name: 'deposit',
    accountIn: (fixture) => fixture.newcomer(),
    fill: (page) => field(page, 'amount', '0.1'),
    button: 'Buy',
  },
  {
    ...ofSale('doneSale', 'TokensClaimed'),
    name: 'claim',
    takesBuyer: true,
    accountIn: async (fixture) => fixture.takeBuyer(),
    button: /^Claim/,
  },
  {
    ...ofSale('failedSale', 'BaseRefunded'),
    name: 'refund',
    takesBuyer: true,
    accountIn: async (fixture) => fixture.takeBuyer(),
    button: /^Refund/,
    tooLittleGas: 30_000n,
  },
  {
    name: 'approve',
    accountIn: (fixture) => holder(fixture, AMOUNT),
    path: LOCK.path,
    fill: lockForm,
    isRead: lockFormIsRead,
    button: 'Approve',
    success: 'Success!!!',
    failed: 'Send Tx Failed',
    emitter: ({ token }) => token,
    event: eventOf(erc20Abi, 'Approval'),
    who: 'owner',
    isRepeatable: true,
    tooLittleGas: 30_000n,
  },
];

/** How often an account has paid since a block: the act's own events on the chain. */
export async function paymentsOf(
  { emitter, event, who }: TestedAct,
  fixture: ChainFixture,
  { account, since }: { account: Address; since: bigint },
): Promise<number> {
  const logs = await chain.getLogs({ address: emitter(fixture), event, fromBlock: since });
  return logs.filter(({ args }) =>
    isAddressEqual((args as unknown as Record<string, Address>)[who] as Address, account),
  ).length;
}
