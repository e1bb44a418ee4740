import { db } from 'ponder:api';
import {
  airdrop,
  label,
  launchpad,
  lockDetail,
  lockEntity,
  positionLock,
  presaleInfo,
  presaleInfo2,
  token,
} from 'ponder:schema';
import { SALE_KINDS, type SaleKindKey } from '@rab/config';
import { isLongText } from '@rab/config/project-info';
import { LRUCache } from 'lru-cache';
import { and, desc, eq, gt, inArray, notInArray, or } from 'ponder';
import { type Address, getAddress } from 'viem';
import type { Settings } from '../../../settings.ts';
import { readIndexedBlock } from '../readProgress.ts';
import type { ReadDatabase } from '../subgraph/Tables.ts';
import { typedRows } from '../subgraph/typedRows.ts';
import { airdropRows } from './airdropRows.ts';
import { Descriptions } from './Descriptions.ts';
import type { List } from './listAt.ts';
import { FIRST_ROWS } from './listTexts.ts';
import { lockPreview } from './lockPreview.ts';
import { lockRows } from './lockRows.ts';
import type { EarlyTexts, Preview } from './Preview.ts';
import { positionPreview } from './positionPreview.ts';
import { type IndexedSale, salePreview } from './salePreview.ts';
import { saleRows } from './saleRows.ts';
import { pathOf, type Subject, subjectOf } from './subjectOf.ts';
import { type LocksOfToken, locksPreview, tokenPreview } from './tokenPreview.ts';

/** Locks of one token that are read for their sum. */
const MOST_LOCKS = 500;
const KEPT_PAGES = 1000;
/** As many sales as the first page of a list has: those of them that run come first. */
const LISTED_SALES = 12;

const SALE = {
  ...{ presaleType: launchpad.presaleType, isVisible: launchpad.isVisible, token: presaleInfo.saleToken },
  ...{ tokenName: launchpad.tokenName, tokenSymbol: launchpad.tokenSymbol, tokenDecimals: launchpad.tokenDecimals },
  ...{ baseToken: presaleInfo.baseToken, baseSymbol: launchpad.baseSymbol, baseDecimals: launchpad.baseDecimals },
  ...{ totalBaseCollected: launchpad.totalBaseCollected, softCap: presaleInfo.softCap, hardCap: presaleInfo.hardCap },
  ...{ tokenPrice: presaleInfo.tokenPrice, startTime: launchpad.startTime, endTime: launchpad.endTime },
  ...{ forceFailed: launchpad.forceFailed, finalized: launchpad.finalized, growStatus: launchpad.growStatus },
  ...{ lpGenerationComplete: launchpad.lpGenerationComplete, numBuyers: launchpad.numBuyers },
  ...{ minSpendPerBuyer: presaleInfo.minSpendPerBuyer, maxSpendPerBuyer: presaleInfo.maxSpendPerBuyer },
  projectInfoHash: presaleInfo2.projectInfoHash,
  ...{ sellingAmount: presaleInfo.sellingAmount, maxOwnerReceive: presaleInfo.maxOwnerReceive },
};
const LISTED_SALE = {
  ...SALE,
  ...{ id: launchpad.id, whitelistTime: presaleInfo.whitelistTime, referralRate: presaleInfo.referralRate },
  ...{ liquidityPercent: presaleInfo.liquidityPercent, lockPeriod: presaleInfo.lockPeriod },
};
const LABEL = { launchpad: label.launchpad, type: label.type };
const LOCK = {
  ...{ owner: lockDetail.owner, amount: lockDetail.amount, unlockedAmount: lockDetail.unlockedAmount },
  ...{ tgeDate: lockDetail.tgeDate, tgeBps: lockDetail.tgeBps, cycle: lockDetail.cycle, cycleBps: lockDetail.cycleBps },
};
const LOCKED = {
  ...{ address: lockEntity.address, name: lockEntity.name, symbol: lockEntity.symbol, decimals: lockEntity.decimals },
  ...{ isLpToken: lockEntity.isLpToken, symbol0: lockEntity.symbol0, symbol1: lockEntity.symbol1 },
};
const LISTED_TOKEN = {
  ...LOCKED,
  name0: lockEntity.name0,
  name1: lockEntity.name1,
  totalAmount: lockEntity.totalAmount,
};
const LOCKED_SUM = { ...LOCKED, totalAmount: lockEntity.totalAmount, lockCount: lockEntity.lockCount };
const LISTED_AIRDROP = {
  ...{ creator: airdrop.creator, symbol: airdrop.symbol, decimals: airdrop.decimals, amount: airdrop.amount },
  ...{ start: airdrop.start, paid: airdrop.paid, reclaimed: airdrop.reclaimed },
};
const POSITION = {
  ...{ manager: positionLock.manager, owner: positionLock.owner, pool: positionLock.pool, fee: positionLock.fee },
  ...{ token0: positionLock.token0, symbol0: positionLock.symbol0, token1: positionLock.token1 },
  ...{ symbol1: positionLock.symbol1, unlockDate: positionLock.unlockDate, isUnlocked: positionLock.isUnlocked },
};
const MADE = {
  ...{ address: token.address, name: token.name, symbol: token.symbol },
  ...{ decimals: token.decimals, totalSupply: token.totalSupply },
};

