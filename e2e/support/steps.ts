import type { Page } from '@playwright/test';
import { bytesToHex, type Hex } from 'viem';
import { mnemonicToAccount, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts';
import { chain, chainTime } from './chain.ts';
import { RPC_URL } from './stack.ts';
import { expect, expectToast, type Person } from './test.ts';

export const HOUR = 3_600n;
export const DAY = 24n * HOUR;

/** Text of a date field `YYYY-MM-DD HH:mm`, UTC. */
export const dateText = (seconds: bigint): string =>
  new Date(Number(seconds) * 1000).toISOString().slice(0, 16).replace('T', ' ');

/** Fills a form's field by its name. */
export const field = (page: Page, name: string, text: string) => page.locator(`main [name="${name}"]`).fill(text);

export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** The development chain's first account: owns the platform's settings and is its administrator. */
export function settingsOwner(): PrivateKeyAccount {
  const { privateKey } = mnemonicToAccount('test test test test test test test test test test test junk').getHdKey();
  return privateKeyToAccount(bytesToHex(privateKey as Uint8Array));
}

/** Moves the chain's clock with the product's own time control. */
export async function travel(page: Page, step: '+1 hour' | '+1 day', times = 1): Promise<void> {
  for (let count = 0; count < times; count += 1) {
    const before = await chainTime();
    await press(page, step);
    await expect.poll(chainTime).toBeGreaterThanOrEqual(before + (step === '+1 day' ? DAY : HOUR));
  }
}

/** The transaction that the toast with this title links to. */
export async function transactionOf(page: Page, title: string) {
  const toast = await expectToast(page, title);
  const link = await toast.getByRole('link', { name: 'View transaction' }).getAttribute('href');
  const hash = link?.split('/').pop() as Hex;
  return { ...(await chain.getTransaction({ hash })), status: (await chain.getTransactionReceipt({ hash })).status };
}

/** Gas that lets a call begin and not end: its receipt has status 0. */
const TOO_LITTLE_GAS = 50_000n;

/** Presses a button with too little gas and expects the failure toast; the next press is an ordinary one again. */
export async function failOnChain({ page, wallet }: Person, button: string, title: string): Promise<void> {
  wallet.gasLimit = TOO_LITTLE_GAS;
  await press(page, button);
  expect((await transactionOf(page, title)).status).toBe('reverted');
  wallet.gasLimit = undefined;
}

/** Creates a token of 1,000,000 and lands on its page. */
export async function createToken({ page }: Person, name: string, symbol: string): Promise<Hex> {
  await page.goto('/token/create');
  await field(page, 'name', name);
  await field(page, 'symbol', symbol);
  await field(page, 'totalSupply', '1000000');
  await press(page, 'Create token');
  await expectToast(page, 'Create Token Success');
  await page.waitForURL(/\/token\/view\/0x/);
  return page.url().split('/').pop() as Hex;
}

/** Fields of step 2 of either wizard; the sale starts in an hour and lasts a day. */
export async function saleInfo(isPresale: boolean): Promise<Record<string, string>> {
  const start = (await chainTime()) + HOUR;
  return {
    presaleRate: '1000',
    softCap: '3',
    hardCap: '10',
    minimumBuy: '0.1',
    maximumBuy: '5',
    startTime: dateText(start),
    endTime: dateText(start + DAY),
    ...(isPresale && { liquidityPercent: '60', listingRate: '800', liquidityLockTime: '30' }),
  };
}

/** Fields of step 3 of either wizard. */
export const PROJECT_INFO: Readonly<Record<string, string>> = {
  logoUrl: 'https://project.example/logo.png',
  websiteUrl: 'https://project.example',
  description: 'Carrots for everybody.',
};

const fillAll = async (page: Page, fields: Readonly<Record<string, string>>): Promise<void> => {
  for (const [name, text] of Object.entries(fields)) await field(page, name, text);
};

/** Step 2 of either wizard. */
export const fillSaleInfo = async (page: Page, isPresale: boolean): Promise<void> =>
  fillAll(page, await saleInfo(isPresale));

/** Step 3 of either wizard. */
export const fillProjectInfo = (page: Page): Promise<void> => fillAll(page, PROJECT_INFO);

interface RpcMessage {
  id: number;
  method?: string;
  result?: unknown;
}

/** Makes the page's node know no receipt until `release`, as while a transaction waits for its block. */
export async function holdReceipts(page: Page): Promise<{ release: () => void }> {
  let isHeld = true;
  await page.route(`${RPC_URL}/**`, async (route) => {
    const asked: RpcMessage | RpcMessage[] = route.request().postDataJSON();
    const receipts = new Set(
      [asked]
        .flat()
        .filter(({ method }) => method === 'eth_getTransactionReceipt')
        .map(({ id }) => id),
    );
    if (!isHeld || receipts.size === 0) return route.fallback();
    const response = await route.fetch();
    const answers: RpcMessage | RpcMessage[] = await response.json();
    const hide = (answer: RpcMessage) => (receipts.has(answer.id) ? { ...answer, result: null } : answer);
    return route.fulfill({ response, json: Array.isArray(answers) ? answers.map(hide) : hide(answers) });
  });
  return {
    release: () => {
      isHeld = false;
    },
  };
}
