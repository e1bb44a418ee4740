import { type AppConfig, parseConfig } from '@rab/config';
import { UiProvider } from '@rab/ui/connected';
import { MemoryRouter } from '@rab/ui/router';
import { WalletProvider } from '@rab/wallet-context';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { configFixture } from './configFixture.ts';
import './patience.ts';

interface ShellOptions {
  path?: string;
  /** What the main chain has of contracts besides the fixture's. */
  contracts?: Readonly<Record<string, string>>;
}

/**
 * Draws a part of the shell inside what the shell always has around it, and waits until the wallet has settled; returns
 * the configuration too.
 */
export async function renderInShell(
  part: ReactNode,
  { path = '/', contracts = {} }: ShellOptions = {},
): Promise<{ config: AppConfig }> {
  const fixture = configFixture();
  const mainnet = fixture.chains['56'] as (typeof fixture.chains)[string];
  const config = parseConfig({
    ...fixture,
    chains: { ...fixture.chains, '56': { ...mainnet, contracts: { ...mainnet.contracts, ...contracts } } },
  });
  await act(async () => {
    render(
      <WalletProvider config={config}>
        <UiProvider>
          <MemoryRouter initialEntries={[path]}>{part}</MemoryRouter>
        </UiProvider>
      </WalletProvider>,
    );
  });
  return { config };
}
