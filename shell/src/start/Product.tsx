import type { AppConfig } from '@rab/config';
import type { Remote } from '@rab/federation/host';
import { useLanguage } from '@rab/language';
import { Toasts, UiProvider, type UiProviderProps, VisitorLanguage, WalletDrawers } from '@rab/ui/connected';
import { WalletProvider } from '@rab/wallet-context';
import type { ComponentType, ReactNode } from 'react';
import { App } from '../App.tsx';
import { Started } from './Started.tsx';

export interface ProductProps extends Pick<UiProviderProps, 'styles'> {
  config: AppConfig;
  remotes: readonly Remote[];
  Router: ComponentType<{ children: ReactNode }>;
}

/** The whole product, the same tree at build time and in the browser. */
export function Product({ config, remotes, Router, styles }: ProductProps) {
  useLanguage();
  return (
    <WalletProvider config={config}>
      <UiProvider styles={styles}>
        <VisitorLanguage />
        <Router>
          <App remotes={remotes} />
          <WalletDrawers />
          <Toasts />
          <Started />
        </Router>
      </UiProvider>
    </WalletProvider>
  );
}
