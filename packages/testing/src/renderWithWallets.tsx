import { type AppConfig, type AppConfigInput, parseConfig } from '@rab/config';
import { Toasts, UiProvider } from '@rab/ui/connected';
import { WalletProvider } from '@rab/wallet-context';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { configFixture } from './configFixture.ts';
import './patience.ts';
import { FakeWallet, type FakeWalletOptions } from './FakeWallet.ts';

export interface Browser {
  wallets?: FakeWalletOptions[];
  /** `window.ethereum`: the wallet at this place of `wallets`, or one that does not announce itself. */
  injected?: number | 'silent';
  config?: (fixture: AppConfigInput) => AppConfigInput;
}

const ends: (() => void)[] = [];

/** Takes the wallets out of the browser again. */
export function removeWallets(): void {
  for (const end of ends.splice(0)) end();
  Reflect.deleteProperty(window, 'ethereum');
}

/** Draws a part of the page in a browser with these wallets. */
export async function renderWithWallets(
  part: ReactNode,
  { wallets = [], injected, config = (fixture) => fixture }: Browser,
): Promise<{ config: AppConfig; wallets: FakeWallet[] }> {
  const installed = wallets.map((options) => new FakeWallet(options));
  for (const wallet of installed) ends.push(wallet.announce());
  const ethereum =
    injected === 'silent' ? new FakeWallet({ rdns: 'silent' }) : injected !== undefined && installed[injected];
  if (ethereum) Object.assign(window, { ethereum });
  const parsed = parseConfig(config(configFixture()));
  await act(async () => {
    render(
      <WalletProvider config={parsed}>
        <UiProvider>
          {part}
          <Toasts />
        </UiProvider>
      </WalletProvider>,
    );
  });
  // wagmi and the overlays settle in the next turns
  await act(() => new Promise((done) => setTimeout(done, 50)));
  return { config: parsed, wallets: installed };
}
