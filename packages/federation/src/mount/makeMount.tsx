import { type AppConfig, ConfigError, loadConfig, parseConfig } from '@rab/config';
import { type ComponentType, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { RemoteAppProps } from '../Host.ts';
import '../provide.ts';
import { type Routing, Standalone } from './Standalone.tsx';

export interface MountOptions {
  /** The product's configuration: its address or its content. `/config.json` of the page's origin by default. */
  config?: string | Record<string, unknown>;
  /** `memory` leaves the partner's address bar alone and is the default. */
  routing?: Routing;
  /** With `history`: the path below which the remote may change the address. */
  basename?: string;
  /** With `memory`: the page that is shown first. */
  initialPath?: string;
  /** Keeps styles of the page and of the remote apart; on by default. */
  shadow?: boolean;
  /** The page is the area's own, not a partner's; off by default. */
  isOwnPage?: boolean;
  /** Hears of every failure after the start, e.g. of a page whose code could not be loaded. */
  onError?: (error: Error) => void;
}

export interface MountHandle {
  unmount: () => void;
}

export type Mount = (element: Element, options?: MountOptions) => Promise<MountHandle>;

const readConfig = async (config: MountOptions['config']): Promise<AppConfig> =>
  typeof config === 'object' ? parseConfig(config) : loadConfig(config ?? '/config.json');

/**
 * Makes the `mount` that a remote exposes to its own page and to partners. It rejects with a ConfigError, and writes its
 * sentence into the element, when the configuration cannot be used.
 */
export function makeMount(
  App: ComponentType<RemoteAppProps>,
  area: { initialPath: string; paths: readonly string[] },
): Mount {
  return async (element, options = {}) => {
    const {
      routing = 'memory',
      basename = '',
      initialPath = area.initialPath,
      shadow = true,
      isOwnPage = false,
      onError = console.error,
    } = options;
    const shadowRoot = shadow ? (element.shadowRoot ?? element.attachShadow({ mode: 'open' })) : null;
    const container = document.createElement('div');
    (shadowRoot ?? element).replaceChildren(container);
    let config: AppConfig;
    try {
      config = await readConfig(options.config);
    } catch (error) {
      container.textContent = error instanceof ConfigError ? error.message : String(error);
      throw error;
    }
    const root = createRoot(container);
    root.render(
      <StrictMode>
        <Standalone
          {...{ App, config, routing, basename, initialPath, shadowRoot, isOwnPage, onError }}
          paths={area.paths}
        />
      </StrictMode>,
    );
    return {
      unmount() {
        root.unmount();
        container.remove();
      },
    };
  };
}
