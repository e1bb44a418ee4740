import type { Locator, Page } from '@playwright/test';
import type { FaultyNetwork } from '@rab/testing/FaultyNetwork';
import type { PageWallet } from '@rab/testing/PageWallet';
import type { PrivateKeyAccount } from 'viem/accounts';
import { chain } from '../chain.ts';
import { expect } from '../test.ts';
import type { FaultEnvironment } from './FaultEnvironment.ts';
import { paymentsOf, type TestedAct } from './testedActs.ts';

/** After this time, milliseconds, whatever waits must have said why. */
const A_MINUTE = 61_000;
const CHOICE = JSON.stringify({ connectionType: 'INJECTED', connectorId: 'test.wallet' });

/** One run of an act through a sequence of faults, by an account of its own, on pages of its own. */
export class FaultRun {
  readonly act: TestedAct;
  readonly wallet: PageWallet;
  readonly network: FaultyNetwork;
  readonly account: PrivateKeyAccount;
  readonly #environment: FaultEnvironment;
  readonly #since: bigint;
  /** The page that has the act. */
  page: Page;
  /** The person agrees in the wallet. */
  answer: () => void = () => {};
  readonly askedWords = 'You already started this';

  private constructor(
    environment: FaultEnvironment,
    act: TestedAct,
    account: PrivateKeyAccount,
    since: bigint,
    page: Page,
  ) {
    this.#environment = environment;
    this.act = act;
    this.wallet = environment.wallet;
    this.network = environment.network;
    this.account = account;
    this.#since = since;
    this.page = page;
  }

  /**
   * @param options.saleDraft what local storage holds of a sale that is to be created
   * @param options.hasClock the page's clock can be put forward
   */
  static async begin(
    environment: FaultEnvironment,
    act: TestedAct,
    { saleDraft, hasClock = false }: { saleDraft: string; hasClock?: boolean },
  ): Promise<FaultRun> {
    const { wallet, network, fixture, context } = environment;
    network.heal();
    wallet.beginAnew(await act.accountIn(fixture));
    wallet.canBatch = act.isBatch === true;
    const account = wallet.account;
    const page = await context.newPage();
    await page.goto(`${network.host.url}/blank`);
    await page.evaluate(
      ([choice, draft]) => {
        localStorage.clear();
        localStorage.setItem('rab.wallet.v1', choice as string);
        localStorage.setItem('rab.launch.sale.v1', draft as string);
      },
      [CHOICE, saleDraft],
    );
    if (hasClock) await page.clock.install();
    return new FaultRun(environment, act, account, await chain.getBlockNumber(), page);
  }

  get main() {
    return this.page.getByRole('main');
  }

  get button() {
    return this.buttonOf(this.page);
  }

  buttonOf(page: Page) {
    return page.getByRole('main').getByRole('button', { name: this.act.button, exact: true });
  }

  toast(title: string | RegExp) {
    return this.page.locator('[data-toast]').filter({ hasText: title });
  }

