import type { APIRequestContext } from '@playwright/test';
import { contractCall } from '@rab/contracts';
import { addLiquidityCall } from '@rab/contracts/sale-calls';
import type { DemoChain } from '@rab/devnet/seed';
import { type Address, erc20Abi, parseEther } from 'viem';
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts';
import { chain } from '../chain.ts';
import { demoChain } from '../demoChain.ts';
import { indexerCaughtUp } from '../indexerCaughtUp.ts';

const HOUR = 3_600n;
const PROJECT = {
  name: 'Fault Carrot',
  symbol: 'FLTC',
  supply: 100_000_000n,
  description: 'What the faults are tried with.',
};
/** Of each buyer of the sales that have ended, in whole coins. */
const DEPOSIT = '0.2';

/** What the cases need on chain: a token, an open sale, one to claim from, one to take deposits back from. */
export class ChainFixture {
  readonly demo: DemoChain;
  readonly token: Address;
  readonly openSale: Address;
  readonly doneSale: Address;
  readonly failedSale: Address;
  /** Accounts with a deposit in both of the sales that have ended; each is used once. */
  readonly #buyers: PrivateKeyAccount[];
  #giving: Promise<void> = Promise.resolve();

  private constructor(
    fixture: Pick<ChainFixture, 'demo' | 'token' | 'openSale' | 'doneSale' | 'failedSale'>,
    buyers: PrivateKeyAccount[],
  ) {
    this.demo = fixture.demo;
    this.token = fixture.token;
    this.openSale = fixture.openSale;
    this.doneSale = fixture.doneSale;
    this.failedSale = fixture.failedSale;
    this.#buyers = buyers;
  }

  /** @param count of the buyers that the cases need */
  static async create(request: APIRequestContext, count: number): Promise<ChainFixture> {
    const demo = await demoChain(request);
    const { owner, buyers: known } = demo.cast;
    const token = await demo.createToken(owner, PROJECT);
    const sale = async (name: string, caps: { softCap: string; hardCap: string }, hours: bigint) => {
      const projectInfoHash = await demo.upload({ ...PROJECT, name });
      const start = (await demo.now()) + 30n;
      return demo.createSale({ ...caps, max: '20', owner, token, projectInfoHash, start, end: start + hours * HOUR });
    };
    const doneSale = await sale('Done', { softCap: '9', hardCap: '30' }, 1n);
    const failedSale = await sale('Failed', { softCap: '400', hardCap: '1000' }, 1n);
    const openSale = await sale('Open', { softCap: '40', hardCap: '100' }, 100n);
    await demo.goTo((await demo.now()) + 60n);
    const buyers = Array.from({ length: count }, () => privateKeyToAccount(generatePrivateKey()));
    for (const { address } of buyers) {
      await fund(address);
      for (const ended of [doneSale, failedSale]) await demo.deposit(address, ended, DEPOSIT);
    }
    // the soft cap is reached however few cases are run
    await demo.deposit(known[0], doneSale, '10');
    await demo.goTo((await demo.now()) + 2n * HOUR);
    await demo.send(owner, addLiquidityCall({ id: doneSale }));
    await indexerCaughtUp();
    return new ChainFixture({ demo, token, openSale, doneSale, failedSale }, buyers);
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
    const transfer = { address: this.token, abi: erc20Abi, functionName: 'transfer' } as const;
    await this.demo.send(this.demo.cast.owner, contractCall({ ...transfer, args: [to, parseEther(whole)] }));
  }
}

/** Gives coins, and lets the node send for the account. */
async function fund(address: Address): Promise<void> {
  await chain.setBalance({ address, value: parseEther('100') });
  await chain.impersonateAccount({ address });
}
