import { ChakraProvider, createSystem, defaultConfig, EnvironmentProvider, mergeConfigs } from '@chakra-ui/react';
import createCache from '@emotion/cache';
import { CacheProvider, Global } from '@emotion/react';
import { type ReactNode, useEffect, useMemo } from 'react';
import { themeConfig } from '../theme/themeConfig.ts';
import { useResolvedColorMode } from './colorMode.ts';

const shadowConfig = mergeConfigs(themeConfig, {
  cssVarsRoot: ':host',
  conditions: { light: ':host(.light) &, .light &', dark: ':host(.dark) &, .dark &' },
  preflight: { scope: ':host' },
  globalCss: {
    ':host': { color: 'fg', background: 'bg', fontFamily: 'body', textStyle: 'body', display: 'block' },
  },
});

interface StylisElement {
  type: string;
  value: string;
}

/** rem follows the partner's <html> even inside a shadow root; here 1rem is always 16 px. */
const remToPx = (element: StylisElement): void => {
  if (element.type !== 'decl' || !element.value.includes('rem')) return;
  element.value = element.value.replace(/(-?[\d.]+)rem\b/g, (_, count: string) => `${Number(count) * 16}px`);
};

/**
 * The look inside a shadow root on a foreign page: own style container, tokens on :host, portals stay inside, so
 * nothing leaks in or out.
 */
export function ShadowUiProvider({ root, children }: { root: ShadowRoot; children: ReactNode }) {
  const mode = useResolvedColorMode();
  const cache = useMemo(
    () => createCache({ key: 'rab', container: root as unknown as Node, stylisPlugins: [remToPx as never] }),
    [root],
  );
  const system = useMemo(() => createSystem(defaultConfig, shadowConfig), []);
  useEffect(() => {
    const { classList } = root.host;
    classList.toggle('dark', mode === 'dark');
    classList.toggle('light', mode === 'light');
  }, [mode, root]);
  return (
    <EnvironmentProvider value={() => root}>
      <CacheProvider value={cache}>
        <Global styles={{ ':host': { all: 'initial', display: 'block', fontSize: '16px' } }} />
        <ChakraProvider value={system}>{children}</ChakraProvider>
      </CacheProvider>
    </EnvironmentProvider>
  );
}
