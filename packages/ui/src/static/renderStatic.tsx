import createCache, { type EmotionCache } from '@emotion/cache';
import createEmotionServer from '@emotion/server/create-instance';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

/** Emotion's name of what is there once for a whole page: tokens, reset, fonts. */
const GLOBAL = 'rab-global';

/** A page as it was drawn at build time. */
export interface StaticPage {
  html: string;
  /** Every rule that the HTML needs. */
  css: string;
  /** Those of them that a page of the product does not have anyway. */
  ownCss: string;
}

/**
 * Draws a page once, at build time: its HTML and every rule that the HTML needs.
 * @param draw the page, with a `UiProvider` that is given these styles
 */
export function renderStatic(draw: (styles: EmotionCache) => ReactNode): StaticPage {
  const cache = createCache({ key: 'rab' });
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const html = renderToString(draw(cache));
  const { styles } = extractCriticalToChunks(html);
  const textOf = (chunks: typeof styles) => chunks.map((style) => style.css).join('');
  return { html, css: textOf(styles), ownCss: textOf(styles.filter(({ key }) => key !== GLOBAL)) };
}
