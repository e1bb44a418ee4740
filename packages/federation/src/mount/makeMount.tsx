import type { MountHandle, MountOptions, RabEvents } from '@rab/embed';
import { addCatalogues, ENGLISH, speak } from '@rab/language';
import { type ComponentType, StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { RemoteAppProps } from '../Host.ts';
import '../provide.ts';
import type { AreaOptions, MountedArea, Tell } from '../area/Area.ts';
import { enterAddress } from './addresses.ts';
import { checkOptions } from './checkOptions.ts';
import { changesConfig, readOptions, readWallet } from './readOptions.ts';
import { Standalone } from './Standalone.tsx';

/** Where the build that holds this module is served. */
declare const __webpack_public_path__: string;

/** What is mounted where: another one in its place takes it away. */
const places = new WeakMap<Element, () => void>();

const NOT_LOADED = 'This part of the page didn’t load. Reload the page to try again.';
const STOPPED = 'This part of the page has stopped. Reload the page to try again.';

const nameOf = (name: keyof RabEvents) => `on${name.charAt(0).toUpperCase()}${name.slice(1)}` as 'onFailed';

type AreaRoot = Pick<Root, 'render' | 'unmount'>;
type OnError = (error: Error) => void;

/** The area's own page has nothing that must be left as it was. */
const createOwnRoot = (container: Element, onError: OnError): AreaRoot =>
  createRoot(container, {
    onUncaughtError: (error) => {
      reportError(error);
      onError(error as Error);
    },
  });

const readAll = async (options: MountOptions) => {
  checkOptions(options);
  return Promise.all([readOptions(options), readWallet(options)]);
};

/**
 * Makes the `mount` that a remote exposes to its own page and to partners. It rejects with a ConfigError, and writes its
 * sentence into the element, when the configuration or an option cannot be used.
 */
export function makeMount(App: ComponentType<RemoteAppProps>, area: MountedArea) {
  return async (element: Element, { isOwnPage = false, ...first }: AreaOptions = {}): Promise<MountHandle> => {
    let options: MountOptions = first;
    let isMounted = true;
    const tell: Tell = (name, detail) => {
      const callback = options[nameOf(name)];
      if (!callback && name === 'failed') console.error(detail);
      try {
        callback?.(detail as RabEvents['failed']);
      } catch (error) {
        // the page's own mistake is not a failure of the area
        reportError(error);
      }
    };
    // no host has brought the words of the shared packages
    void addCatalogues(`${__webpack_public_path__}l/shared/`);
    const shadowRoot = isOwnPage ? null : (element.shadowRoot ?? element.attachShadow({ mode: 'open' }));
    const container = document.createElement('div');
    let root: AreaRoot | undefined;
    const unmount = () => {
      if (!isMounted) return;
      isMounted = false;
      if (places.get(element) === unmount) places.delete(element);
      root?.unmount();
      container.remove();
    };
    const wasShown = element.isConnected;
    places.get(element)?.();
    places.set(element, unmount);
    (shadowRoot ?? element).replaceChildren(container);
    // only pages of others need their styles and events left alone
    const asGuest = shadowRoot && import('@rab/ui/shadow');
    let [[config, wallet], guest] = await Promise.all([readAll(options), asGuest]).catch((error: Error) => {
      container.textContent = error.name === 'ConfigError' ? error.message : NOT_LOADED;
      throw error;
    });
    const shadow = shadowRoot && guest && { root: shadowRoot, Look: guest.ShadowUiProvider };
    const path = options.path ?? area.firstPage;
    const draw = () => {
      // on its own page the visitor chooses
      if (!isOwnPage) void speak(options.language ?? ENGLISH);
      root?.render(
        <StrictMode>
          <Standalone {...{ App, area, config, options, wallet, path, shadow, tell }} />
        </StrictMode>,
      );
    };
    // unless it was taken away while that was read
    if (isMounted) {
      // the root of the area's own site is no page
      if (isOwnPage && location.pathname === '/') history.replaceState(null, '', path);
      // an element that has left the page meanwhile names none of its pages
      if (!isOwnPage && (element.isConnected || !wasShown)) enterAddress(options, path, area.paths);
      root = (guest?.createAreaRoot ?? createOwnRoot)(container, (error) => {
        container.textContent = STOPPED;
        tell('failed', { error });
      });
      draw();
    }
    const take = async (change: MountOptions) => {
      const next = { ...options, ...change };
      checkOptions(next);
      const readConfig = changesConfig(options, next) ? await readOptions(next) : config;
      const readAs = options.provider === next.provider ? wallet : await readWallet(next);
      if (!isMounted) return;
      [options, config, wallet] = [next, readConfig, readAs];
      draw();
    };
    let last: Promise<void> = Promise.resolve();
    return {
      update(change) {
        // one after the other: what the first one waits for may come last
        const taken = last.then(() => take(change));
        last = taken.catch(() => {});
        return taken;
      },
      unmount,
    };
  };
}
