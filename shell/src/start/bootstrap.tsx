import { loadConfig } from '@rab/config';
import { guardChunks, loadRemotes, startRemotes } from '@rab/federation/host';
import { FollowCreations, Toasts, UiProvider, WalletDrawers } from '@rab/ui/connected';
import { BrowserRouter } from '@rab/ui/router';
import { WalletProvider } from '@rab/wallet-context';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '../App.tsx';
import { StartError } from './StartError.tsx';
import '@rab/federation/provide';

/** Reads what differs per environment, then draws the product; whatever keeps it from standing is said on the screen. */
async function start(element: Element): Promise<void> {
  guardChunks();
  const fail = (error: unknown) =>
    root.render(
      <UiProvider>
        <StartError error={error} />
      </UiProvider>,
    );
  const root = createRoot(element, {
    onUncaughtError: (error) => {
      reportError(error);
      fail(error);
    },
  });
  try {
    const [config, remotes] = await Promise.all([loadConfig('/config.json'), loadRemotes('/remotes.json')]);
    startRemotes(remotes);
    root.render(
      <StrictMode>
        <WalletProvider config={config}>
          <UiProvider>
            <BrowserRouter>
              <App remotes={remotes} />
              <WalletDrawers />
              <FollowCreations />
              <Toasts />
            </BrowserRouter>
          </UiProvider>
        </WalletProvider>
      </StrictMode>,
    );
  } catch (error) {
    fail(error);
  }
}

const element = document.getElementById('root');
if (element) void start(element);
