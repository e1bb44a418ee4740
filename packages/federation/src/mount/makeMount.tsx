import type { ChainConfig } from '@rab/config';
import type { MountHandle, MountOptions, RabEvents } from '@rab/embed';
import { createAreaRoot } from '@rab/ui/shadow';
import type { DoneAct } from '@rab/wallet-context';
import { type ComponentType, StrictMode } from 'react';
import type { RemoteAppProps } from '../Host.ts';
import '../provide.ts';
import { changesConfig, readOptions, readWallet } from './readOptions.ts';
import { Standalone } from './Standalone.tsx';

/** Tells the page around an area what has happened in it. */
export type Tell = <name extends keyof RabEvents>(name: name, detail: RabEvents[name]) => void;

/** One piece of news: its name, and what there is to tell. */
export type News = { [name in keyof RabEvents]: [name: name, detail: RabEvents[name]] }[keyof RabEvents];

/** What an area says of itself to be shown without the shell. */
export interface Area {
  initialPath: string;
  /** First path segments of the area itself; links elsewhere lead to the main site. */
  paths: readonly string[];
  /** What a page around the area is told of an act that was carried out, if anything. */
  readAct?: (act: DoneAct, chain: ChainConfig) => Promise<News | null>;
}

/** `isOwnPage`: the page is the area's own, not a partner's. */
export type AreaOptions = MountOptions & { isOwnPage?: boolean };

const nameOf = (name: keyof RabEvents) => `on${name.charAt(0).toUpperCase()}${name.slice(1)}` as 'onFailed';

/**
 * Makes the `mount` that a remote exposes to its own page and to partners. It rejects with a ConfigError, and writes its
 * sentence into the element, when the configuration cannot be used.
 */
export function makeMount(App: ComponentType<RemoteAppProps>, area: Area) {
  return async (element: Element, { isOwnPage = false, ...first }: AreaOptions = {}): Promise<MountHandle> => {
    let options: MountOptions = first;
    let isMounted = true;
    const tell: Tell = (name, detail) => {
      const callback = options[nameOf(name)];
      if (callback) callback(detail as RabEvents['failed']);
      else if (name === 'failed') console.error(detail);
    };
    const shadowRoot = isOwnPage ? null : (element.shadowRoot ?? element.attachShadow({ mode: 'open' }));
    const container = document.createElement('div');
    (shadowRoot ?? element).replaceChildren(container);
    let config = await readOptions(options).catch((error: Error) => {
      container.textContent = error.message;
      throw error;
    });
    let wallet = await readWallet(options);
    const path = options.path ?? area.initialPath;
    // anchors of the page around it are no pages of the area
    if (options.routing === 'hash' && !location.hash.startsWith('#/'))
      history.replaceState(history.state, '', `#${path}`);
    const root = createAreaRoot(container);
    const draw = () =>
      root.render(
        <StrictMode>
          <Standalone {...{ App, area, config, options, wallet, path, shadowRoot, tell }} />
        </StrictMode>,
      );
    draw();
    return {
      async update(change) {
        const next = { ...options, ...change };
        if (changesConfig(options, next)) config = await readOptions(next);
        if (options.provider !== next.provider) wallet = await readWallet(next);
        if (!isMounted) return;
        options = next;
        draw();
      },
      unmount() {
        if (!isMounted) return;
        isMounted = false;
        root.unmount();
        container.remove();
      },
    };
  };
}
