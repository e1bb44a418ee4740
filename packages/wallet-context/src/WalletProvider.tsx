import type { AppConfig } from '@rab/config';
import { QueryClientProvider } from '@tanstack/react-query';
import { createStore, Provider as StoreProvider } from 'jotai';
import { type ReactNode, useEffect, useMemo } from 'react';
import { WagmiContext } from 'wagmi';
import type { HostWallet } from './session/hostWallet.ts';
import { WalletSession } from './session/WalletSession.ts';
import { AppConfigContext } from './state/AppConfigContext.ts';
import { ResumeTransactions } from './transactions/ResumeTransactions.tsx';

interface WalletProviderProps {
  config: AppConfig;
  /** The wallet of the page around it, in the place of those of the browser. */
  host?: HostWallet | undefined;
  children: ReactNode;
}

/**
 * The one wallet and query client of a page, and a store. The shell renders it once for all remotes; a remote that runs
 * alone or on a partner's page renders its own, and shares wallet and query client with the others there.
 */
export function WalletProvider({ config, host, children }: WalletProviderProps) {
  const session = useMemo(() => WalletSession.of(config, host), [config, host]);
  const store = useMemo(createStore, []);
  useEffect(() => session.enter(), [session]);
  // wagmi's own provider would connect every wallet it finds, and again at every drawing
  return (
    <AppConfigContext value={config}>
      <StoreProvider store={store}>
        <WagmiContext value={session.wagmi}>
          <QueryClientProvider client={session.queries}>
            <ResumeTransactions />
            {children}
          </QueryClientProvider>
        </WagmiContext>
      </StoreProvider>
    </AppConfigContext>
  );
}
