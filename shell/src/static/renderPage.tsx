import { parseConfig } from '@rab/config';
import { parseRemotes } from '@rab/federation/remotes';
import { MemoryRouter } from '@rab/ui/router';
import { renderStatic } from '@rab/ui/static';
import { WalletProvider } from '@rab/wallet-context';
import config from '../../config.example.json';
import remotes from '../../remotes.example.json';
import { App } from '../App.tsx';

/**
 * The product's first paint, drawn at build time by the very components that replace it: frame, hero, skeletons. Of the
 * example configuration that it is drawn with only the menu shows; links that lead elsewhere are taken out.
 */
export function renderPage(): { html: string; css: string } {
  const { html, css } = renderStatic(
    <WalletProvider config={parseConfig(config)}>
      <MemoryRouter>
        <App remotes={parseRemotes(remotes)} />
      </MemoryRouter>
    </WalletProvider>,
  );
  return { html: html.replaceAll(/ href="https?:[^"]*"/g, ''), css };
}
