import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { FakeWallet } from '@rab/testing/FakeWallet';
import { beginPart, endPart } from '@rab/testing/partHooks';
import { ALICE, OTHER_CHAIN, renderPart } from '@rab/testing/renderPart';
import { act, fireEvent, screen } from '@testing-library/react';
import { ActionButton } from './action/ActionButton.tsx';

const SWITCH = 'wallet_switchEthereumChain';
let wallet: FakeWallet;
let endWallet: () => void;

beforeEach(() => {
  beginPart();
  wallet = new FakeWallet({ rdns: 'test.wallet', accounts: [ALICE], isAuthorized: true });
  endWallet = wallet.announce();
  localStorage.setItem('rab.wallet.v1', JSON.stringify({ connectionType: 'INJECTED', connectorId: wallet.rdns }));
});
afterEach(() => {
  endWallet();
  endPart();
});

/** Presses the button of an act while the page shows another chain than the wallet. */
async function askToChange(): Promise<void> {
  const { selectChain } = await renderPart(<ActionButton>Buy</ActionButton>);
  await screen.findByText('Buy');
  await selectChain(OTHER_CHAIN);
  fireEvent.click(await screen.findByText('Change network to Other chain'));
}

describe('a change of network', () => {
  it('a failed change of network is reported with how to do it by hand, and can be requested again [TXF-05]', async () => {
    wallet.refuses.add(SWITCH);
    await askToChange();
    const words = 'Your wallet didn’t switch to Other chain. You can choose Other chain in the wallet itself.';
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getByText('Change network to Other chain').closest('button')?.disabled).toBe(false);
  });

  it('a change of network that the wallet does not answer is reported after a quarter of a minute [TXF-05]', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    try {
      const answer = wallet.request.bind(wallet);
      wallet.request = (asked) => (asked.method === SWITCH ? new Promise(() => {}) : answer(asked));
      await askToChange();
      const words = 'Your wallet hasn’t answered yet. If it shows no request, choose Other chain in the wallet itself.';
      await act(() => jest.advanceTimersByTimeAsync(10_000));
      expect(screen.queryByText(words)).toBeNull();
      await act(() => jest.advanceTimersByTimeAsync(6_000));
      expect(screen.getByText(words)).toBeTruthy();
    } finally {
      jest.useRealTimers();
    }
  });
});
