import type { APIRequestContext } from '@playwright/test';
import type { ChainConfig } from '@rab/config';
import type { Stage } from '@rab/devnet/seed';
import { type Address, erc20Abi, parseEther } from 'viem';
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts';
import { chain } from '../chain.ts';
import { indexerCaughtUp } from '../indexerCaughtUp.ts';
import { stageOf } from '../stageOf.ts';

const HOUR = 3_600n;
const TERMS = {
  rate: '1000',
  listingRate: '800',
  softCap: '3',
  hardCap: '10',
  min: '0.1',
  max: '20',
  liquidityPercent: 600n,
};
const PROJECT = {
  name: 'Ground Carrot',
  symbol: 'GRND',
  supply: 100_000_000n,
  description: 'What the faults are tried with.',
};
/** Of each buyer of the sales that have ended, in whole coins. */
const DEPOSIT = '0.2';

/** What the cases need on chain: a token, an open sale, one to claim from, one to take deposits back from. */
export class Ground {
  readonly contracts: ChainConfig['contracts'];
  readonly stage: Stage;
  readonly token: Address;
  readonly openSale: Address;
  readonly doneSale: Address;
  readonly failedSale: Address;
  /** Accounts with a deposit in both of the sales that have ended; each is used once. */
  readonly #buyers: PrivateKeyAccount[];
  #giving: Promise<void> = Promise.resolve();

  private constructor(
    ground: Pick<Ground, 'contracts' | 'stage' | 'token' | 'openSale' | 'doneSale' | 'failedSale'>,
    buyers: PrivateKeyAccount[],
  ) {
    this.contracts = ground.contracts;
    this.stage = ground.stage;
    this.token = ground.token;
    this.openSale = ground.openSale;
    this.doneSale = ground.doneSale;
    this.failedSale = ground.failedSale;
    this.#buyers = buyers;
  }

  /** @param count of the buyers that the cases need */
  static async lay(request: APIRequestContext, count: number): Promise<Ground> {
    const { contracts, stage } = await stageOf(request);
    const { chain: local, cast } = stage;
    const { owner } = cast;
    const token = await stage.createToken(owner, PROJECT);
    const sale = async (project: string, change: Partial<typeof TERMS>, hours: bigint) => {
      const start = (await local.now()) + 30n;
      const terms = { ...TERMS, ...change, owner, token, project: { ...PROJECT, name: project } };
      return stage.createSale({ ...terms, start, end: start + hours * HOUR });
    };
    const doneSale = await sale('Done', { softCap: '9', hardCap: '30' }, 1n);
    const failedSale = await sale('Failed', { softCap: '400', hardCap: '1000' }, 1n);
    const openSale = await sale('Open', { softCap: '40', hardCap: '100' }, 100n);
    await local.travelTo((await local.now()) + 60n);
    const buyers = Array.from({ length: count }, () => privateKeyToAccount(generatePrivateKey()));
    for (const { address } of buyers) {
      await fund(address);
      for (const ended of [doneSale, failedSale]) await stage.deposit(address, ended, DEPOSIT);
    }
    // the soft cap is reached however few cases are run
    await stage.deposit(cast.buyers[0], doneSale, '10');
    await local.travelTo((await local.now()) + 2n * HOUR);
    await stage.act(owner, doneSale, 'addLiquidity');
    await indexerCaughtUp();
    return new Ground({ contracts, stage, token, openSale, doneSale, failedSale }, buyers);
  }

  /** An account with a deposit. */
  takeBuyer(): PrivateKeyAccount {
    const buyer = this.#buyers.pop();
    if (!buyer) throw new Error('There are fewer buyers than cases.');
    return buyer;
  }

  /** An account with coins. */
  async newcomer(): Promise<PrivateKeyAccount> {
    const account = privateKeyToAccount(generatePrivateKey());
    await fund(account.address);
    return account;
  }

  /** One after the other: they all come from one account. */
  giveTokens(to: Address, whole: string): Promise<void> {
    const given = this.#giving.then(() => this.#give(to, whole));
    this.#giving = given.catch(() => undefined);
    return given;
  }

  async #give(to: Address, whole: string): Promise<void> {
    await this.stage.chain.send(this.stage.cast.owner, {
      address: this.token,
      abi: erc20Abi,
      functionName: 'transfer',
      args: [to, parseEther(whole)],
    });
  }
}

/** Gives coins, and lets the node send for the account. */
async function fund(address: Address): Promise<void> {
  await chain.setBalance({ address, value: parseEther('100') });
  await chain.impersonateAccount({ address });
}
