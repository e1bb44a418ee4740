import { db } from 'ponder:api';
import { lockDetail, lockEntity } from 'ponder:schema';
import { shortAddress } from '@rab/contracts';
import { lockBadge, utcText } from '@rab/contracts/lock';
import { faultOf, requestIdOf } from '@rab/server';
import { type Context, Hono } from 'hono';
import { etag } from 'hono/etag';
import { eq } from 'ponder';
import { readIndexedBlock } from '../readProgress.ts';
import type { ReadDatabase } from '../subgraph/Tables.ts';
import { typedRows } from '../subgraph/typedRows.ts';
import { type BadgeTexts, badgeSvg } from './badgeSvg.ts';

const HEADERS = {
  'content-type': 'image/svg+xml; charset=utf-8',
  // asked about each time it is shown, as the next block may say something else; an unchanged one is not sent again
  'cache-control': 'no-cache',
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'content-security-policy': "default-src 'none'",
};

const { owner, amount, unlockedAmount, tgeDate, tgeBps, cycle, cycleBps } = lockDetail;
const { symbol, decimals, address } = lockEntity;
const SHOWN = { owner, amount, unlockedAmount, tgeDate, tgeBps, cycle, cycleBps, symbol, decimals, address };

const picture = (context: Context, texts: BadgeTexts, status: 200 | 404 | 429 | 503 = 200) =>
  context.body(badgeSvg(texts), status, HEADERS);
const nothing = (id: string, title: string, state: string): BadgeTexts => ({
  title,
  state,
  source: `Lock ${id}`,
  asOf: '',
  isLocked: false,
});

/**
 * `GET /subgraphs/badges/lock/{id}.svg`: a lock as a picture for other people's pages, as of the last indexed block and so after a
 * reorg as before one (LKT-07). What it cannot tell it says as a picture, too: 404, 429 and 503.
 * @param take false for a client that asks too often
 */
export const makeBadgeRoute = (database: ReadDatabase, take: (context: Context) => boolean) =>
  new Hono().get('/subgraphs/badges/lock/:file{\\d{1,30}\\.svg}', etag({ weak: true }), async (context) => {
    const id = context.req.param('file').slice(0, -'.svg'.length);
    if (!take(context))
      return picture(context, nothing(id, 'Not read', 'Too many requests, try again in a moment'), 429);
    try {
      const [block, rows] = await Promise.all([
        readIndexedBlock(),
        typedRows(
          database,
          SHOWN,
          db
            .select(SHOWN)
            .from(lockDetail)
            .innerJoin(lockEntity, eq(lockDetail.entity, lockEntity.id))
            .where(eq(lockDetail.id, BigInt(id)))
            .toSQL(),
        ),
      ]);
      const now = BigInt(block.timestamp);
      const [row] = rows;
      if (!row) return picture(context, nothing(id, 'No such lock', `as of ${utcText(now)}`), 404);
      const terms = { ...row, tgeBps: BigInt(row.tgeBps), cycleBps: BigInt(row.cycleBps) };
      return picture(context, {
        ...lockBadge(terms, row, now),
        source: `Lock ${id} of ${shortAddress(row.address)}`,
        asOf: `as of ${utcText(now)}`,
      });
    } catch (error) {
      console.error(`${requestIdOf(context)}: a badge could not be made: ${faultOf(error)}`);
      return picture(context, nothing(id, 'Not read', 'The index does not answer'), 503);
    }
  });
