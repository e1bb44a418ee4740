import { type AppConfig, parseConfig } from '@rab/config';
import { UiProvider } from '@rab/ui/connected';
import { MemoryRouter } from '@rab/ui/router';
import { WalletProvider } from '@rab/wallet-context';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { configFixture } from './configFixture.ts';
import './patience.ts';

/**
 * Draws a part of the shell inside what the shell always has around it, and waits until the wallet has settled; returns
 * the configuration too.
 */
export async function renderInShell(part: ReactNode, path = '/'): Promise<{ config: AppConfig }> {
  const config = parseConfig(configFixture());
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
