import { nameOf, symbolOf } from './names.ts';
import type { RunningIndexer } from './RunningIndexer.ts';

/** A query of the front end, with variables that differ from one request to the next. */
export interface MeasuredQuery {
  name: string;
  endpoint: string;
  document: string;
  variables(request: number): object;
}

const LOCKS = `query getLocks($first: Int!, $skip: Int!, $where: LockEntity_filter) {
  lockEntities(first: $first, skip: $skip, orderBy: createdAt, orderDirection: desc, where: $where) {
    id address symbol decimals name isLpToken totalAmount lockCount
    token0 name0 decimals0 symbol0 token1 name1 decimals1 symbol1
  }
}`;
const LOCK_RECORDS = `query getLockRecords($token: String!, $first: Int!, $skip: Int!) {
  lockDetails(first: $first, skip: $skip, orderBy: id, orderDirection: desc, where: { token: $token }) {
    id owner amount unlockDate description tgeDate tgeBps cycle cycleBps unlockedAmount
  }
}`;
const LOCK_DETAIL = `query getLockDetail($lockId: ID!) {
  lockDetail(id: $lockId) { id token owner amount lockAddedHash entity { id name symbol } }
}`;
const LOCKS_OF_TOKENS = `query ($first: Int!, $skip: Int!, $where: LockDetail_filter) {
  lockDetails(first: $first, skip: $skip, orderBy: id, orderDirection: desc, where: $where) {
    id token owner amount entity { name symbol }
  }
}`;
const SALE = `id token tokenName tokenSymbol tokenDecimals baseSymbol baseDecimals tokenLP owner presaleType finalized isVisible createdAt
  totalBaseCollected totalTokensSold numBuyers totalRefAmount forceFailed lpGenerationComplete growStatus lockId baseFee tokenFee
  labels { type link }
  presaleInfo { saleToken baseToken tokenPrice maxSpendPerBuyer minSpendPerBuyer whitelistTime hardCap softCap liquidityPercent listingRate startTime endTime lockPeriod referralRate isBurn }
  presaleInfo2 { presaleOwner factory projectInfoHash }
  presaleVesting { requestVesting linearLock vestingStartEmission vestingEndEmission vestingPercentage vestingPeriod }`;
const SALES = `query launchpads($first: Int!, $skip: Int!, $where: Launchpad_filter) {
  launchpads(first: $first, skip: $skip, orderBy: createdAt, orderDirection: desc, where: $where) { ${SALE} }
}`;
const SALE_DETAIL = `query launchpad($padAddress: ID!) {
  launchpad(id: $padAddress) { ${SALE} deposit { id account amount } referrer { id account amount } }
}`;

/** A page of ten, and one more to know whether another follows: what the lists of the front end ask for. */
const page = (where: object, skip = 0) => ({ first: 11, skip, where });
const byName = (text: string) => ({ or: [{ name_contains_nocase: text }, { symbol_contains_nocase: text }] });
const bySaleName = (text: string) => ({
  or: [{ tokenName_contains_nocase: text }, { tokenSymbol_contains_nocase: text }],
});
const visible = { isVisible: true };

interface Sample {
  /** Addresses of tokens with locks, spread over all. */
  tokens: string[];
  lockOwners: string[];
  lockIds: string[];
  sales: string[];
  saleTokens: string[];
  saleOwners: string[];
}

/** Things to ask for, spread over everything that is indexed. */
async function sampleOf(indexer: RunningIndexer): Promise<Sample> {
  const spread = async (endpoint: string, list: string, fields: string) => {
    const rows: Record<string, string>[] = [];
    for (const direction of ['asc', 'desc'])
      for (let skip = 0; skip <= 5000; skip += 50) {
        const data = await indexer.ask(
          endpoint,
          `{ ${list}(first: 1, skip: ${skip}, orderBy: createdAt, orderDirection: ${direction}) { ${fields} } }`,
        );
        rows.push(...(data[list] as Record<string, string>[]));
      }
    return rows;
  };
  const tokens = await spread('lock', 'lockEntities', 'id lockDetails(first: 1) { id owner }');
  const sales = await spread('presale', 'launchpads', 'id token owner');
  const locks = tokens.flatMap(({ lockDetails }) => lockDetails as unknown as { id: string; owner: string }[]);
  return {
    tokens: tokens.map(({ id }) => id as string),
    lockOwners: locks.map(({ owner }) => owner),
    lockIds: locks.map(({ id }) => id),
    sales: sales.map(({ id }) => id as string),
    saleTokens: sales.map(({ token }) => token as string),
    saleOwners: sales.map(({ owner }) => owner as string),
  };
}

/**
 * The queries to measure on this data.
 * @param crowd chain time in unix seconds, and how many tokens are named
 */
