import type { Page, Response } from '@playwright/test';

/** Text that only the library itself holds, in its minified form too. */
export const MARKS = {
  react: '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=',
  'react-dom': '__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=',
  'react-router-dom': 'useLocation() may be used only in the context of a <Router> component',
  wagmi: '`useConfig` must be used within `WagmiProvider`',
  '@tanstack/react-query': 'No QueryClient set, use QueryClientProvider to set one',
  jotai: 'no atom init',
  '@chakra-ui/react': 'ChakraContext',
  '@emotion/react': 'data-emotion',
  '@rab/ui': 'We couldn’t refresh this page.',
  '@rab/ui/connected': 'rab.colorMode.v1',
  '@rab/wallet-context': 'useAppConfig needs a WalletProvider above it.',
} as const;

export interface LoadedScript {
  origin: string;
  text: string;
}

/** Every script that the page loads between this call and the call of what it returns. */
export function scriptsOf(page: Page): () => Promise<LoadedScript[]> {
  const scripts: Promise<LoadedScript>[] = [];
  const note = (response: Response) => {
    if (response.request().resourceType() !== 'script') return;
    scripts.push(response.text().then((text) => ({ origin: new URL(response.url()).origin, text })));
  };
  page.on('response', note);
  return () => {
    // the text of a script cannot be read any more once the page has gone to another document
    page.off('response', note);
    return Promise.all(scripts);
  };
}
