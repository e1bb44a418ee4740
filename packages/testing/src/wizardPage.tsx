import { afterEach, beforeEach, expect, jest } from '@jest/globals';
import { NATIVE_PLACEHOLDER } from '@rab/config';
import { toast } from '@rab/ui';
import type { Destination } from '@rab/wallet-context/transactions';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { noteTransaction } from './noteTransaction.ts';
import { type Answers, type Page, type PartOptions, removeWallet, renderPart } from './renderPart.tsx';

export const CARROT = `0x${'2'.repeat(40)}` as const;
export const BEET = `0x${'3'.repeat(40)}` as const;
export const DAY = 86_400;
export const ether = (count: bigint) => count * 10n ** 18n;

/** A moment so many seconds from now, as it is typed into a field. */
export const utcIn = (seconds: number): string =>
  new Date(Date.now() + seconds * 1000).toISOString().slice(0, 16).replace('T', ' ');

export const carrotAt = (address: unknown) => ({
  address,
  name: 'Carrot',
  symbol: 'CRT',
  decimals: 18,
  totalSupply: ether(1000n),
  owner: CARROT,
  pair: null,
});

/** What is typed into the first step of every wizard. */
export const TYPED_TOKEN = { tokenAddress: CARROT, currency: NATIVE_PLACEHOLDER };

/** What is typed into the second one of a sale at a fixed price. */
export const typedTerms = () => ({
  presaleRate: '1000',
  softCap: '3',
  hardCap: '10',
  minimumBuy: '0.1',
  maximumBuy: '5',
  whitelistTime: '',
  startTime: utcIn(DAY),
  endTime: utcIn(2 * DAY),
  burn: '0',
  usingVestingContributor: false,
  linearLock: false,
  firstReleasePercent: '',
  vestingStart: '',
  vestingPeriod: '',
  vestingEnd: '',
});

/** A chain on which every wizard can read everything; the tokens are on chain 56 only. */
const ANSWERS: Answers = {
  tokenInfo: ([, chainId, address]) => (chainId === 56 ? carrotAt(address) : null),
  chainTime: () => ({ hash: null, offset: 0 }),
  balances: () => [ether(1_000_000n), ether(10n)],
  allowance: () => 0n,
  flatFee: () => ether(1n),
  refusal: () => null,
  transferLoss: () => null,
  existingPair: () => null,
};

export interface WizardPageOptions extends PartOptions {
  /** Key of the wizard's draft in local storage, and what an earlier visit has left there. */
  stored?: readonly [key: string, draft: object];
}

/** Draws a wizard as on its page, where what is created leads away. */
export async function openWizard(
  wizard: ReactNode,
  { stored: [key, draft] = ['', {}], answers, ...options }: WizardPageOptions = {},
): Promise<Page> {
  if (key) localStorage.setItem(key, JSON.stringify(draft));
  return renderPart(wizard, { ...options, answers: { ...ANSWERS, ...answers } });
}

const input = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`);

export const textOf = (name: string): string | undefined => input(name)?.value;

export function type(name: string, text: string): void {
  const field = input(name);
  if (!field) throw new Error(`no field ${name}`);
  fireEvent.change(field, { target: { value: text } });
  fireEvent.blur(field);
}

export const press = (name: string): void => {
  fireEvent.click(screen.getByText(name));
};

/** Id of a draft that was submitted before. */
export const DRAFT_ID = 'draft';

/** Ends the creation of `DRAFT_ID`: with the path of what it created, or null if it failed. */
export function endCreation(leadsTo: Destination, createdPath: string | null): void {
  const draftId = DRAFT_ID;
  noteTransaction('pending', { leadsTo, draftId });
  if (createdPath === null) noteTransaction('failed', { leadsTo, draftId });
  else noteTransaction('confirmed', { leadsTo, draftId, createdPath });
}

/** A creation that fails leaves the page at the review, with everything on it. */
export async function expectReviewAfterFailure({ address }: Page, leadsTo: Destination): Promise<void> {
  endCreation(leadsTo, null);
  expect(await screen.findByText('Carrot (CRT)')).toBeTruthy();
  expect(address()).toBe('/?step=4');
}

/** A browser of its own for every test, without a word of what is expected to fail. */
export function withCleanBrowser(): void {
  beforeEach(() => {
    localStorage.clear();
    Element.prototype.scrollIntoView = () => {};
    jest.spyOn(console, 'warn').mockImplementation(() => {});
  });
  afterEach(() => {
    act(() => toast.remove());
    cleanup();
    removeWallet();
    jest.restoreAllMocks();
  });
}

/** The page goes away, as with a reload. */
export const hidePage = (): void => {
  act(() => {
    window.dispatchEvent(new Event('pagehide'));
  });
};
