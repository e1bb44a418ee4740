import { ChakraProvider } from '@chakra-ui/react';
import createCache from '@emotion/cache';
import { CacheProvider, Global } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { fontFace } from '../theme/fontFace.ts';
import { system } from '../theme/system.ts';

/**
 * Draws a page once, at build time: its HTML and every rule that the HTML needs. Class names are those of `UiProvider`, so
 * that the running page looks the same.
 */
export function renderStatic(page: ReactNode): { html: string; css: string } {
  const cache = createCache({ key: 'rab' });
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const html = renderToString(
    <CacheProvider value={cache}>
      <Global styles={fontFace} />
      <ChakraProvider value={system}>{page}</ChakraProvider>
    </CacheProvider>,
  );
  const { styles } = extractCriticalToChunks(html);
  return { html, css: styles.map((style) => style.css).join('') };
}
