import type { AppConfig } from '@rab/config';
import { createContext, useContext } from 'react';

export const AppConfigContext = createContext<AppConfig | null>(null);

/** The run-time configuration the page was started with. */
export function useAppConfig(): AppConfig {
  const config = useContext(AppConfigContext);
  if (!config) throw new Error('useAppConfig needs a WalletProvider above it.');
  return config;
}