const standing = <Row extends { tgeBps: number; cycleBps: number }>(row: Row) => ({
  ...row,
  tgeBps: BigInt(row.tgeBps),
  cycleBps: BigInt(row.cycleBps),
});

interface KeptPreview {
  preview: Preview | null;
}

/** What pages show, read from the index by their paths; what was read is kept for a block's time. */
export class PreviewReader {
  readonly #database: ReadDatabase;
  readonly #nativeSymbol: string;
  readonly #descriptions: Descriptions;
  readonly #exchanges: Settings['exchanges'];
  readonly #ofPositions: Pick<Settings, 'currencies' | 'positionManagers'>;
  readonly #kept: LRUCache<string, KeptPreview>;
  readonly #keptRows: LRUCache<List, EarlyTexts>;

  constructor(
    database: ReadDatabase,
    {
      nativeSymbol,
      blockTime,
      contentGateway,
      exchanges,
      currencies,
      positionManagers,
    }: Pick<
      Settings,
      'nativeSymbol' | 'blockTime' | 'contentGateway' | 'exchanges' | 'currencies' | 'positionManagers'
    >,
  ) {
    this.#database = database;
    this.#exchanges = exchanges;
    this.#ofPositions = { currencies, positionManagers };
    this.#descriptions = new Descriptions(contentGateway);
    this.#nativeSymbol = nativeSymbol;
    this.#kept = new LRUCache<string, KeptPreview>({
      max: KEPT_PAGES,
      ttl: blockTime,
      // all who ask at once share one reading
      fetchMethod: async (path) => ({ preview: await this.#read(subjectOf(path) as Subject) }),
    });
    this.#keptRows = new LRUCache<List, EarlyTexts>({
      max: KEPT_PAGES,
      ttl: blockTime,
      fetchMethod: (list) => {
        if (list === 'airdrops') return this.#airdropRows();
        if (list === 'tokenLocks' || list === 'liquidityLocks') return this.#lockRows(list === 'liquidityLocks');
        return this.#saleRows(list);
      },
    });
  }

  /**
   * What the first rows of a list show to everybody, by the names of their places; kept as long as a preview.
   * @throws when the database does not answer
   */
  async rows(list: List): Promise<EarlyTexts> {
    return (await this.#keptRows.fetch(list)) ?? {};
  }

  /**
   * The preview of the page at a path of the product; null for a page that shows no one thing, and for what is not indexed or not
   * shown to everybody.
   * @throws when the database does not answer
   */
  async at(path: string): Promise<Preview | null> {
    const subject = subjectOf(path);
    return subject && ((await this.#kept.fetch(pathOf(subject)))?.preview ?? null);
  }

  /**
   * A sale of any kind, also one that is not shown to everybody; null for what is no sale.
   * @throws when the database does not answer
   */
  async sale(address: Address): Promise<{ preview: Preview; isVisible: boolean; projectInfoHash: string } | null> {
    const statement = db
      .select(SALE)
      .from(launchpad)
      .innerJoin(presaleInfo, eq(launchpad.presaleInfo, presaleInfo.id))
      .innerJoin(presaleInfo2, eq(launchpad.presaleInfo2, presaleInfo2.id))
      .where(eq(launchpad.id, address.toLowerCase()))
      .toSQL();
    const [row] = await typedRows(this.#database, SALE, statement);
    const kind = row && Object.values(SALE_KINDS).find(({ presaleType }) => presaleType === row.presaleType)?.subgraph;
    if (!row || !kind) return null;
    const sale: IndexedSale = { ...row, kind, address: getAddress(address) };
    const { isVisible, projectInfoHash } = row;
    return { preview: salePreview(sale, await this.#settings()), isVisible, projectInfoHash };
  }

  async #read(subject: Subject): Promise<Preview | null> {
    if (subject.kind === 'sale') {
      const sale = await this.sale(subject.address);
      // another kind's page says that there is no such sale
      if (!sale?.isVisible || sale.preview.path !== pathOf(subject)) return null;
      const description = await this.#descriptions.read(sale.projectInfoHash);
      const words = description && { [isLongText(description) ? 'longDescription' : 'description']: description };
      return { ...sale.preview, early: { ...sale.preview.early, ...words } };
    }
    if (subject.kind === 'lock') return this.#lock(subject.id);
    if (subject.kind === 'position') return this.#position(subject.id);
    const locks = await this.#locks(subject.token);
    if (subject.kind === 'locks') return locks && locksPreview(locks, await this.#settings());
    const [made] = await typedRows(
      this.#database,
      MADE,
      db.select(MADE).from(token).where(eq(token.id, subject.token.toLowerCase())).toSQL(),
    );
    return made ? tokenPreview({ ...made, address: subject.token }, locks, await this.#settings()) : null;
  }

  async #saleRows(kind: SaleKindKey): Promise<EarlyTexts> {
    const sales = await typedRows(
      this.#database,
      LISTED_SALE,
      db
        .select(LISTED_SALE)
        .from(launchpad)
        .innerJoin(presaleInfo, eq(launchpad.presaleInfo, presaleInfo.id))
        .innerJoin(presaleInfo2, eq(launchpad.presaleInfo2, presaleInfo2.id))
        .where(and(eq(launchpad.presaleType, SALE_KINDS[kind].presaleType), eq(launchpad.isVisible, true)))
        .orderBy(desc(launchpad.endTime), desc(launchpad.id))
        .limit(LISTED_SALES)
        .toSQL(),
    );
    if (sales.length === 0) return {};
    const ids = sales.map(({ id }) => id);
    const labels = await typedRows(
      this.#database,
      LABEL,
      db.select(LABEL).from(label).where(inArray(label.launchpad, ids)).toSQL(),
    );
    return saleRows(
      sales.map((sale) => ({
        ...sale,
        kind,
        address: getAddress(sale.id),
        labels: labels.filter(({ launchpad: of }) => of === sale.id).map(({ type }) => type),
      })),
      await this.#settings(),
    );
  }

  async #lockRows(isLiquidity: boolean): Promise<EarlyTexts> {
    const { factory } = lockEntity;
    const tokens = await typedRows(
      this.#database,
      LISTED_TOKEN,
      db
        .select(LISTED_TOKEN)
        .from(lockEntity)
        .where(
          isLiquidity
            ? inArray(factory, this.#exchanges)
            : or(eq(lockEntity.isLpToken, false), notInArray(factory, this.#exchanges)),
        )
        .orderBy(desc(lockEntity.createdAt), desc(lockEntity.id))
        .limit(FIRST_ROWS)
        .toSQL(),
    );
    return lockRows(
      tokens.map((row) => ({ ...row, address: getAddress(row.address) })),
      isLiquidity,
    );
  }

  async #airdropRows(): Promise<EarlyTexts> {
    const airdrops = await typedRows(
      this.#database,
      LISTED_AIRDROP,
      db
        .select(LISTED_AIRDROP)
        .from(airdrop)
        .orderBy(desc(airdrop.createdAt), desc(airdrop.id))
        .limit(FIRST_ROWS)
        .toSQL(),
    );
    const { now } = await this.#settings();
    return airdropRows(
      airdrops.map((row) => ({ ...row, creator: getAddress(row.creator) })),
      now,
    );
  }

  async #lock(id: bigint): Promise<Preview | null> {
    const columns = { ...LOCK, ...LOCKED };
    const statement = db
      .select(columns)
      .from(lockDetail)
      .innerJoin(lockEntity, eq(lockDetail.entity, lockEntity.id))
      .where(eq(lockDetail.id, id))
      .toSQL();
    const [row] = await typedRows(this.#database, columns, statement);
    if (!row) return null;
    return lockPreview({ ...standing(row), id }, { ...row, address: getAddress(row.address) }, await this.#settings());
  }

  async #position(id: bigint): Promise<Preview | null> {
    const statement = db.select(POSITION).from(positionLock).where(eq(positionLock.id, id)).toSQL();
    const [row] = await typedRows(this.#database, POSITION, statement);
    if (!row) return null;
    const { now } = await this.#settings();
    return positionPreview({ ...row, id }, { now, ...this.#ofPositions });
  }

  async #locks(address: Address): Promise<LocksOfToken | null> {
    const id = address.toLowerCase();
    const [locked] = await typedRows(
      this.#database,
      LOCKED_SUM,
      db.select(LOCKED_SUM).from(lockEntity).where(eq(lockEntity.id, id)).toSQL(),
    );
    if (!locked) return null;
    const { totalAmount, lockCount, ...names } = locked;
    const of = { token: { ...names, address }, totalAmount, lockCount };
    if (lockCount > MOST_LOCKS) return { ...of, locks: null };
    const statement = db
      .select(LOCK)
      .from(lockDetail)
      .where(and(eq(lockDetail.entity, id), gt(lockDetail.availableAmount, 0n)))
      .limit(MOST_LOCKS)
      .toSQL();
    return { ...of, locks: (await typedRows(this.#database, LOCK, statement)).map(standing) };
  }

  async #settings() {
    const { timestamp } = await readIndexedBlock();
    return { nativeSymbol: this.#nativeSymbol, now: BigInt(timestamp) };
  }
}
