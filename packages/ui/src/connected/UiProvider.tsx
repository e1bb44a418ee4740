import { ChakraProvider, LocaleProvider } from '@chakra-ui/react';
import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider, Global } from '@emotion/react';
import { directionOf, useLanguage } from '@rab/language';
import { AppConfigContext } from '@rab/wallet-context';
import { type ReactNode, useContext, useEffect, useLayoutEffect } from 'react';
import { GuideContext } from '../core/GlossaryHint.tsx';
import { fontFaces } from '../theme/fontFace.ts';
import { system } from '../theme/system.ts';
import { useResolvedColorMode } from './colorMode.ts';
import { keepTextsOwned } from './ownTexts.ts';

/** Rules go in through the CSSOM (`speedy`), so the page's CSP needs no 'unsafe-inline' for styles. */
const pageStyles = createCache({ key: 'rab', speedy: true });

export interface UiProviderProps {
  children: ReactNode;
  /** Where the rules go: into the page, or to the program that draws it at build time. */
  styles?: EmotionCache | undefined;
}

/**
 * The look of a whole page: theme, colour mode and language on <html>. Goes inside the WalletProvider, whose store keeps the
 * visitor's choice.
 */
export function UiProvider({ children, styles = pageStyles }: UiProviderProps) {
  const mode = useResolvedColorMode();
  useLayoutEffect(() => {
    const { classList, style } = document.documentElement;
    classList.toggle('dark', mode === 'dark');
    classList.toggle('light', mode === 'light');
    style.colorScheme = mode;
  }, [mode]);
  const guide = useContext(AppConfigContext)?.links.guide;
  const language = useLanguage();
  useLayoutEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = directionOf(language);
  }, [language]);
  useEffect(() => keepTextsOwned(document.body), []);
  return (
    <CacheProvider value={styles}>
      <Global styles={fontFaces} />
      <ChakraProvider value={system}>
        <LocaleProvider locale={language}>
          <GuideContext value={guide}>{children}</GuideContext>
        </LocaleProvider>
      </ChakraProvider>
    </CacheProvider>
  );
}
