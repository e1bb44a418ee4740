import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { DemoChain } from '@rab/devnet/seed';
import type { GrowTerms } from '@rab/evm/driver';
import type { PageWallet } from '@rab/testing/PageWallet';
import type { Address, PrivateKeyAccount } from 'viem';
import { chain, freshAccount } from './chain.ts';
import { demoChain } from './demoChain.ts';
import { type GrowAct, offeredActs, takenActs } from './GrowActs.ts';
import { indexerCaughtUp } from './indexerCaughtUp.ts';
import { DAY, HOUR, settingsOwner, transactionOf } from './steps.ts';
import { connect, expect, type Person } from './test.ts';

const PROJECT = { name: 'Whole Carrot', supply: 1_000_000n, description: 'Grown from the seed on.' };
const TERMS = { softCap: '3', hardCap: '10', max: '5' };

/** The `claimer` is a buyer, too: one who has claimed. */
export type GrowRole = 'stranger' | 'owner' | 'administrator' | 'buyer' | 'claimer';

/** Grows of one owner that run at the same time, and who looks at them: a visitor, and one page that is everybody else. */
export class GrowPages {
  readonly demo: DemoChain;
  readonly visitor: Page;
  readonly page: Page;
  readonly #wallet: PageWallet;
  readonly roles: Record<GrowRole, PrivateKeyAccount>;
  readonly start: bigint;
  readonly end: bigint;
  readonly #symbols = new Map<Address, string>();
  readonly #tokens = new Map<Address, Address>();

