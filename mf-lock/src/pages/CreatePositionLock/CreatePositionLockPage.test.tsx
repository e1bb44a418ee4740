import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { positionManagerAbi } from '@rab/contracts/abis/foreign';
import { lockPositionCall } from '@rab/contracts/position-calls';
import { rawCall } from '@rab/contracts/raw-call';
import { FakeWallet } from '@rab/testing/FakeWallet';
import { fakeNode } from '@rab/testing/fakeNode';
import { beginPart, endPart } from '@rab/testing/partHooks';
import { ALICE, type PartOptions, renderPart } from '@rab/testing/renderPart';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { BOB, CARROT, onTime, tokensAnswer, WBNB } from '../../../test/lockFixture.ts';
import { MANAGER, POSITION_LOCK, positionFixture, priceAt } from '../../../test/positionFixture.ts';
import { CreatePositionLockPage } from './CreatePositionLockPage.tsx';

const own = {
  ...positionFixture(),
  manager: MANAGER,
  tokenId: 12n,
  tokens: [
    { address: WBNB, symbol: 'WBNB' },
    { address: CARROT, symbol: 'CRT' },
  ],
};
let wallet: FakeWallet;
let endWallet: (() => void) | undefined;

async function open({ answers, isConnected = false, ...options }: PartOptions = {}) {
  wallet = new FakeWallet({ rdns: 'test.wallet', accounts: [ALICE], isAuthorized: isConnected });
  endWallet = wallet.announce();
  if (isConnected)
    localStorage.setItem('rab.wallet.v1', JSON.stringify({ connectionType: 'INJECTED', connectorId: wallet.rdns }));
  return renderPart(<CreatePositionLockPage />, {
    contracts: { positionLock: POSITION_LOCK },
    ...options,
    answers: {
      ...onTime,
      tokenInfo: tokensAnswer,
      ownPositions: ([, , account]) => (account ? [own] : undefined),
      heldPosition: ([, , number]) => (number ? { owner: ALICE, position: positionFixture() } : undefined),
      poolPrice: () => priceAt(0),
      ...answers,
    },
  });
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
const type = (label: string, text: string) => {
  fireEvent.change(field(label), { target: { value: text } });
  fireEvent.blur(field(label));
};
const signed = () => wallet.askedFor('eth_sendTransaction').map(({ params }) => (params as [{ data: string }])[0].data);

beforeEach(beginPart);
afterEach(() => {
  endWallet?.();
  endPart();
});

it('a position of the wallet is one press, the page says what will happen, and the wallet signs exactly that, without an approval [LIQ-01]', async () => {
  fakeNode().tell(positionManagerAbi, 'safeTransferFrom', undefined);
  await open({ isConnected: true });
  const choice = await screen.findByRole('button', { name: /CRT \/ WBNB/ });
  expect(choice.textContent).toBe('CRT / WBNB0.3% fee · PancakeSwap V3 · number 12');
  fireEvent.click(choice);
  expect(field('Position number').value).toBe('12');
  expect(choice.getAttribute('aria-pressed')).toBe('true');
  expect(await screen.findByText('In range: the position earns fees at this price.')).toBeTruthy();
  type('Lock until', '2090-01-01 00:00');
  await waitFor(() =>
    expect(screen.getByTestId('outcome').textContent).toBe(
      'Position 12 (CRT / WBNB) leaves your wallet with all its liquidity.' +
        'From 2090-01-01 00:00 UTC, you can withdraw it.' +
        'Its fees go to the owner of the lock. Anyone can collect them for the owner at any time.' +
        'Until that date, nobody can take liquidity out or make the date earlier, including you and us. You sign one transaction and approve nothing.',
    ),
  );
  type('Fees go to', BOB);
  type('Owner of the lock', BOB);
  await waitFor(() => {
    const said = screen.getByTestId('outcome').textContent;
    expect(said).toContain('From 2090-01-01 00:00 UTC, 0x5555…5555 can withdraw it.');
    expect(said).toContain('Its fees go to 0x5555…5555, now and for as long as it stays locked.');
  });
  await act(async () => void fireEvent.submit(document.querySelector('form') as HTMLFormElement));
  await waitFor(() => expect(signed()).toHaveLength(1));
  const terms = { owner: BOB, feeReceiver: BOB, unlockDate: 3_786_912_000n, description: '' };
  const call = lockPositionCall(POSITION_LOCK, ALICE, { manager: MANAGER, tokenId: 12n }, terms);
  expect(signed()).toEqual([rawCall(call).data]);
});

it('without a wallet a number can be entered, and the page offers to connect one [LIQ-01]', async () => {
  await open();
  expect(screen.getByText('Connect a wallet to choose one of your positions.')).toBeTruthy();
  type('Position number', '12');
  expect(await screen.findByText('CRT / WBNB')).toBeTruthy();
});

it('a wallet without positions is not called one whose positions could not be read [LIQ-01]', async () => {
  await open({ isConnected: true, answers: { ownPositions: () => [] } });
  expect(await screen.findByText('Your wallet has no position with liquidity on these exchanges.')).toBeTruthy();
  endWallet?.();
  cleanup();
  await open({ isConnected: true, answers: { ownPositions: () => undefined } });
  expect(
    await screen.findByText('We couldn’t read your positions. You can still enter a number.', {}, { timeout: 20_000 }),
  ).toBeTruthy();
}, 40_000);

it('a chain without the contract has no such form, and says so [LIQ-01]', async () => {
  await open({ contracts: { positionLock: null } });
  expect(screen.getByText('No locks of V3 positions on Binance Smart Chain')).toBeTruthy();
});
