import { faultOf, requestIdOf } from '@rab/server';
import { type Context, Hono } from 'hono';
import { etag } from 'hono/etag';
import type { Settings } from '../../../settings.ts';
import { QueueIsFull } from '../FairQueue.ts';
import { withEarlyTexts } from './earlyTexts.ts';
import { listAt } from './listAt.ts';
import { digestOf, type PictureMaker } from './PictureMaker.ts';
import type { Preview } from './Preview.ts';
import type { PreviewReader } from './PreviewReader.ts';
import { withHead } from './previewHead.ts';
import type { SitePages } from './SitePages.ts';

const PAGE = '/subgraphs/page';
const PICTURE = '/subgraphs/share/picture';
const HTML = 'text/html; charset=utf-8';

/** Of pages as they are here; the proxy of the site puts the site's own in their place. */
export const PAGE_HEADERS = {
  // as the site's page without a preview: it names scripts of one release
  'cache-control': 'no-cache',
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};
const PICTURE_HEADERS = {
  'cache-control': 'public, max-age=60, stale-while-revalidate=600',
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'content-security-policy': "default-src 'none'",
  'x-content-type-options': 'nosniff',
};
const NOT_KEPT = { ...PICTURE_HEADERS, 'cache-control': 'no-store' };

export interface PreviewRoutes {
  settings: Pick<Settings, 'mainSite' | 'share'>;
  reader: PreviewReader;
  pictures: PictureMaker;
  pages: SitePages;
  /** False for a client that asks too often. */
  take: (context: Context) => boolean;
  /** Whose turn it is when pictures are drawn. */
  client: (context: Context) => string;
}

/** Address of a preview's picture, another one for another picture; null where nobody has said where the indexer is. */
export const pictureOf = ({ path, card }: Preview, share: string | null): string | null =>
  share && `${share}/picture${path}.png?v=${digestOf(card)}`;

/**
 * - `GET /subgraphs/page/{path}`: the site's page with a preview of what is at that path in its head (FST-06), and what the index knows of
 *   it in its places for texts (FST-01); of a list, which has no preview, what its first rows show, unless the address filters it
 * - `GET /subgraphs/share/picture/{path}.png`: the preview's picture
 *
 * Both 404 for any other page: the proxy then answers with the site's page as it is.
 */
export function makePreviewRoutes({ settings, reader, pictures, pages, take, client }: PreviewRoutes): Hono {
  const { mainSite, share } = settings;
  const failed = (context: Context, what: string, error: unknown) => {
    console.error(`${requestIdOf(context)}: ${what} failed: ${faultOf(error)}`);
    return context.text('The preview cannot be made now.', 503, { 'cache-control': 'no-store', 'retry-after': '5' });
  };
  const tooMany = (context: Context) =>
    context.text('Too many requests, try again in a moment.', 429, { 'cache-control': 'no-store', 'retry-after': '5' });

  return new Hono()
    .get(`${PAGE}/*`, etag({ weak: true }), async (context) => {
      if (!take(context)) return tooMany(context);
      try {
        const here = context.req.path.slice(PAGE.length);
        const list = listAt(here);
        if (list && !new URL(context.req.url).search) {
          const [page, rows] = await Promise.all([pages.read(here), reader.rows(list)]);
          return context.body(withEarlyTexts(page, rows), 200, { ...PAGE_HEADERS, 'content-type': HTML });
        }
        const preview = await reader.at(here);
        if (!preview) return context.text('There is no preview of this page.', 404, PAGE_HEADERS);
        const { title, description, path, early } = preview;
        const url = new URL(path, mainSite).href;
        const head = { title, description, url, picture: pictureOf(preview, share) };
        const html = withEarlyTexts(withHead(await pages.read(here), head), early);
        return context.body(html, 200, { ...PAGE_HEADERS, 'content-type': HTML });
      } catch (error) {
        return failed(context, 'a page with texts of the index', error);
      }
    })
    .get(`${PICTURE}/*`, async (context) => {
      if (!take(context)) return tooMany(context);
      try {
        const path = /^(.*)\.png$/.exec(context.req.path.slice(PICTURE.length))?.[1] ?? '';
        const preview = await reader.at(path);
        if (!preview) return context.text('There is no picture of this page.', 404, NOT_KEPT);
        const tag = `"${digestOf(preview.card)}"`;
        if (context.req.header('if-none-match')?.includes(tag))
          return context.body(null, 304, { ...PICTURE_HEADERS, etag: tag });
        const png = await pictures.draw(preview.card, client(context));
        return context.body(new Uint8Array(png), 200, { ...PICTURE_HEADERS, 'content-type': 'image/png', etag: tag });
      } catch (error) {
        return error instanceof QueueIsFull ? tooMany(context) : failed(context, 'a picture of a preview', error);
      }
    });
}
