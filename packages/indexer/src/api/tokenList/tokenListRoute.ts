import { db } from 'ponder:api';
import { token } from 'ponder:schema';
import { faultOf, requestIdOf } from '@rab/server';
import { type Context, Hono } from 'hono';
import { etag } from 'hono/etag';
import { asc } from 'ponder';
import type { Settings } from '../../../settings.ts';
import type { ReadDatabase } from '../subgraph/Tables.ts';
import { typedRows } from '../subgraph/typedRows.ts';
import { tokenList } from './tokenList.ts';

const PATH = '/subgraphs/token-list.json';
/** Tokens of one page, with those that are left out; an earlier page stays as it is. */
const PAGE = 1000;
const { address, name, symbol, decimals, createdAt } = token;
const SHOWN = { address, name, symbol, decimals, createdAt };
const HEADERS = {
  'cache-control': 'public, max-age=60',
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};
const NOT_KEPT = { ...HEADERS, 'cache-control': 'no-store' };

/**
 * `GET /subgraphs/token-list.json`: the tokens of the platform's factory as a token list (CHK-04), oldest first, `?page=2` those after the first
 * thousand; `Link` names the next page. 404 for a page without tokens.
 * @param take false for a client that asks too often
 */
export const makeTokenListRoute = (
  settings: Pick<Settings, 'chainId' | 'currencies'>,
  database: ReadDatabase,
  take: (context: Context) => boolean,
) =>
  new Hono().get(PATH, etag({ weak: true }), async (context) => {
    const refuse = (message: string, status: 404 | 429 | 503) =>
      context.json({ errors: [{ message }] }, status, NOT_KEPT);
    if (!take(context)) return refuse('Too many requests, try again in a moment.', 429);
    const asked = context.req.query('page') ?? '1';
    if (!/^[1-9]\d{0,3}$/.test(asked)) return refuse('There is no such page.', 404);
    const page = Number(asked);
    try {
      const query = db.select(SHOWN).from(token).orderBy(asc(createdAt), asc(token.id));
      const rows = await typedRows(
        database,
        SHOWN,
        query
          .limit(PAGE)
          .offset((page - 1) * PAGE)
          .toSQL(),
      );
      const list = tokenList(settings, rows);
      if (!list) return refuse('There are no tokens on this page.', 404);
      const next = rows.length === PAGE && { link: `<${PATH}?page=${page + 1}>; rel="next"` };
      return context.json(list, 200, { ...HEADERS, ...next });
    } catch (error) {
      console.error(`${requestIdOf(context)}: a token list could not be made: ${faultOf(error)}`);
      return refuse('The index does not answer, try again in a moment.', 503);
    }
  });
