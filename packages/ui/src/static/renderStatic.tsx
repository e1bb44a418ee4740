import createCache, { type EmotionCache } from '@emotion/cache';
import createEmotionServer from '@emotion/server/create-instance';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

/**
 * Draws a page once, at build time: its HTML and every rule that the HTML needs.
 * @param draw the page, with a `UiProvider` that is given these styles
 */
export function renderStatic(draw: (styles: EmotionCache) => ReactNode): { html: string; css: string } {
  const cache = createCache({ key: 'rab' });
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const html = renderToString(draw(cache));
  const { styles } = extractCriticalToChunks(html);
  return { html, css: styles.map((style) => style.css).join('') };
}