  /** Opens the act's page, with what it takes typed into it. */
  async open(page = this.page): Promise<void> {
    await page.goto(this.#environment.network.host.url + this.act.path(this.#environment.fixture));
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Account/ })
      .waitFor();
    await this.act.fill?.(page);
  }

  /** The same in another tab. */
  async openTab(): Promise<Page> {
    const page = await this.#environment.context.newPage();
    await this.open(page);
    return page;
  }

  /** Takes away what earlier faults have said. */
  async dismissToasts(): Promise<void> {
    await expect(async () => {
      const words = this.page.locator('[data-toast]');
      for (const dismiss of await words.getByRole('button', { name: 'Dismiss' }).all()) await dismiss.click();
      await expect(words).toHaveCount(0, { timeout: 100 });
    }).toPass();
  }

  /** Asks the wallet, and keeps its answer back until `answer`. */
  async hold(ask: () => Promise<unknown> = () => this.press()): Promise<void> {
    const { wallet } = this;
    wallet.reading = new Promise((done) => {
      this.answer = () => {
        wallet.reading = undefined;
        done();
      };
    });
    await ask();
    await expect.poll(() => wallet.prompts).toBe(1);
  }

  /** Sends it, and lets no receipt through. */
  async sendAndWait(): Promise<void> {
    this.network.node.break('knows no receipt');
    await this.press();
    await this.expectWaiting();
  }

  /** Sends it while an earlier transaction of the account is open. */
  async sendAfterEarlier(): Promise<void> {
    this.wallet.hasEarlierOpen = true;
    await this.press();
    await this.expectWaiting();
  }

  /** What kept it waiting is over. */
  async goOn(): Promise<void> {
    this.network.heal();
    if (this.wallet.hasEarlierOpen) await this.wallet.sendEarlier();
  }

  async press(page = this.page): Promise<void> {
    await this.buttonOf(page).click();
  }

  /** In this page and another one at once: in the second one the button may be gone already when it is waited for. */
  async pressWith(tab: Page): Promise<void> {
    const buttons = [this.page, tab].map((page) => this.buttonOf(page));
    for (const button of buttons) await expect(button).toBeEnabled();
    const elements = await Promise.all(buttons.map((button) => button.elementHandle()));
    await Promise.all(elements.map((element) => element?.evaluate((shown) => (shown as HTMLElement).click())));
  }

  /** As `press`, after it has failed: who did not want both as one is asked step by step. */
  async pressAgain(): Promise<void> {
    if (this.act.isBatch && (await this.approve.isVisible())) await this.approve.click();
    await this.press();
  }

  /** Of what is not known the person decides that it goes once more; repeatable acts do not ask. */
  async decide(): Promise<void> {
    if (!this.act.isRepeatable) await this.main.getByRole('button', { name: /^(?:Ask|Send) again$/ }).click();
    await expect(this.button).toBeEnabled();
  }

  /** Several calls go as one again, as on every new load: a wallet that had an error with that is asked step by step. */
  async askAsBefore(): Promise<void> {
    if (this.act.isBatch) await this.open();
    await expect(this.button).toBeEnabled();
  }

  /** The button after a first try that came to nothing. */
  get retry() {
    return this.act.isBatch ? this.button.or(this.approve) : this.button;
  }

  get approve() {
    return this.main.getByRole('button', { name: 'Approve', exact: true });
  }

  payments(account = this.account.address): Promise<number> {
    return paymentsOf(this.act, this.#environment.fixture, { account, since: this.#since });
  }

  /** Everything went well, once: money, words, and where it leads. */
  async expectDone(page = this.page): Promise<void> {
    const { success, leadsTo } = this.act;
    await expect(page.locator('[data-toast="success"]').filter({ hasText: success })).toBeVisible();
    expect(await this.payments()).toBe(1);
    if (leadsTo) await page.waitForURL(leadsTo);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Waiting for confirmation')).toHaveCount(0);
  }

  /** Nothing was paid, it is said why, and the button is there for another try. */
  async expectNothing(words: string | RegExp, look: 'blank' | 'error'): Promise<void> {
    await expect(this.page.locator(`[data-toast="${look}"]`).filter({ hasText: words }).first()).toBeVisible();
    await this.expectNoSuccess();
    await expect(this.retry).toBeEnabled();
    expect(await this.payments()).toBe(0);
  }

  /** Nobody knows how it ended: the page says so in place of the button and offers a way on. */
  async expectUnsure(payments: number, words: RegExp = /we don’t know the outcome/): Promise<void> {
    // the page sees on the chain that there is nothing left to do
    if (this.act.takesBuyer && payments > 0) await expect(this.button).toHaveCount(0);
    else if (this.act.isRepeatable) await expect(this.button).toBeEnabled();
    else {
      await expect(this.main.getByText(words)).toBeVisible();
      await expect(this.button).toHaveCount(0);
      await expect(this.main.getByRole('button', { name: /^(?:Ask|Send) again$/ })).toBeEnabled();
    }
    await this.expectNoSuccess();
    await expect.poll(() => this.payments()).toBe(payments);
  }

  /** The node shows what the wallet did not report: the act is found by its event, and nothing more was asked or paid. */
  async expectFound(): Promise<void> {
    this.network.heal();
    // an approval names no event
    if (!this.act.isRepeatable) await expect(this.toast(this.act.success)).toBeVisible();
    expect([await this.payments(), this.wallet.prompts]).toEqual([1, 1]);
  }

  /** Lets minutes pass on the page's clock until something is shown. */
  async passUntil(shown: Locator): Promise<void> {
    await expect(async () => {
      await this.page.clock.fastForward(A_MINUTE);
      await expect(shown.first()).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 60_000 });
  }

  /** The wallet was asked by another page: the act waits here. */
  async expectAsked(page = this.page): Promise<void> {
    const main = page.getByRole('main');
    await expect(main.getByText(this.askedWords)).toBeVisible();
    await expect(main.getByRole('button', { name: 'Ask again' })).toBeEnabled();
  }

  async expectNoSuccess(): Promise<void> {
    await expect(this.page.locator('[data-toast="success"]')).toHaveCount(0);
  }

  /** It is on its way, and says so in the place of the button; where the page shows already what it did, as a toast. */
  async expectWaiting(page = this.page): Promise<void> {
    const isSeenDone = this.act.takesBuyer && !this.wallet.hasEarlierOpen;
    const place = isSeenDone ? page : page.getByRole('main');
    await expect(place.getByText('Waiting for confirmation').first()).toBeVisible();
  }

  async end(): Promise<void> {
    for (const page of this.#environment.context.pages()) await page.close();
  }
}
