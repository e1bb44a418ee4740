import {
  ChakraProvider,
  createSystem,
  defaultConfig,
  EnvironmentProvider,
  LocaleProvider,
  mergeConfigs,
} from '@chakra-ui/react';
import createCache from '@emotion/cache';
import { CacheProvider, Global } from '@emotion/react';
import { directionOf, useLanguage } from '@rab/language';
import { AppConfigContext } from '@rab/wallet-context';
import { type ReactNode, useContext, useEffect, useLayoutEffect, useMemo } from 'react';
import { GuideContext } from '../core/GlossaryHint.tsx';
import { type PartnerTheme, partnerSheet } from '../theme/partnerTheme.ts';
import { themeConfig } from '../theme/themeConfig.ts';
import { adoptedSheet } from './adoptedSheet.ts';
import { AREA_FONT, lendFonts } from './areaFonts.ts';
import { type ColorMode, useResolvedColorMode } from './colorMode.ts';
import { keepTextsOwned } from './ownTexts.ts';

const shadowConfig = mergeConfigs(themeConfig, {
  cssVarsRoot: ':host',
  conditions: { light: ':host(.light) &, .light &', dark: ':host(.dark) &, .dark &' },
  preflight: { scope: ':host' },
  theme: { tokens: { fonts: { body: { value: AREA_FONT }, heading: { value: AREA_FONT } } } },
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

export interface ShadowUiProviderProps {
  root: ShadowRoot;
  /** What the page around it wants; without it the visitor's choice, which follows the device at first. */
  colorMode?: ColorMode | undefined;
  /** What the page around it wants of the look. */
  theme?: PartnerTheme | undefined;
  children: ReactNode;
}

/**
 * The look inside a shadow root on a foreign page: own style container, tokens on :host, portals stay inside, so
 * nothing leaks in or out.
 */
export function ShadowUiProvider({ root, colorMode, theme, children }: ShadowUiProviderProps) {
  const mode = useResolvedColorMode(colorMode);
  const cache = useMemo(() => {
    const own = createCache({ key: 'rab', container: root as unknown as Node, stylisPlugins: [remToPx as never] });
    return Object.assign(own, { sheet: adoptedSheet(root, own.sheet) });
  }, [root]);
  const system = useMemo(() => createSystem(defaultConfig, shadowConfig), []);
  useLayoutEffect(lendFonts, []);
  useEffect(() => keepTextsOwned(root), [root]);
  // before the first paint: nothing changes its colour in front of the visitor
  useLayoutEffect(() => {
    const { classList } = root.host;
    classList.toggle('dark', mode === 'dark');
    classList.toggle('light', mode === 'light');
    return () => classList.remove('dark', 'light');
  }, [mode, root]);
  const guide = useContext(AppConfigContext)?.links.guide;
  const language = useLanguage();
  useLayoutEffect(() => {
    const host = root.host as HTMLElement;
    const before = { lang: host.lang, dir: host.dir };
    Object.assign(host, { lang: language, dir: directionOf(language) });
    return () => void Object.assign(host, before);
  }, [language, root]);
  useLayoutEffect(() => {
    if (!theme) return;
    const sheet = partnerSheet(theme, mode);
    root.adoptedStyleSheets.push(sheet);
    return () => {
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [theme, mode, root]);
  return (
    <EnvironmentProvider value={() => root}>
      <CacheProvider value={cache}>
        <Global styles={{ '@layer reset': { ':host': { all: 'initial', display: 'block', fontSize: '16px' } } }} />
        <ChakraProvider value={system}>
          <LocaleProvider locale={language}>
            <GuideContext value={guide}>{children}</GuideContext>
          </LocaleProvider>
        </ChakraProvider>
      </CacheProvider>
    </EnvironmentProvider>
  );
}
