import { faultOf, requestIdOf } from '@rab/server';
import { type Context, Hono } from 'hono';
import { getAddress } from 'viem';
import type { Settings } from '../../../settings.ts';
import type { PreviewReader } from '../preview/PreviewReader.ts';
import { PAGE_HEADERS, pictureOf } from '../preview/previewRoutes.ts';
import { sharePage } from './sharePage.ts';

/** A preview says nothing of a sale that the lists do not show: programs that make previews keep them. */
const NOT_SHOWN = { title: 'A sale that is not listed', description: 'Open the link to see it.' };

/**
 * `GET /subgraphs/share/{sale}`: the sale's link with a preview (MNY-13); 404 for what is no sale.
 * @param settings the product's site, to which it leads, and its own public address
 * @param take false for a client that asks too often
 */
export const makeShareRoute = (
  { mainSite, share }: Pick<Settings, 'mainSite' | 'share'>,
  reader: PreviewReader,
  take: (context: Context) => boolean,
) =>
  new Hono().get('/subgraphs/share/:sale{0x[0-9a-fA-F]{40}}', async (context) => {
    if (!take(context)) return context.text('Too many requests, try again in a moment.', 429, PAGE_HEADERS);
    const address = getAddress(context.req.param('sale').toLowerCase());
    try {
      const sale = await reader.sale(address);
      if (!sale) return context.text('There is no such sale.', 404, PAGE_HEADERS);
      const { preview, isVisible } = sale;
      const url = share && `${share}/${address}`;
      const head = isVisible ? { ...preview, picture: pictureOf(preview, share) } : { ...NOT_SHOWN, picture: null };
      const link = new URL(preview.path, mainSite).href;
      return context.html(sharePage({ ...head, url }, link), 200, PAGE_HEADERS);
    } catch (error) {
      console.error(`${requestIdOf(context)}: a shared link could not be answered: ${faultOf(error)}`);
      return context.text('The index does not answer, try again in a moment.', 503, PAGE_HEADERS);
    }
  });