export async function measuredQueries(
  indexer: RunningIndexer,
  { now, tokens }: { now: bigint; tokens: number },
): Promise<MeasuredQuery[]> {
  const sample = await sampleOf(indexer);
  const pick = (values: readonly string[], request: number) => values[(request * 37) % values.length] as string;
  const some = (request: number) => (request * 7919) % tokens;
  /** A part of an address that hardly any other has. */
  const part = (address: string) => `0x${address.slice(2, 12)}`;
  const middle = (address: string) => address.slice(14, 24);
  const locks = (name: string, variables: (request: number) => object): MeasuredQuery => ({
    name: `locks: ${name}`,
    endpoint: 'lock',
    document: LOCKS,
    variables,
  });
  const sales = (name: string, variables: (request: number) => object): MeasuredQuery => ({
    name: `sales: ${name}`,
    endpoint: 'presale',
    document: SALES,
    variables,
  });
  const kind = (request: number) => ({ isLpToken: request % 4 === 0 });
  const time = now.toString();
  const [biggest] = (
    (await indexer.ask('lock', '{ lockEntities(first: 1, orderBy: lockCount, orderDirection: desc) { id } }'))
      .lockEntities as { id: string }[]
  ).map(({ id }) => id);
  return [
    locks('newest page', (n) => page(kind(n))),
    locks('page at skip 5000', () => page({ isLpToken: false }, 5000)),
    locks('search, name of one token', (n) => page({ and: [kind(n), byName(nameOf(some(n)))] })),
    locks('search, a common word', (n) => page({ and: [kind(n), byName(nameOf(n).split(' ')[n % 2] as string)] })),
    locks('search, symbol of one token', (n) => page({ and: [kind(n), byName(symbolOf(some(n)))] })),
    locks('search, two letters', (n) => page({ and: [kind(n), byName(nameOf(n).slice(1, 3))] })),
    locks('search, nothing found', (n) => page({ and: [kind(n), byName(`zzz ${n}`)] })),
    locks('search, start of an address', (n) =>
      page({ and: [kind(n), { address_contains: part(pick(sample.tokens, n)) }] }),
    ),
    locks('search, part of an address', (n) =>
      page({ and: [kind(n), { address_contains: middle(pick(sample.tokens, n)) }] }),
    ),
    locks('mine', (n) => page({ and: [kind(n), { lockDetails_: { owner: pick(sample.lockOwners, n) } }] })),
    locks('mine, an owner of many', (n) =>
      page({ and: [kind(n), { lockDetails_: { owner: `0x${(0xb000 + (n % 10)).toString(16).padStart(40, '0')}` } }] }),
    ),
    locks('mine and search', (n) =>
      page({
        and: [
          kind(n),
          { lockDetails_: { owner: `0x${(0xb000 + (n % 10)).toString(16).padStart(40, '0')}` } },
          byName(nameOf(n).split(' ')[0] as string),
        ],
      }),
    ),
    {
      name: 'locks of one token',
      endpoint: 'lock',
      document: LOCK_RECORDS,
      variables: (n) => ({ token: n % 2 ? biggest : pick(sample.tokens, n), first: 11, skip: 0 }),
    },
    {
      name: 'one lock',
      endpoint: 'lock',
      document: LOCK_DETAIL,
      variables: (n) => ({ lockId: pick(sample.lockIds, n) }),
    },
    {
      name: 'single locks: search, part of the token',
      endpoint: 'lock',
      document: LOCKS_OF_TOKENS,
      variables: (n) => page({ token_contains: middle(pick(sample.tokens, n)) }),
    },
    sales('newest page', () => page(visible)),
    sales('live', () =>
      page({
        and: [visible, { forceFailed: false, finalized: false, startTime_lte: time, endTime_gte: time }],
      }),
    ),
    sales('upcoming', () => page({ and: [visible, { forceFailed: false, startTime_gt: time }] })),
    sales('ended', () =>
      page({
        and: [visible, { or: [{ forceFailed: true }, { finalized: true }, { endTime_lt: time }] }],
      }),
    ),
    sales('mine', (n) => page({ owner: pick(sample.saleOwners, n) })),
    sales('search, name of one token', (n) =>
      page({ and: [visible, bySaleName(nameOf(tokens - 1 - (some(n) % 5000)))] }),
    ),
    sales('search, a common word', (n) => page({ and: [visible, bySaleName(nameOf(n).split(' ')[n % 2] as string)] })),
    sales('search, nothing found', (n) => page({ and: [visible, bySaleName(`zzz ${n}`)] })),
    sales('search, part of an address', (n) =>
      page({ and: [visible, { token_contains: part(pick(sample.saleTokens, n)) }] }),
    ),
    {
      name: 'one sale with its buyers',
      endpoint: 'presale',
      document: SALE_DETAIL,
      variables: (n) => ({ padAddress: pick(sample.sales, n) }),
    },
  ];
}
