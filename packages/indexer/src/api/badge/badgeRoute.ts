import { db } from 'ponder:api';
import { lockDetail, lockEntity, positionLock } from 'ponder:schema';
import { shortAddress } from '@rab/contracts';
import { lockBadge, positionBadge, utcText } from '@rab/contracts/lock';
import { type Currencies, inOrder } from '@rab/contracts/position';
import { faultOf, requestIdOf } from '@rab/server';
import { type Context, Hono } from 'hono';
import { etag } from 'hono/etag';
import { eq } from 'ponder';
import { type Address, getAddress } from 'viem';
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

const OF_POSITION = {
  owner: positionLock.owner,
  unlockDate: positionLock.unlockDate,
  isUnlocked: positionLock.isUnlocked,
  pool: positionLock.pool,
  token0: positionLock.token0,
  symbol0: positionLock.symbol0,
  token1: positionLock.token1,
  symbol1: positionLock.symbol1,
};

const picture = (context: Context, texts: BadgeTexts, status: 200 | 404 | 429 | 503 = 200) =>
  context.body(badgeSvg(texts), status, HEADERS);
const nothing = (id: string, title: string, state: string): BadgeTexts => ({
  title,
  state,
  source: `Lock ${id}`,
  asOf: '',
  isLocked: false,
});

/** What a badge of one lock says, as of a time of the chain; null where there is no such lock. */
type ReadBadge = (database: ReadDatabase, id: bigint, now: bigint) => Promise<Omit<BadgeTexts, 'asOf'> | null>;

const ofLock: ReadBadge = async (database, id, now) => {
  const query = db
    .select(SHOWN)
    .from(lockDetail)
    .innerJoin(lockEntity, eq(lockDetail.entity, lockEntity.id))
    .where(eq(lockDetail.id, id));
  const [row] = await typedRows(database, SHOWN, query.toSQL());
  if (!row) return null;
  const terms = { ...row, tgeBps: BigInt(row.tgeBps), cycleBps: BigInt(row.cycleBps) };
  return { ...lockBadge(terms, row, now), source: `Lock ${id} of ${shortAddress(row.address)}` };
};

const ofPosition =
  (currencies: Currencies): ReadBadge =>
  async (database, id, now) => {
    const query = db.select(OF_POSITION).from(positionLock).where(eq(positionLock.id, id));
    const [row] = await typedRows(database, OF_POSITION, query.toSQL());
    if (!row) return null;
    const { token0, symbol0, token1, symbol1 } = row;
    const [first, second] = inOrder(currencies, [
      { address: token0 as Address, symbol: symbol0 },
      { address: token1 as Address, symbol: symbol1 },
    ]);
    const pool = shortAddress(getAddress(row.pool));
    return {
      ...positionBadge(row, [first.symbol, second.symbol], now),
      source: `Position lock ${id}, pool ${pool}`,
    };
  };

/**
 * `GET /subgraphs/badges/lock/{id}.svg` and `…/position/{id}.svg`: a lock as a picture for other people's pages, as of the last
 * indexed block and so after a reorg as before one (LKT-07). What it cannot tell it says as a picture, too: 404, 429 and 503.
 * @param take false for a client that asks too often
 */
export const makeBadgeRoute = (
  database: ReadDatabase,
  take: (context: Context) => boolean,
  { currencies }: { currencies: Currencies },
) =>
  new Hono().get(
    '/subgraphs/badges/:kind{lock|position}/:file{\\d{1,30}\\.svg}',
    etag({ weak: true }),
    async (context) => {
      const id = context.req.param('file').slice(0, -'.svg'.length);
      if (!take(context))
        return picture(context, nothing(id, 'Not read', 'Too many requests, try again in a moment'), 429);
      const read = context.req.param('kind') === 'lock' ? ofLock : ofPosition(currencies);
      try {
        const now = BigInt((await readIndexedBlock()).timestamp);
        const badge = await read(database, BigInt(id), now);
        const asOf = `as of ${utcText(now)}`;
        if (!badge) return picture(context, nothing(id, 'No such lock', asOf), 404);
        return picture(context, { ...badge, asOf });
      } catch (error) {
        console.error(`${requestIdOf(context)}: a badge could not be made: ${faultOf(error)}`);
        return picture(context, nothing(id, 'Not read', 'The index does not answer'), 503);
      }
    },
  );