  private constructor(
    demo: DemoChain,
    visitor: Page,
    { page, wallet }: Person,
    roles: Record<GrowRole, PrivateKeyAccount>,
    start: bigint,
  ) {
    [this.demo, this.visitor, this.page, this.#wallet, this.roles] = [demo, visitor, page, wallet, roles];
    [this.start, this.end] = [start, start + DAY];
  }

  static async begin(newPerson: (name: string) => Promise<Person>, request: APIRequestContext): Promise<GrowPages> {
    const demo = await demoChain(request);
    const { page: visitor } = await newPerson('Vera');
    const person = await newPerson('Gus');
    const [owner, buyer, claimer] = [await freshAccount('1000'), await freshAccount('100'), await freshAccount('100')];
    for (const { address } of [owner, buyer, claimer]) await chain.impersonateAccount({ address });
    const roles = { stranger: person.wallet.account, owner, administrator: settingsOwner(), buyer, claimer };
    return new GrowPages(demo, visitor, person, roles, (await demo.now()) + HOUR);
  }

  /** A grow that nobody has shown yet; `word` distinguishes it from the others. */
  async create(word: string, change: Partial<GrowTerms> = {}): Promise<Address> {
    const { owner = this.roles.owner.address } = change;
    // a stack that is kept running has those of earlier runs
    const project = { ...PROJECT, symbol: `${word}${owner.slice(-4)}` };
    const token = await this.demo.createToken(owner, project);
    const projectInfoHash = await this.demo.upload(project);
    const { start, end } = this;
    const sale = await this.demo.createGrow({ ...TERMS, ...change, owner, token, projectInfoHash, start, end });
    this.#symbols.set(sale, project.symbol);
    this.#tokens.set(sale, token);
    return sale;
  }

  symbolOf(sale: Address): string {
    return this.#symbols.get(sale) as string;
  }

  tokenOf(sale: Address): Address {
    return this.#tokens.get(sale) as Address;
  }

  /** Opens a grow's page and connects the wallet. */
  async connect(sale: Address): Promise<void> {
    await this.page.goto(`/rab-grow/${sale}`);
    await connect({ page: this.page, wallet: this.#wallet });
  }

  /** The page is another account's from now on. @param isAsked an owner is asked for the project info of a grow that is not visible yet */
  async as(role: GrowRole, isAsked = false): Promise<void> {
    const { address } = this.roles[role];
    this.#wallet.setAccount(this.roles[role]);
    if (isAsked) await this.page.getByRole('button', { name: 'Submit later' }).click();
    await expect(
      this.page.getByRole('banner').getByRole('button', { name: new RegExp(address.slice(-4), 'i') }),
    ).toBeVisible();
  }

  /** Opens a grow's page in a role, with all that is mined. */
  async open(sale: Address, role: GrowRole): Promise<void> {
    await indexerCaughtUp();
    await this.page.goto(`/rab-grow/${sale}`);
    await this.as(role);
  }

  /**
   * A grow's page offers each role what its contract accepts: these acts, and none to the roles that are not named.
   * A visitor is offered nothing.
   */
  async expectOffers(sale: Address, tag: string, offers: Partial<Record<GrowRole, readonly GrowAct[]>>): Promise<void> {
    await indexerCaughtUp();
    await this.page.goto(`/rab-grow/${sale}`);
    for (const role of Object.keys(this.roles) as GrowRole[]) {
      await this.as(role, role === 'owner' && tag === 'Upcoming');
      const [expected, what] = [offers[role] ?? [], `${this.symbolOf(sale)}, ${tag}, ${role}`];
      await expect.poll(() => offeredActs(this.page), { message: what }).toEqual(expected);
      expect(await takenActs(sale, this.roles[role].address), `contract: ${what}`).toEqual(expected);
    }
    await this.expectTag(this.page, tag);
    await this.visitor.goto(`/rab-grow/${sale}`);
    await this.expectTag(this.visitor, tag);
    expect(await offeredActs(this.visitor)).toEqual([]);
  }

  async expectTag(page: Page, tag: string): Promise<void> {
    await expect(page.getByRole('main').getByText(tag, { exact: true }).first()).toBeVisible();
  }

  /** Presses an act's button; resolves to the question. */
  async ask(button: string | RegExp, within: Locator = this.page.getByRole('main')): Promise<Locator> {
    await within.getByRole('button', { name: button, exact: true }).click();
    return this.page.getByRole('alertdialog');
  }

  /** Agrees to what is asked. */
  async agree(): Promise<void> {
    await this.page
      .getByRole('alertdialog')
      .getByRole('button', { name: /^(?!Go back$)/ })
      .last()
      .click();
  }

  /** Presses, reads the question, agrees, and sees it done. */
  async act(button: string | RegExp, question: string | RegExp, success = 'Success!!!'): Promise<void> {
    await expect(await this.ask(button)).toContainText(question);
    await this.agree();
    await this.expectDone(success);
  }

  async expectDone(success = 'Success!!!'): Promise<void> {
    expect((await transactionOf(this.page, success)).status).toBe('success');
    await this.page.locator('[data-toast="success"]').getByRole('button', { name: 'Dismiss' }).click();
  }

  /** Presses, and agrees after the chain has changed its mind meanwhile: nothing is sent, and why is said. */
  async actTooLate(button: string | RegExp, meanwhile: () => Promise<unknown>, refusal: string): Promise<void> {
    const before = this.#sent();
    await this.ask(button);
    await meanwhile();
    await this.agree();
    const toast = this.page.locator('[data-toast="error"]').filter({ hasText: refusal });
    await expect(toast).toBeVisible();
    await toast.getByRole('button', { name: 'Dismiss' }).click();
    expect(this.#sent()).toBe(before);
  }

  /** A grow's card on the administrator's desk. */
  card(sale: Address): Locator {
    return this.page.getByRole('article', { name: this.symbolOf(sale), exact: true });
  }

  /** Goes to the administrator's desk as he does, by its link in the list, and opens a grow, on the page of the queue that has it. */
  async openDesk(sale: Address): Promise<void> {
    await indexerCaughtUp();
    await this.as('administrator');
    await this.page.goto('/rab-grow/list');
    await this.page.getByRole('link', { name: 'Administrator’s desk' }).click();
    const heading = this.page.getByRole('heading', { name: /^Waiting: \d+$/ });
    await expect(heading).toBeVisible();
    const open = this.page.getByRole('button', { name: `Open ${this.symbolOf(sale)}`, exact: true });
    // what the list has read before is shown at first, and read again
    const isHere = () =>
      open.click({ timeout: 10_000 }).then(
        () => true,
        () => false,
      );
    for (let queue = 2; !(await isHere()); queue += 1) {
      expect(queue, `${this.symbolOf(sale)} is in the queue`).toBeLessThan(5);
      await this.page.goto(`/rab-grow/desk?page=${queue}`);
      await expect(heading).toBeVisible();
    }
    await expect(this.card(sale)).toBeVisible();
  }

  #sent(): number {
    return this.#wallet.asked.filter((method) => method === 'eth_sendTransaction').length;
  }
}
