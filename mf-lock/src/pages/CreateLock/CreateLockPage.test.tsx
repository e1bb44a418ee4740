import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { type ChainConfig, parseConfig } from '@rab/config';
import { rabbitLockAbi } from '@rab/contracts/abis';
import { rawCall } from '@rab/contracts/raw-call';
import { createLockCall } from '@rab/sdk/locks';
import { configFixture } from '@rab/testing/configFixture';
import { FakeWallet } from '@rab/testing/FakeWallet';
import { fakeNode } from '@rab/testing/fakeNode';
import { beginPart, endPart } from '@rab/testing/partHooks';
import { ALICE, type PartOptions, renderPart } from '@rab/testing/renderPart';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { CARROT, carrots, onTime, PAIR, tokenFixture, tokensAnswer } from '../../../test/lockFixture.ts';
import { CreateLockPage } from './CreateLockPage.tsx';

const chain = parseConfig(configFixture()).chains['56'] as ChainConfig;
const ALL = 10n ** 30n;
let wallet: FakeWallet;
let endWallet: () => void;

/** The page with a wallet in the browser that the person may have connected. */
async function open({ answers, isConnected = false, ...options }: PartOptions = {}) {
  wallet = new FakeWallet({ rdns: 'test.wallet', accounts: [ALICE], isAuthorized: isConnected });
  endWallet = wallet.announce();
  if (isConnected)
    localStorage.setItem('rab.wallet.v1', JSON.stringify({ connectionType: 'INJECTED', connectorId: wallet.rdns }));
  return renderPart(<CreateLockPage />, {
    path: `/create-lock?token=${CARROT}`,
    ...options,
    answers: {
      ...onTime,
      tokenInfo: tokensAnswer,
      balances: ([, , of]) => (of ? [carrots(1_234.567891)] : undefined),
      allowance: () => ALL,
      atomicCalls: () => false,
      permitDomain: () => null,
      ...answers,
    },
  });
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
const type = (label: string, text: string) => {
  fireEvent.change(field(label), { target: { value: text } });
  fireEvent.blur(field(label));
};
const labels = () => [...document.querySelectorAll('form label')].map(({ textContent }) => textContent);
const submit = () => act(async () => void fireEvent.submit(document.querySelector('form') as HTMLFormElement));
const settle = () => act(() => new Promise((done) => setTimeout(done, 500)));

/** What the wallet is asked to sign. */
const signed = () => wallet.askedFor('eth_sendTransaction').map(({ params }) => (params as [{ data: string }])[0].data);

beforeEach(beginPart);
afterEach(() => {
  endWallet();
  endPart();
});

it('the page is titled Create Lock and has token, title, amount and the vesting switch [LKC-01]', async () => {
  await open({ path: '/create-lock' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Create Lock');
  expect(labels().slice(0, 3)).toEqual(['Token address*', 'Title*', 'Amount*']);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^Use vesting/ }).checked).toBe(false);
});

it('MAX fills in exactly what the wallet holds [LKC-01]', async () => {
  await open({ isConnected: true });
  expect(field('Amount').value).toBe('');
  fireEvent.click(screen.getByRole('button', { name: 'MAX' }));
  await waitFor(() => expect(field('Amount').value).toBe('1234.567891'));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('there is no MAX without a wallet', async () => {
  await open();
  expect(await screen.findByText('Carrot (CRT)')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'MAX' })).toBeNull();
});

it('the page asks for one date without vesting, for the four terms with it, and never for both [LKC-02]', async () => {
  await open();
  const what = ['Token address*', 'Title*', 'Amount*', expect.stringMatching(/^Use vesting/)];
  expect(labels()).toEqual([...what, 'Lock until*']);
  fireEvent.click(screen.getByRole('checkbox', { name: /^Use vesting/ }));
  await waitFor(() =>
    expect(labels()).toEqual([...what, 'TGE date*', 'TGE percent*', 'Cycle (days)*', 'Cycle release percent*']),
  );
  fireEvent.click(screen.getByRole('checkbox', { name: /^Use vesting/ }));
  await waitFor(() => expect(labels()).toEqual([...what, 'Lock until*']));
});

it('the page warns to exclude the address of the lock, and of rebase tokens [LKC-09]', async () => {
  await open();
  const note = screen.getByRole('note').textContent;
  // where the locks of this chain are
  expect(note).toMatch(
    /^Exclude the lock contract .*0x8888…8888.* from your token’s fees, rewards and maximum transaction/,
  );
  expect(note).toContain('Rebase tokens aren’t supported.');
});

it.each([
  ['a token', CARROT, false],
  ['a pair that its factory confirms', PAIR, true],
])('locks %s as what it is [LKC-11]', async (_, token, isLp) => {
  fakeNode().tell(rabbitLockAbi, 'lock', 1_000_007n);
  await open({ path: `/create-lock?token=${token}`, isConnected: true, answers: { balances: () => [ALL] } });
  expect(screen.queryByText('LP') !== null).toBe(isLp);
  type('Title', 'Team');
  type('Amount', '1');
  type('Lock until', '2090-01-01 00:00');
  await screen.findByRole('button', { name: 'Create Lock' });
  await submit();
  await waitFor(() => expect(signed()).toHaveLength(1));
  const amount = isLp ? 10n ** 18n : carrots(1);
  const lock = { token, amount, date: 3_786_912_000n, vesting: null, description: 'Team' };
  expect(signed()).toEqual([rawCall(createLockCall(chain, ALICE, lock, isLp)).data]);
});

it('nothing can be pressed, and the button says why, until the token has answered', async () => {
  fakeNode();
  jest.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => {}));
  const { queries } = await open({ isConnected: true, answers: { tokenInfo: () => undefined, allowance: () => 0n } });
  const approve = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Approve' });
  expect(approve().disabled).toBe(true);
  expect(screen.getByText('Loading the token…')).toBeTruthy();
  queries.setQueryData(['tokenInfo', 56, CARROT], tokenFixture());
  await waitFor(() => expect(approve().disabled).toBe(false));
  expect(screen.queryByText('Loading the token…')).toBeNull();
});

it('a lock without a connected wallet does nothing [LKC-12]', async () => {
  fakeNode().tell(rabbitLockAbi, 'lock', 1_000_007n);
  await open();
  type('Title', 'Team');
  type('Amount', '1');
  type('Lock until', '2090-01-01 00:00');
  await submit();
  await settle();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('button', { name: /^(Approve|Create Lock)$/ })).toBeNull();
  expect(wallet.asked.filter(({ method }) => method !== 'eth_accounts')).toEqual([]);
  expect(localStorage.getItem('rab.transactions.v1')).toBeNull();
});
