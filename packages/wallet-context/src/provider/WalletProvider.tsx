import type { AppConfig } from '@rab/config';
import { QueryClientProvider } from '@tanstack/react-query';
import { createStore, Provider as StoreProvider } from 'jotai';
import { type ReactNode, useEffect, useMemo } from 'react';
import { WagmiContext } from 'wagmi';
import { keepChosenWallet } from '../account/keepChosenWallet.ts';
import { reconnectWallet } from '../account/reconnectWallet.ts';
import { ResumeTransactions } from '../transaction/ResumeTransactions.tsx';
import { AppConfigContext } from './AppConfigContext.ts';
import { createWagmiConfig } from './createWagmiConfig.ts';
import { createQueryClient } from './queryClient.ts';

/**
 * The one wallet, query client and store of a page. The shell renders it once for all remotes; a remote that runs
 * alone or on a partner's page renders its own.
 */
export function WalletProvider({ config, children }: { config: AppConfig; children: ReactNode }) {
  const wagmi = useMemo(() => createWagmiConfig(config), [config]);
  const queryClient = useMemo(createQueryClient, []);
  const store = useMemo(createStore, []);
  useEffect(() => {
    if (Object.values(config.chains).some(({ local }) => local))
      void import('./demoWallet.ts').then(({ announceDemoWallet }) => announceDemoWallet(config));
    const endGuard = keepChosenWallet(wagmi);
    const endWait = reconnectWallet(wagmi, config);
    return () => {
      endGuard();
      endWait();
    };
  }, [wagmi, config]);
  // wagmi's own provider would connect every wallet it finds, and again at every drawing
  return (
    <AppConfigContext value={config}>
      <StoreProvider store={store}>
        <WagmiContext value={wagmi}>
          <QueryClientProvider client={queryClient}>
            <ResumeTransactions />
            {children}
          </QueryClientProvider>
        </WagmiContext>
      </StoreProvider>
    </AppConfigContext>
  );
}
