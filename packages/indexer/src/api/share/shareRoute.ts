import { db } from 'ponder:api';
import { launchpad, presaleInfo } from 'ponder:schema';
import { SALE_KINDS } from '@rab/config';
import { faultOf, requestIdOf } from '@rab/server';
import { type Context, Hono } from 'hono';
import { eq } from 'ponder';
import { getAddress } from 'viem';
import type { Settings } from '../../../settings.ts';
import type { ReadDatabase } from '../subgraph/Tables.ts';
import { typedRows } from '../subgraph/typedRows.ts';
import { sharePage } from './sharePage.ts';

const HEADERS = {
  'cache-control': 'no-cache',
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

const { presaleType, tokenName, tokenSymbol, baseSymbol, baseDecimals, startTime, endTime } = launchpad;
const { softCap, hardCap } = presaleInfo;
const SHOWN = {
  ...{ presaleType, tokenName, tokenSymbol, baseSymbol, baseDecimals, startTime, endTime },
  ...{ raised: launchpad.totalBaseCollected, softCap, hardCap },
};

/**
 * `GET /subgraphs/share/{sale}`: the sale's link with a preview (MNY-13); 404 for what is no sale.
 * @param settings the product's site, to which it leads, its own public address, and what the chain calls its currency
 * @param take false for a client that asks too often
 */
export const makeShareRoute = (
  { mainSite, share, nativeSymbol }: Pick<Settings, 'mainSite' | 'share' | 'nativeSymbol'>,
  database: ReadDatabase,
  take: (context: Context) => boolean,
) =>
  new Hono().get('/subgraphs/share/:sale{0x[0-9a-fA-F]{40}}', async (context) => {
    if (!take(context)) return context.text('Too many requests, try again in a moment.', 429, HEADERS);
    const id = context.req.param('sale').toLowerCase();
    try {
      const statement = db
        .select(SHOWN)
        .from(launchpad)
        .innerJoin(presaleInfo, eq(launchpad.presaleInfo, presaleInfo.id))
        .where(eq(launchpad.id, id))
        .toSQL();
      const [sale] = await typedRows(database, SHOWN, statement);
      const kind = sale && Object.values(SALE_KINDS).find((one) => one.presaleType === sale.presaleType);
      if (!sale || !kind) return context.text('There is no such sale.', 404, HEADERS);
      const link = new URL(kind.paths.detail(getAddress(id)), mainSite).href;
      // the index knows tokens alone: for the chain's own currency it has no symbol
      const named = { ...sale, baseSymbol: sale.baseSymbol || nativeSymbol };
      const own = share && `${share}/${getAddress(id)}`;
      return context.html(sharePage(named, kind.name, { link, own }), 200, HEADERS);
    } catch (error) {
      console.error(`${requestIdOf(context)}: a shared link could not be answered: ${faultOf(error)}`);
      return context.text('The index does not answer, try again in a moment.', 503, HEADERS);
    }
  });
