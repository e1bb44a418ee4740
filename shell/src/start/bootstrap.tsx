import { loadConfig } from '@rab/contracts';
import { guardChunks, loadRemotes, startRemotes } from '@rab/federation/host';
import { Toasts, UiProvider, WalletDrawers } from '@rab/ui';
import { BrowserRouter } from '@rab/ui/router';
import { WalletProvider } from '@rab/wallet-context';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '../App.tsx';
import { StartError } from './StartError.tsx';
import '@rab/federation/provide';

/** Reads what differs per environment, then draws the product; a wrong field is named on the screen. */
async function start(element: Element): Promise<void> {
  guardChunks();
  const root = createRoot(element);
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
              <Toasts />
            </BrowserRouter>
          </UiProvider>
        </WalletProvider>
      </StrictMode>,
    );
  } catch (error) {
    root.render(
      <UiProvider>
        <StartError error={error} />
      </UiProvider>,
    );
  }
}

const element = document.getElementById('root');
if (element) void start(element);
