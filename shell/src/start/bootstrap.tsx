import { loadConfig } from '@rab/config';
import { guardChunks, loadRemotes, preloadPage, remoteOf, startRemotes } from '@rab/federation/host';
import { addCatalogues } from '@rab/language';
import { UiProvider } from '@rab/ui/connected';
import { BrowserRouter } from '@rab/ui/router';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { keepDrawnContent } from '../static/DrawnContent.tsx';
import { endEarlyActs } from './earlyActs.ts';
import { Product } from './Product.tsx';
import { StartError } from './StartError.tsx';
import { Started } from './Started.tsx';
import '@rab/federation/provide';

/** Webpack's runtime, with what the build has written into it (packages/federation/webpack/ReleasePlugin.mjs). */
declare const __webpack_require__: { rabOffer: string };

/** Reads what differs per environment, then draws the product; whatever keeps it from standing is said on the screen. */
async function start(container: Element): Promise<void> {
  guardChunks();
  void addCatalogues('/l/');
  let root: Root | undefined;
  const options = {
    onUncaughtError: (error: unknown) => {
      reportError(error);
      fail(error);
    },
  };
  const fail = (error: unknown) => {
    root ??= createRoot(container, options);
    root.render(
      <UiProvider>
        <StartError error={error} />
        <Started />
      </UiProvider>,
    );
  };
  try {
    const [config, remotes] = await Promise.all([loadConfig('/config.json'), loadRemotes('/remotes.json')]);
    startRemotes(remotes, __webpack_require__.rabOffer, config.releaseLog);
    const remote = remoteOf(remotes, location.pathname);
    if (remote) void preloadPage(remote, location.pathname);
    const page = (
      <StrictMode>
        <Product config={config} remotes={remotes} Router={BrowserRouter} />
      </StrictMode>
    );
    keepDrawnContent();
    // the static page is Home: there it is taken over, elsewhere replaced
    if (location.pathname === '/') {
      endEarlyActs();
      root = hydrateRoot(container, page, options);
    } else {
      const fresh = createRoot(container, options);
      root = fresh;
      // in slices: what has been asked for comes in between
      startTransition(() => fresh.render(page));
    }
  } catch (error) {
    fail(error);
  }
}

const container = document.getElementById('root');
if (container) void start(container);
