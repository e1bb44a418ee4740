import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { contractAddress } from '@rab/config';
import {
  fairLaunchAbi,
  launchpadSettingAbi,
  presaleAbi,
  privateSaleAbi,
  rabbitLockAbi,
  standardTokenFactoryAbi,
} from '@rab/contracts/abis';
import { timelockControllerAbi } from '@rab/contracts/abis/foreign';
import { rabbitAirdropAbi, rabbitPositionLockAbi } from '@rab/contracts/abis/others';
import { proRataAbi } from '@rab/contracts/abis/pro-rata';
import { airdropTree, finish, readListDocument, sumOf } from '@rab/contracts/airdrop-list';
import {
  acceptPositionLockCall,
  collectFeesCall,
  describePositionLockCall,
  offerPositionLockCall,
} from '@rab/contracts/position-calls';
import { publishedArtifact } from '@rab/evm/artifact';
import {
  type Address,
  encodeFunctionData,
  erc20Abi,
  getAddress,
  type Hash,
  parseEther,
  parseEventLogs,
  zeroAddress,
  zeroHash,
} from 'viem';
import { type BackEnd, startBackEnd } from './startBackEnd.ts';

const ENTITY =
  'id address symbol decimals name isLpToken factory token0 name0 decimals0 symbol0 token1 name1 decimals1 symbol1';
const DETAIL =
  'id token owner creator amount unlockDate description lockAddedAt lockAddedHash lockAddedBlock isVesting tgeDate tgeBps cycle cycleBps lockvestedAt ownerChangedBlock lockvestedHash withdrawable availableAmount unlockedAmount ownerChangedAt ownerChangedHash lockUpdateHash';
const LAUNCHPAD = `id token tokenName tokenLP owner presaleType finalized isVisible createdAt startTime endTime labels { type link }
  referrer { id amount account } deposit { id amount account }
  presaleInfo { saleToken baseToken tokenPrice maxSpendPerBuyer minSpendPerBuyer whitelistTime hardCap softCap liquidityPercent listingRate startTime endTime lockPeriod referralRate isBurn sellingAmount maxOwnerReceive }
  presaleInfo2 { presaleOwner factory otherFactory projectInfoHash }
  presaleVesting { requestVesting linearLock vestingStartEmission vestingEndEmission vestingPercentage vestingPeriod }
  totalBaseCollected totalBaseWithdrawn totalTokensSold numBuyers totalRefAmount forceFailed lpGenerationComplete growStatus lockId teamLockId baseFee`;

// biome-ignore lint/suspicious/noExplicitAny: answers are looked into freely here
type Answer = any;

let backEnd: BackEnd;
let locker: Address;
let accounts: Address[];

beforeAll(async () => {
  backEnd = await startBackEnd(9100);
  locker = contractAddress(backEnd.chain, 'rabbitLock');
  accounts = (await backEnd.client.getAddresses()) as Address[];
}, 180_000);

afterAll(() => backEnd?.stop(), 20_000);

/** Answer of an endpoint, errors included. */
async function ask(endpoint: string, query: string, variables?: Record<string, unknown>): Promise<Answer> {
  const response = await fetch(`${backEnd.indexer}/subgraphs/name/${endpoint}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  return response.json();
}

async function data(endpoint: string, query: string, variables?: Record<string, unknown>): Promise<Answer> {
  const answer = await ask(endpoint, query, variables);
  expect(answer.errors).toBeUndefined();
  return answer.data;
}

async function mined(hash: Hash) {
  for (;;) {
    const receipt = await backEnd.client.getTransactionReceipt({ hash }).catch(() => null);
    if (receipt) {
      expect(receipt.status).toBe('success');
      return receipt;
    }
    await sleep(10);
  }
}

/** Resolves when the indexer has seen everything that is mined now. */
async function caughtUp(): Promise<void> {
  const head = await backEnd.client.getBlockNumber();
  for (;;) {
    const health = (await (await fetch(`${backEnd.indexer}/subgraphs/health`)).json()) as Answer;
    if (health.indexed >= Number(head)) return;
    await sleep(50);
  }
}

const onLock = <name extends 'getLockById' | 'cumulativeLockInfo' | 'withdrawableTokens'>(
  functionName: name,
  arg: Answer,
) =>
  backEnd.client.readContract({ address: locker, abi: rabbitLockAbi, functionName, args: [arg] } as Answer) as Answer;

describe('lock endpoint', () => {
  it('answers getLocks without variables, each lock as the contract has it, with who made it [IDX-01] [IDX-04] [PRM-03] [LKT-04]', async () => {
    const { lockEntities } = await data(
      'lock',
      `query getLocks { lockEntities { ${ENTITY} totalAmount lockCount lockDetails { ${DETAIL} } } }`,
    );
    expect(lockEntities.length).toBeGreaterThanOrEqual(5);
    for (const entity of lockEntities) {
      expect(entity.id).toBe(entity.address);
      const { amount, factory } = await onLock('cumulativeLockInfo', entity.address);
      expect(BigInt(entity.totalAmount)).toBe(amount);
      expect(entity.factory).toBe(entity.isLpToken ? factory.toLowerCase() : null);
      for (const detail of entity.lockDetails) {
        const lock = await onLock('getLockById', BigInt(detail.id));
        expect(detail).toMatchObject({
          token: lock.token.toLowerCase(),
          owner: lock.owner.toLowerCase(),
          amount: String(lock.amount),
          unlockDate: String(lock.tgeDate),
          tgeDate: String(lock.tgeDate),
          tgeBps: Number(lock.tgeBps),
          cycle: String(lock.cycle),
          cycleBps: Number(lock.cycleBps),
          isVesting: lock.cycle > 0n,
          unlockedAmount: String(lock.unlockedAmount),
          availableAmount: String(lock.amount - lock.unlockedAmount),
          withdrawable: '0',
          description: lock.description,
          lockAddedAt: String(lock.lockDate),
        });
        const { blockNumber, from } = await mined(detail.lockAddedHash);
        expect(blockNumber).toBe(BigInt(detail.lockAddedBlock));
        expect(detail.creator).toBe(from.toLowerCase());
      }
    }
    const pair = lockEntities.find((entity: Answer) => entity.isLpToken);
    expect([pair.symbol0, pair.symbol1]).toContain('WBNB');
    expect(pair).toMatchObject({ token0: expect.stringMatching(/^0x/), decimals0: 18, decimals1: 18 });
    const plain = lockEntities.find((entity: Answer) => !entity.isLpToken);
    expect(plain).toMatchObject({ factory: null, token0: null, symbol0: null, name1: null, decimals1: null });
  }, 30_000);

  it('answers getLock by the lower-case token address [IDX-02]', async () => {
    const { lockEntities } = await data('lock', '{ lockEntities(first: 1) { id symbol } }');
    const [first] = lockEntities;
    const query = `query getLock($tokenAddress: ID!) { lockEntity(id: $tokenAddress) { ${ENTITY} } }`;
    expect((await data('lock', query, { tokenAddress: first.id })).lockEntity).toMatchObject(first);
    expect((await data('lock', query, { tokenAddress: zeroAddress })).lockEntity).toBeNull();
  });

  it('answers getLockDetail, and the entity of its token has the same lock among its own [IDX-03]', async () => {
    const query = `query getLockDetail($lockId: ID!) { lockDetail(id: $lockId) { ${DETAIL} } }`;
    const { lockDetail } = await data('lock', query, { lockId: '1000001' });
    expect(lockDetail).toMatchObject({ id: '1000001', isVesting: false });
    const ofToken = `{ lockEntity(id: "${lockDetail.token}") { ${ENTITY} lockDetails(first: 1000) { ${DETAIL} } } }`;
    const { lockEntity } = await data('lock', ofToken);
    expect(lockEntity.address).toBe(lockDetail.token);
    expect(lockEntity.lockDetails).toContainEqual(lockDetail);
    for (const lockId of ['5', 'abc', '0x1', '9'.repeat(90)])
      expect((await data('lock', query, { lockId })).lockDetail).toBeNull();
  });

  it('finds locks by part of the token address and tokens by the owner of a lock', async () => {
    const { lockDetails } = await data('lock', '{ lockDetails(first: 1) { token owner } }');
    const [{ token, owner }] = lockDetails;
    const found = await data('lock', `{ lockDetails(where: { token_contains: "${token.slice(0, 12)}" }) { token } }`);
    expect(found.lockDetails.length).toBeGreaterThan(0);
    for (const lock of found.lockDetails) expect(lock.token).toBe(token);
    const { lockEntities } = await data(
      'lock',
      `{ lockEntities(where: { lockDetails_: { owner: "${owner}" } }) { id } }`,
    );
    expect(lockEntities).toContainEqual({ id: token });
    const nobody = await data(
      'lock',
      `{ lockEntities(where: { lockDetails_: { owner: "0x${'1'.repeat(40)}" } }) { id } }`,
    );
    expect(nobody.lockEntities).toEqual([]);
  });
});

/** Sales of an endpoint with what the chain says of each. */
const salesWithInfo = async (endpoint: string, abi: Answer) => {
  const { launchpads } = await data(endpoint, `query { launchpads { ${LAUNCHPAD} } }`);
  return Promise.all(
    launchpads.map(async (sale: Answer) => ({
      sale,
      info: (await backEnd.client.readContract({ address: sale.id, abi, functionName: 'getInfo' })) as Answer,
    })),
  );
};

/** What of their deposits buyers did not get who handed tokens back: parts of the raise that were paid before (RGT-05). */
const handBacksOf = async (sale: Address) => {
  const events = await backEnd.client.getContractEvents({
    address: sale,
    abi: privateSaleAbi,
    eventName: 'HandedBack',
    fromBlock: 0n,
    strict: true,
  });
  return events.map(({ args }) => ({ account: args.account.toLowerCase(), gone: args.deposit - args.amount }));
};

const asText = (struct: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(struct).map(([key, value]) => [
      key,
      typeof value === 'bigint'
        ? String(value)
        : typeof value === 'string' && value.startsWith('0x')
          ? value.toLowerCase()
          : value,
    ]),
  );

describe('links to sales that have a preview', () => {
  it('lead to the page of each kind, with its token’s name; what is no sale has none [MNY-13]', async () => {
    const seen = await Promise.all(
      Object.entries({
        presale: 'rab-sale',
        'private-sale': 'rab-grow',
        'fair-launch': 'rab-sale/fairlaunch',
        'pro-rata': 'rab-sale/prorata',
      }).map(async ([endpoint, path]) => {
        const { launchpads } = await data(
          endpoint,
          '{ launchpads(first: 1, where: { isVisible: true }) { id tokenName tokenSymbol } }',
        );
        const [{ id, tokenName, tokenSymbol }] = launchpads;
        const html = await (await fetch(`${backEnd.indexer}/subgraphs/share/${id}`)).text();
        expect(html).toContain(`<title>${tokenName} (${tokenSymbol}) · `);
        expect(html).toContain(`0; url=${backEnd.config.links.mainSite}/${path}/${getAddress(id)}"`);
        expect(html).toContain(`<meta property="og:url" content="${backEnd.chain.share}/${getAddress(id)}">`);
        expect(html).toMatch(/soft cap [\d.,]+ (?:BNB|STB|[A-Z]{3,})[,.]/);
        return id;
      }),
    );
    expect(new Set(seen).size).toBe(4);
    const unknown = await fetch(`${backEnd.indexer}/subgraphs/share/0x${'1'.repeat(40)}`);
    expect([unknown.status, await unknown.text()]).toEqual([404, 'There is no such sale.']);
  });
});

describe('previews of pages', () => {
  /** The first of a list, by its id. */
  const one = async (endpoint: string, list: string, where = '') =>
    (await data(endpoint, `{ ${list}(first: 1${where}) { id } }`))[list][0].id;
  const pictureOf = (path: string, init: RequestInit = {}) =>
    fetch(`${backEnd.indexer}/subgraphs/share/picture${path}.png`, init);

  it('have a picture for each kind of page, which is not sent or drawn again while it is the same [FST-06]', async () => {
    const paths = [
      `/rab-sale/${await one('presale', 'launchpads')}`,
      `/rab-grow/${await one('private-sale', 'launchpads', ', where: { isVisible: true }')}`,
      `/rab-sale/fairlaunch/${await one('fair-launch', 'launchpads')}`,
      `/rab-sale/prorata/${await one('pro-rata', 'launchpads')}`,
      `/lock-tokens/lock/${await one('lock', 'lockDetails')}`,
      `/lock-tokens/detail/${await one('lock', 'lockEntities')}`,
      `/lock-liquidity/position/${await one('lock', 'positionLocks')}`,
      `/token/view/${await one('token', 'tokens')}`,
    ];
    for (const path of paths) {
      const picture = await pictureOf(path);
      const png = Buffer.from(await picture.arrayBuffer());
      expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
      expect(picture.headers.get('cache-control')).toBe('public, max-age=60, stale-while-revalidate=600');
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
      expect(png.length).toBeLessThan(200_000);
      const again = await pictureOf(path, { headers: { 'if-none-match': picture.headers.get('etag') as string } });
      expect(again.status).toBe(304);
    }
  }, 30_000);

  it('are there for nothing that is not indexed, not shown to everybody, or on a page of another kind [FST-06]', async () => {
    const hidden = await one('private-sale', 'launchpads', ', where: { isVisible: false }');
    const unknown = `0x${'1'.repeat(40)}`;
    for (const path of [
      `/rab-grow/${hidden}`,
      `/rab-grow/${await one('presale', 'launchpads')}`,
      `/rab-sale/${unknown}`,
      `/token/view/${unknown}`,
      `/lock-tokens/detail/${unknown}`,
      '/lock-tokens/lock/7',
      '/create-lock',
    ]) {
      expect([path, (await pictureOf(path)).status]).toEqual([path, 404]);
      expect((await fetch(`${backEnd.indexer}/subgraphs/page${path}`)).status).toBe(404);
    }
    const filtered = await fetch(`${backEnd.indexer}/subgraphs/page/view-sales?search=a`);
    expect([filtered.status, (await pictureOf('/view-sales')).status]).toEqual([404, 404]);
    // its owner's link leads to it nevertheless, and says nothing of it
    const share = await (await fetch(`${backEnd.indexer}/subgraphs/share/${hidden}`)).text();
    expect(share).toContain(`/rab-grow/${getAddress(hidden)}"`);
    expect(share).not.toContain('og:image');
    const texts = [...share.matchAll(/<meta property="og:(?:title|description)" content="([^"]*)">/g)];
    expect(texts.map(([, text]) => text)).toEqual(['A sale that is not listed', 'Open the link to see it.']);
  });

  it('are not put into a page that nobody serves [FST-06]', async () => {
    // this stack has no front ends
    const page = await fetch(`${backEnd.indexer}/subgraphs/page/rab-sale/${await one('presale', 'launchpads')}`);
    expect([page.status, page.headers.get('cache-control')]).toEqual([503, 'no-store']);
  });
});

describe('sale endpoints', () => {
  it('list sales without variables as getInfo has them, only sales on the presale endpoint [IDX-05]', async () => {
    const sales = await salesWithInfo('presale', presaleAbi);
    expect(sales.length).toBeGreaterThanOrEqual(9);
    for (const { sale, info } of sales) {
      const [terms, terms2, , counters, state, vesting, totalRefAmount] = info;
      expect(sale.presaleType).toBe(0);
      expect(sale.isVisible).toBe(true);
      expect(sale.presaleInfo).toMatchObject({ ...asText(terms), sellingAmount: null, maxOwnerReceive: null });
      expect(sale).toMatchObject({ startTime: String(terms.startTime), endTime: String(terms.endTime) });
      expect(sale.presaleInfo2).toMatchObject(asText(terms2));
      expect(sale.presaleVesting).toMatchObject({ ...asText(vesting), vestingStartEmission: null });
      expect(sale.totalBaseCollected).toBe(String(counters.TOTAL_BASE_COLLECTED));
      expect(sale.totalBaseWithdrawn).toBe(String(counters.TOTAL_BASE_WITHDRAWN));
      expect(sale.totalTokensSold).toBe(String(counters.TOTAL_TOKENS_SOLD));
      expect(sale.numBuyers).toBe(Number(counters.NUM_BUYERS));
      expect(sale.forceFailed).toBe(counters.FORCE_FAILED);
      expect(sale.lpGenerationComplete).toBe(counters.LP_GENERATION_COMPLETE);
      expect(sale.finalized).toBe(state === 4);
      expect(sale.totalRefAmount).toBe(String(totalRefAmount));
      for (const { account, amount } of sale.deposit) {
        const [deposited] = (await backEnd.client.readContract({
          address: sale.id,
          abi: presaleAbi,
          functionName: 'BUYERS',
          args: [account],
        })) as readonly bigint[];
        expect(amount).toBe(String(deposited));
      }
    }
    expect(new Set(sales.map(({ info }) => info[4]))).toEqual(new Set([0, 1, 2, 3, 4]));
    // the one of the demo's two finalized sales that has a referral program
    const listed = sales.find(({ sale }) => sale.finalized && sale.presaleInfo.referralRate !== '0')?.sale;
    expect(listed).toMatchObject({ tokenLP: expect.stringMatching(/^0x/), lockId: expect.stringMatching(/^1\d{6}$/) });
    expect(listed.labels.map(({ type }: Answer) => type).sort()).toEqual(['audit', 'kyc']);
    expect(listed.referrer[0].amount).toBe(listed.totalRefAmount);
  }, 30_000);

  it('list only grow sales on the private-sale endpoint, without liquidity fields [IDX-05]', async () => {
    const sales = await salesWithInfo('private-sale', privateSaleAbi);
    expect(sales.length).toBeGreaterThanOrEqual(8);
    for (const { sale, info } of sales) {
      const [, terms, terms2, , counters, , vesting, totalRefAmount] = info;
      expect(sale.presaleType).toBe(1);
      expect(sale.isVisible).toBe(terms2.isVisible);
      expect(sale.presaleInfo).toMatchObject({
        ...asText(terms),
        liquidityPercent: null,
        listingRate: null,
        lockPeriod: null,
      });
      expect(sale.presaleInfo2).toMatchObject({ projectInfoHash: terms2.projectInfoHash, factory: null });
      expect(sale.presaleVesting).toMatchObject(asText(vesting));
      expect(sale.totalBaseCollected).toBe(String(counters.TOTAL_BASE_COLLECTED));
      expect(sale.totalBaseWithdrawn).toBe(String(counters.TOTAL_BASE_WITHDRAWN));
      expect(sale.totalRefAmount).toBe(String(totalRefAmount));
    }
    expect(new Set(sales.map(({ info }) => info[5]))).toEqual(new Set([0, 1, 2, 3, 4, 5, 6]));
    expect(sales.some(({ sale }) => !sale.isVisible)).toBe(true);
  }, 30_000);

  it.each([
    ['fair launches', 'fair-launch', 2, [0, 1, 3, 4]],
    ['pro rata sales', 'pro-rata', 3, [1, 3, 4]],
  ] as const)(
    'list only %s on their endpoint, in their states, as getInfo has them [FLN-01] [RGT-06]',
    async (_kind, endpoint, presaleType, states) => {
      const launches = await salesWithInfo(endpoint, fairLaunchAbi);
      const hardCapOf = async (address: `0x${string}`) =>
        presaleType === 3
          ? String(await backEnd.client.readContract({ address, abi: proRataAbi, functionName: 'hardCap' }))
          : null;
      for (const { sale, info } of launches) {
        const [terms, terms2, fees, counters, , team] = info;
        const { feeOption: _, ...kept } = terms;
        expect(sale).toMatchObject({
          presaleType,
          isVisible: true,
          totalBaseCollected: String(counters.TOTAL_BASE_COLLECTED),
          numBuyers: Number(counters.NUM_BUYERS),
          forceFailed: counters.FORCE_FAILED,
          finalized: counters.LP_GENERATION_COMPLETE,
          lpGenerationComplete: counters.LP_GENERATION_COMPLETE,
          totalTokensSold: counters.LP_GENERATION_COMPLETE ? String(terms.sellingAmount) : '0',
          baseFee: String(fees.baseFee),
          presaleInfo: {
            ...asText(kept),
            tokenPrice: null,
            hardCap: await hardCapOf(sale.id),
            maxSpendPerBuyer: null,
            listingRate: null,
          },
          presaleInfo2: asText(terms2),
        });
        const launch = { address: sale.id, abi: fairLaunchAbi } as const;
        const onLaunch = (functionName: 'LOCK_ID' | 'TEAM_LOCK_ID') =>
          backEnd.client.readContract({ ...launch, functionName });
        const [lockId, teamLockId] = await Promise.all([onLaunch('LOCK_ID'), onLaunch('TEAM_LOCK_ID')]);
        expect(sale.lockId).toBe(lockId ? String(lockId) : null);
        expect(sale.teamLockId).toBe(teamLockId ? String(teamLockId) : null);
        if (sale.finalized) expect(teamLockId > 0n).toBe(team.usingTeamVesting);
        for (const { account, amount } of sale.deposit) {
          const [deposited] = await backEnd.client.readContract({ ...launch, functionName: 'BUYERS', args: [account] });
          expect(amount).toBe(String(deposited));
        }
      }
      expect(launches.map(({ info }) => info[4]).sort()).toEqual(states);
    },
    30_000,
  );

  it('filter by part of the token address or of the token name [IDX-06]', async () => {
    const byToken = 'query ($token: String) { launchpads(where: { token_contains: $token }) { token tokenName } }';
    const byName = 'query ($tokenName: String) { launchpads(where: { tokenName_contains: $tokenName }) { tokenName } }';
    const { launchpads } = await data('presale', '{ launchpads(first: 1) { token tokenName } }');
    const found = await data('presale', byToken, { token: launchpads[0].token.slice(0, 14) });
    expect(found.launchpads).toEqual([launchpads[0]]);
    expect((await data('presale', byName, { tokenName: 'Carrot' })).launchpads).toEqual([
      { tokenName: 'Carrot Finance' },
    ]);
    expect((await data('presale', byName, { tokenName: 'carrot' })).launchpads).toEqual([]);
    const nocase = '{ launchpads(where: { tokenName_contains_nocase: "carrot" }) { tokenName } }';
    expect((await data('presale', nocase)).launchpads).toEqual([{ tokenName: 'Carrot Finance' }]);
    expect((await data('presale', byName, { tokenName: '%' })).launchpads).toEqual([]);
  });

  it('find by any part of name, symbol and address what a look at every row finds', async () => {
    const { launchpads } = await data('presale', '{ launchpads { id token tokenName tokenSymbol } }');
    const found = async (where: string, text: string) =>
      (await data('presale', `query ($text: String) { launchpads(where: { ${where}: $text }) { id } }`, { text }))
        .launchpads;
    const holding = (field: string, text: string) =>
      launchpads.filter((sale: Answer) => sale[field].toLowerCase().includes(text)).map(({ id }: Answer) => ({ id }));
    for (const field of ['tokenName', 'tokenSymbol', 'token'])
      for (const sale of launchpads.slice(0, 6)) {
        const whole: string = sale[field].toLowerCase();
        for (const [from, to] of [
          [0, 1],
          [0, 2],
          [1, 4],
          [2, 7],
          [0, whole.length],
          [whole.length - 3, whole.length],
        ]) {
          const part = whole.slice(from, to);
          expect([part, await found(`${field}_contains_nocase`, part.toUpperCase().replace('0X', '0x'))]).toEqual([
            part,
            holding(field, part),
          ]);
        }
        expect(await found(`${field}_not_contains_nocase`, whole)).toHaveLength(
          launchpads.length - holding(field, whole).length,
        );
      }
  }, 30_000);

  it('give one sale by its address, to its own endpoint only [IDX-07]', async () => {
    const query = `query ($padAddress: ID!) { launchpad(id: $padAddress) { ${LAUNCHPAD} } }`;
    const { launchpads } = await data('presale', '{ launchpads(where: { numBuyers_gt: 2 }, first: 1) { id } }');
    const padAddress = launchpads[0].id;
    const { launchpad } = await data('presale', query, { padAddress });
    expect(launchpad.deposit.length).toBeGreaterThan(2);
    expect(launchpad.presaleInfo).toMatchObject({
      minSpendPerBuyer: expect.any(String),
      whitelistTime: expect.any(String),
    });
    expect((await data('private-sale', query, { padAddress })).launchpad).toBeNull();
    expect((await data('private-sale', `{ deposits(where: { launchpad: "${padAddress}" }) { id } }`)).deposits).toEqual(
      [],
    );
  });

  it.each(['presale', 'private-sale', 'fair-launch', 'pro-rata'])(
    'list every deposit and refund of a %s in order, and what each account has in it follows from them [MNY-12]',
    async (endpoint) => {
      const { launchpads } = await data(
        endpoint,
        '{ launchpads(first: 50) { id totalBaseCollected deposit(first: 100) { account amount } } }',
      );
      const query = `query ($sale: String) { contributions(first: 1000, orderBy: id, where: { launchpad: $sale }) {
        id account amount isRefund raised timestamp transaction } }`;
      let seen = 0;
      for (const sale of launchpads) {
        const { contributions } = await data(endpoint, query, { sale: sale.id });
        seen += contributions.length;
        const left = new Map<string, bigint>();
        for (const { account, amount, isRefund } of contributions)
          left.set(account, (left.get(account) ?? 0n) + (isRefund ? -BigInt(amount) : BigInt(amount)));
        for (const { account, gone } of await handBacksOf(sale.id)) left.set(account, (left.get(account) ?? 0n) - gone);
        expect(Object.fromEntries([...left].map(([account, amount]) => [account, String(amount)]))).toEqual(
          Object.fromEntries(sale.deposit.map(({ account, amount }: Answer) => [account, amount])),
        );
        expect(contributions.at(-1)?.raised ?? '0').toBe(sale.totalBaseCollected);
        const [last] = contributions.slice(-1);
        if (!last) continue;
        const receipt = await backEnd.client.getTransactionReceipt({ hash: last.transaction });
        const { timestamp } = await backEnd.client.getBlock({ blockNumber: receipt.blockNumber });
        expect(last.timestamp).toBe(String(timestamp));
      }
      expect(seen).toBeGreaterThan(0);
    },
  );

  it('page and order, also by a field of the terms', async () => {
    const query =
      'query ($skip: Int) { launchpads(first: 4, skip: $skip, orderBy: presaleInfo__endTime, orderDirection: desc) { presaleInfo { endTime } } }';
    const pages = [await data('presale', query, { skip: 0 }), await data('presale', query, { skip: 4 })];
    const times = pages.flatMap(({ launchpads }) => launchpads.map((sale: Answer) => Number(sale.presaleInfo.endTime)));
    expect(times).toEqual([...times].sort((a, b) => b - a));
    expect(times).toHaveLength(8);
  });

  it('give back the credit of a referrer whose buyer is refunded', async () => {
    const [admin, , ann, ben] = accounts as [Address, Address, Address, Address];
    const { client } = backEnd;
    const query =
      '{ launchpads(where: { tokenName: "Lantern Oracle" }) { id numBuyers totalBaseCollected totalBaseWithdrawn totalTokensSold totalRefAmount referrer { account amount } deposit { account amount } } }';
    const [before] = (await data('private-sale', query)).launchpads;
    expect(before.referrer).toEqual([{ account: ann.toLowerCase(), amount: String(parseEther('0.9')) }]);
    const sale = { address: before.id, abi: privateSaleAbi } as const;
    await mined(await client.writeContract({ ...sale, functionName: 'setStatusByRAB', args: [4], account: admin }));
    await mined(await client.writeContract({ ...sale, functionName: 'userWithdrawBaseTokens', account: ben }));
    await caughtUp();
    const [after] = (await data('private-sale', query)).launchpads;
    const info = (await client.readContract({ ...sale, functionName: 'getInfo' })) as Answer;
    expect(after.referrer).toEqual([{ account: ann.toLowerCase(), amount: '0' }]);
    expect(after.deposit).toContainEqual({ account: ben.toLowerCase(), amount: '0' });
    expect(after.totalRefAmount).toBe(String(info[7]));
    expect(after.totalBaseCollected).toBe(String(info[4].TOTAL_BASE_COLLECTED));
    expect(after.totalBaseWithdrawn).toBe(String(info[4].TOTAL_BASE_WITHDRAWN));
    expect(after.totalBaseWithdrawn).not.toBe(before.totalBaseWithdrawn);
    expect(after.totalTokensSold).toBe(String(info[4].TOTAL_TOKENS_SOLD));
    expect(after.numBuyers).toBe(before.numBuyers - 1);
    const newest = `{ contributions(first: 1, orderBy: id, orderDirection: desc, where: { launchpad: "${before.id}" }) { account isRefund raised } }`;
    expect((await data('private-sale', newest)).contributions).toEqual([
      { account: ben.toLowerCase(), isRefund: true, raised: after.totalBaseCollected },
    ]);
  });

  it('keep the terms to leave on, and of a buyer who leaves what stays, without a credit of its referrer [RGT-01]', async () => {
    const { client } = backEnd;
    const query =
      '{ launchpads(where: { leaveUntil_gt: 0 }) { id startTime leaveUntil leaveCost numBuyers totalBaseCollected totalTokensSold totalRefAmount referrer { account amount } deposit { account amount tokens } } }';
    const [before, ...others] = (await data('presale', query)).launchpads;
    expect(others).toEqual([]);
    expect([BigInt(before.leaveUntil) - BigInt(before.startTime), before.leaveCost]).toEqual([2n * 86_400n, '50']);
    const [{ account: referrer }] = before.referrer;
    expect(before.referrer).toEqual([{ account: referrer, amount: String(parseEther('900')) }]);
    const ben = getAddress(before.deposit.find(({ account }: Answer) => account !== referrer).account);
    const sale = { address: before.id, abi: presaleAbi } as const;
    await mined(await client.writeContract({ ...sale, functionName: 'leave', account: ben }));
    await caughtUp();
    const [after] = (await data('presale', query)).launchpads;
    const [, bought] = (await client.readContract({ ...sale, functionName: 'BUYERS', args: [ben] })) as Answer;
    const amount = String(parseEther('45'));
    expect(after.deposit).toContainEqual({ account: ben.toLowerCase(), amount, tokens: String(bought) });
    expect([after.referrer, after.totalRefAmount]).toEqual([[{ account: referrer, amount: '0' }], '0']);
    const [, , , counters] = (await client.readContract({ ...sale, functionName: 'getInfo' })) as Answer;
    expect([after.totalBaseCollected, after.totalTokensSold, after.numBuyers]).toEqual([
      String(counters.TOTAL_BASE_COLLECTED),
      String(counters.TOTAL_TOKENS_SOLD),
      before.numBuyers,
    ]);
    expect(BigInt(before.totalBaseCollected) - BigInt(after.totalBaseCollected)).toBe(parseEther('855'));
    const newest = `{ contributions(first: 1, orderBy: id, orderDirection: desc, where: { launchpad: "${before.id}" }) { account isRefund amount raised } }`;
    expect((await data('presale', newest)).contributions).toEqual([
      {
        account: ben.toLowerCase(),
        isRefund: true,
        amount: String(parseEther('855')),
        raised: after.totalBaseCollected,
      },
    ]);
  }, 60_000);

  it('keep the parts of a grow, what is left of its raise, and of a buyer who hands tokens back what stays [RGT-05]', async () => {
    const [admin] = accounts as [Address];
    const { client } = backEnd;
    const query =
      '{ launchpads(where: { partCount_gt: 0 }) { id owner partCount partPeriod partsPaid partsLeft partsStopped numBuyers totalBaseCollected totalBaseWithdrawn totalTokensSold deposit(orderBy: id) { account amount tokens } acts(orderBy: id) { type value } } }';
    const [before, ...others] = (await data('private-sale', query)).launchpads;
    expect(others).toEqual([]);
    expect([before.partCount, before.partPeriod, before.partsPaid]).toEqual([4, String(30n * 86_400n), 2]);
    const sale = { address: before.id, abi: privateSaleAbi } as const;
    const expectAsOnChain = async (row: Answer) => {
      const parts = (await client.readContract({ ...sale, functionName: 'parts' })) as Answer;
      const [, , , , counters] = (await client.readContract({ ...sale, functionName: 'getInfo' })) as Answer;
      expect([row.partsPaid, row.partsLeft, row.partsStopped]).toEqual([
        Number(parts.paid),
        String(parts.left),
        parts.isStopped,
      ]);
      expect([row.totalBaseCollected, row.totalBaseWithdrawn, row.totalTokensSold, row.numBuyers]).toEqual([
        String(counters.TOTAL_BASE_COLLECTED),
        String(counters.TOTAL_BASE_WITHDRAWN),
        String(counters.TOTAL_TOKENS_SOLD),
        Number(counters.NUM_BUYERS),
      ]);
      for (const { account, amount, tokens } of row.deposit) {
        const [deposited, bought] = (await client.readContract({
          ...sale,
          functionName: 'BUYERS',
          args: [account],
        })) as Answer;
        expect([amount, tokens]).toEqual([String(deposited), String(bought)]);
      }
    };
    await expectAsOnChain(before);
    const { account } = before.deposit.find(({ amount }: Answer) => amount !== '0');
    await mined(await client.writeContract({ ...sale, functionName: 'userWithdrawTokens', account }));
    const [back] = (await client.readContract({ ...sale, functionName: 'handBackOf', args: [account] })) as Answer;
    await mined(await client.writeContract({ ...sale, functionName: 'handBack', args: [back], account }));
    await mined(await client.writeContract({ ...sale, functionName: 'setPartsStopped', args: [true], account: admin }));
    await caughtUp();
    const [after] = (await data('private-sale', query)).launchpads;
    await expectAsOnChain(after);
    expect([after.partsStopped, after.partsPaid]).toEqual([true, 2]);
    expect(BigInt(before.partsLeft) - BigInt(after.partsLeft)).toBe(back);
    expect(after.acts.slice(-3)).toEqual([
      { type: 'part', value: 1 },
      { type: 'part', value: 2 },
      { type: 'stopped', value: 1 },
    ]);
    const newest = `{ contributions(first: 1, orderBy: id, orderDirection: desc, where: { launchpad: "${before.id}" }) { account isRefund amount raised } }`;
    expect((await data('private-sale', newest)).contributions).toEqual([
      { account, isRefund: true, amount: String(back), raised: after.totalBaseCollected },
    ]);
  }, 60_000);

  it('keep what an owner who takes no coins could not be paid, until somebody fetches it [MNY-17]', async () => {
    const [admin, stranger] = accounts as [Address, Address];
    const { client } = backEnd;
    const [{ id, owner }] = (
      await data('presale', '{ launchpads(where: { tokenName: "Burrow Network" }) { id owner } }')
    ).launchpads;
    const sale = { address: id, abi: presaleAbi } as const;
    await client.setCode({ address: owner, bytecode: '0x5f5ffd' });
    await mined(await client.writeContract({ ...sale, functionName: 'addLiquidity', account: admin }));
    await client.setCode({ address: owner, bytecode: '0x' });
    await caughtUp();
    const pending = `{ pendingPayments(where: { launchpad: "${id}" }) { id token account amount } }`;
    const [{ amount, ...payment }, ...others] = (await data('presale', pending)).pendingPayments;
    expect(others).toEqual([]);
    expect(payment).toEqual({ id: `${id}-${zeroAddress}-${owner}`, token: zeroAddress, account: owner });
    const waiting = { ...sale, functionName: 'pendingPayments', args: [zeroAddress, owner] } as const;
    expect(amount).toBe(String(await client.readContract(waiting)));
    expect(BigInt(amount)).toBeGreaterThan(0n);
    expect((await data('private-sale', '{ pendingPayments { id } }')).pendingPayments).toEqual([]);
    const fetch = { ...sale, functionName: 'withdrawPending', args: [zeroAddress, owner], account: stranger } as const;
    await mined(await client.writeContract(fetch));
    await caughtUp();
    expect((await data('presale', pending)).pendingPayments).toEqual([{ ...payment, amount: '0' }]);
  }, 60_000);

  it('keep who did what to a grow and when, as its transactions say [ADM-01] [ADM-02]', async () => {
    const [admin, stranger] = accounts as [Address, Address];
    const { client } = backEnd;
    const [{ id, owner }] = (await data('private-sale', '{ launchpads(where: { growStatus: 4 }) { id owner } }'))
      .launchpads;
    const grow = { address: id, abi: privateSaleAbi } as const;
    await mined(await client.writeContract({ ...grow, functionName: 'setIsVisible', args: [false], account: admin }));
    const decided = await mined(
      await client.writeContract({ ...grow, functionName: 'setStatusByRAB', args: [6], account: admin }),
    );
    const { timestamp } = await client.getBlock({ blockNumber: decided.blockNumber });
    await client.setNextBlockTimestamp({ timestamp: timestamp + 90n * 86_400n });
    const paid = await mined(await client.writeContract({ ...grow, functionName: 'finalized', account: stranger }));
    await caughtUp();
    const { launchpad } = await data(
      'private-sale',
      `{ launchpad(id: "${id}") { createdAt acts(orderBy: id, orderDirection: desc) { type value account timestamp transaction } } }`,
    );
    const act = (type: string, value: number, account: Address) =>
      expect.objectContaining({ type, value, account: account.toLowerCase() });
    expect(launchpad.acts).toEqual([
      act('finalized', 0, stranger),
      act('status', 6, admin),
      act('visible', 0, admin),
      act('status', 4, admin),
      act('visible', 1, admin),
      act('created', 0, owner),
    ]);
    const [last, review] = launchpad.acts;
    expect(last.transaction).toBe(paid.transactionHash);
    expect(review).toMatchObject({ transaction: decided.transactionHash, timestamp: String(timestamp) });
    expect(launchpad.acts.at(-1).timestamp).toBe(launchpad.createdAt);
    expect((await data('presale', '{ saleActs { id } }')).saleActs).toEqual([]);
    const { saleActs } = await data(
      'private-sale',
      '{ saleActs(first: 1, orderBy: id, orderDirection: desc) { type launchpad { id } } }',
    );
    expect(saleActs).toEqual([{ type: 'finalized', launchpad: { id } }]);
  }, 60_000);

  it('book what somebody sends to many buyers as the buyers’ own refunds, by the accounts of the log [RGT-02]', async () => {
    const stranger = accounts[1] as Address;
    const { client } = backEnd;
    const query = '{ launchpads(where: { growStatus: 6 }) { id numBuyers deposit { account amount } } }';
    const buyersOf = ({ deposit }: Answer) =>
      deposit.filter(({ amount }: Answer) => amount !== '0').map(({ account }: Answer) => getAddress(account));
    const [before] = (await data('private-sale', query)).launchpads.filter((sale: Answer) => buyersOf(sale).length > 1);
    const buyers: Address[] = buyersOf(before);
    const sale = { address: before.id, abi: privateSaleAbi } as const;
    const receipt = await mined(
      await client.writeContract({ ...sale, functionName: 'refundForMany', args: [buyers], account: stranger }),
    );
    const paid = parseEventLogs({ abi: privateSaleAbi, eventName: 'BaseRefunded', logs: receipt.logs });
    expect(paid.map(({ args }) => args.account)).toEqual(buyers);
    await caughtUp();
    const of = `where: { launchpad: "${before.id}", isRefund: true, transaction: "${receipt.transactionHash}" }`;
    const { contributions } = await data('private-sale', `{ contributions(orderBy: id, ${of}) { account amount } }`);
    expect(contributions).toEqual(
      paid.map(({ args }) => ({ account: args.account.toLowerCase(), amount: String(args.amount) })),
    );
    const info = (await client.readContract({ ...sale, functionName: 'getInfo' })) as Answer;
    const after = (await data('private-sale', query)).launchpads.find(({ id }: Answer) => id === before.id);
    expect([buyersOf(after), after.numBuyers]).toEqual([[], Number(info[4].NUM_BUYERS)]);
  }, 60_000);

  it('keep what was set of the platform, by whom and when, from its deployment on [ADM-02] [ADM-03]', async () => {
    const { client, chain } = backEnd;
    const setting = { address: contractAddress(chain, 'launchpadSetting'), abi: launchpadSettingAbi } as const;
    const read = <
      name extends 'owner' | 'getRABAddress' | 'getBaseFee' | 'getTokenFee' | 'getCreationFee' | 'getFeeAddress',
    >(
      functionName: name,
    ) => client.readContract({ ...setting, functionName });
    const acts = async () =>
      (
        await data(
          'private-sale',
          '{ settingActs(orderBy: id, orderDirection: desc) { type subject baseFee tokenFee creationFee router initHash swapFeeBps account timestamp transaction } }',
        )
      ).settingActs;
    const first = await acts();
    const [owner, administrator, feeAddress] = await Promise.all([
      read('owner'),
      read('getRABAddress'),
      read('getFeeAddress'),
    ]);
    const fees = { tokenFee: String(await read('getTokenFee')), creationFee: String(await read('getCreationFee')) };
    const of = (type: string) => first.filter((act: Answer) => act.type === type);
    expect(of('owner')[0]).toMatchObject({ subject: owner.toLowerCase() });
    expect(of('administrator')[0]).toMatchObject({ subject: administrator.toLowerCase(), baseFee: null, router: null });
    expect(of('fees')[0]).toMatchObject({
      ...fees,
      subject: feeAddress.toLowerCase(),
      baseFee: String(await read('getBaseFee')),
    });
    const [exchange] = await client.readContract({ ...setting, functionName: 'exchanges' });
    if (!exchange) throw new Error('The demo has an exchange.');
    const { factory, router, initHash, swapFeeBps } = exchange;
    expect(of('exchange')).toContainEqual(
      expect.objectContaining({ subject: factory.toLowerCase(), router: router.toLowerCase(), initHash, swapFeeBps }),
    );

    const write = { ...setting, account: owner } as const;
    const other = accounts[7] as Address;
    const sent = [
      await client.writeContract({
        ...write,
        functionName: 'setFees',
        args: [11n, 12n, 13n, other],
      }),
      await client.writeContract({ ...write, functionName: 'removeExchange', args: [factory] }),
      await client.writeContract({
        ...write,
        functionName: 'setExchange',
        args: [{ factory, router, initHash, swapFeeBps: 7 }],
      }),
      await client.writeContract({ ...write, functionName: 'setBaseToken', args: [zeroAddress, false] }),
      await client.writeContract({ ...write, functionName: 'setBaseToken', args: [zeroAddress, true] }),
      await client.writeContract({ ...write, functionName: 'setRABAddress', args: [other] }),
      await client.writeContract({ ...write, functionName: 'transferOwnership', args: [other] }),
    ];
    const receipts = [];
    for (const hash of sent) receipts.push(await mined(hash));
    // One block may order transactions of two accounts either way: the offer is in a block before it is accepted.
    const accepted = await client.writeContract({ ...setting, account: other, functionName: 'acceptOwnership' });
    sent.push(accepted);
    receipts.push(await mined(accepted));
    await caughtUp();
    const newest = (await acts()).slice(0, sent.length).reverse();
    expect(newest.map(({ transaction }: Answer) => transaction)).toEqual(sent);
    const subject = other.toLowerCase();
    const lower = { owner: owner.toLowerCase(), factory: factory.toLowerCase(), router: router.toLowerCase() };
    const none = { baseFee: null, tokenFee: null, creationFee: null, router: null, initHash: null, swapFeeBps: null };
    expect(newest.map(({ timestamp, transaction, ...act }: Answer) => act)).toEqual([
      { ...none, type: 'fees', subject, baseFee: '11', tokenFee: '12', creationFee: '13', account: lower.owner },
      { ...none, type: 'exchangeRemoved', subject: lower.factory, account: lower.owner },
      {
        ...none,
        type: 'exchange',
        subject: lower.factory,
        router: lower.router,
        initHash,
        swapFeeBps: 7,
        account: lower.owner,
      },
      { ...none, type: 'currencyRemoved', subject: zeroAddress, account: lower.owner },
      { ...none, type: 'currency', subject: zeroAddress, account: lower.owner },
      { ...none, type: 'administrator', subject, account: lower.owner },
      { ...none, type: 'ownerOffered', subject, account: lower.owner },
      { ...none, type: 'owner', subject, account: subject },
    ]);
    const { timestamp } = await client.getBlock({ blockNumber: receipts[0]?.blockNumber ?? 0n });
    expect(newest[0].timestamp).toBe(String(timestamp));
  }, 60_000);

  it('keep what a timelock that the settings were offered to is asked for, and what happened to it [SAF-05]', async () => {
    const { client, chain } = backEnd;
    const setting = { address: contractAddress(chain, 'launchpadSetting'), abi: launchpadSettingAbi } as const;
    const account = await client.readContract({ ...setting, functionName: 'owner' });
    const { bytecode } = publishedArtifact('@openzeppelin/contracts/build/contracts/TimelockController.json');
    const deployed = await mined(
      await client.deployContract({
        abi: timelockControllerAbi,
        bytecode,
        args: [0n, [account], [account], zeroAddress],
        account,
      }),
    );
    const timelock = { address: deployed.contractAddress as Address, abi: timelockControllerAbi, account } as const;
    const offer = (newOwner: Address) =>
      client.writeContract({ ...setting, account, functionName: 'transferOwnership', args: [newOwner] });
    const one = encodeFunctionData({ ...setting, functionName: 'setFees', args: [21n, 22n, 23n, account] });
    const other = encodeFunctionData({ ...setting, functionName: 'setRABAddress', args: [account] });
    const salt = `0x${'5a'.repeat(32)}` as const;
    const schedule = async (delay: bigint) =>
      client.getBlock({
        blockHash: (
          await mined(
            await client.writeContract({
              ...timelock,
              functionName: 'scheduleBatch',
              args: [[setting.address, setting.address], [0n, 0n], [one, other], zeroHash, salt, delay],
            }),
          )
        ).blockHash,
      });
    const calls = async () => {
      await caughtUp();
      const { timelockCalls } = await data(
        'private-sale',
        `{ timelockCalls(where: { timelock: "${timelock.address.toLowerCase()}" }, orderBy: index) { proposal index target value data predecessor salt status readyAt account timestamp } }`,
      );
      return timelockCalls;
    };

    await schedule(0n);
    await mined(await offer(timelock.address));
    // what was scheduled before the offer is not followed, nor what happened to it
    expect(await calls()).toEqual([]);
    const proposal = await client.readContract({
      ...timelock,
      functionName: 'hashOperationBatch',
      args: [[setting.address, setting.address], [0n, 0n], [one, other], zeroHash, salt],
    });
    const cancel = () => client.writeContract({ ...timelock, functionName: 'cancel', args: [proposal] });
    await mined(await cancel());
    expect(await calls()).toEqual([]);

    const block = await schedule(3600n);
    const row = {
      proposal,
      target: setting.address.toLowerCase(),
      value: '0',
      predecessor: zeroHash,
      salt,
      status: 'scheduled',
      readyAt: String(block.timestamp + 3600n),
      account: account.toLowerCase(),
      timestamp: String(block.timestamp),
    };
    expect(await calls()).toEqual([
      { ...row, index: 0, data: one },
      { ...row, index: 1, data: other },
    ]);
    await mined(await cancel());
    expect((await calls()).map(({ status }: Answer) => status)).toEqual(['canceled', 'canceled']);

    const again = await schedule(0n);
    expect((await calls()).map(({ status, readyAt }: Answer) => [status, readyAt])).toEqual(
      [0, 1].map(() => ['scheduled', String(again.timestamp)]),
    );
    const accept = encodeFunctionData({ ...setting, functionName: 'acceptOwnership' });
    const alone = [setting.address, 0n, accept, zeroHash, zeroHash] as const;
    await mined(await client.writeContract({ ...timelock, functionName: 'schedule', args: [...alone, 0n] }));
    await mined(await client.writeContract({ ...timelock, functionName: 'execute', args: alone }));
    const both = [[setting.address, setting.address], [0n, 0n], [one, other], zeroHash, salt] as const;
    await mined(await client.writeContract({ ...timelock, functionName: 'executeBatch', args: both }));
    expect((await calls()).map(({ status, salt: own }: Answer) => [status, own])).toEqual([
      ['executed', salt],
      ['executed', zeroHash],
      ['executed', salt],
    ]);
    expect(await client.readContract({ ...setting, functionName: 'owner' })).toBe(getAddress(timelock.address));
  }, 60_000);
});

describe('live events', () => {
  it('survive hostile texts and follow a lock through its life', async () => {
    const [, owner, , , , , , , , newcomer] = accounts as Address[] as [Address, ...Address[]];
    const { client, chain } = backEnd;
    const factory = { address: contractAddress(chain, 'standardTokenFactory'), abi: standardTokenFactoryAbi } as const;
    const account = owner as Address;
    const created = await mined(
      await client.writeContract({
        ...factory,
        functionName: 'create',
        args: ['Nu\0l %_\\ <b>', 'N\0L', 18, parseEther('1000')],
        value: await client.readContract({ ...factory, functionName: 'flatFee' }),
        account,
      }),
    );
    const [event] = parseEventLogs({ abi: standardTokenFactoryAbi, eventName: 'TokenCreated', logs: created.logs });
    const token = event?.args.token as Address;
    const lock = { address: locker, abi: rabbitLockAbi, account } as const;
    await mined(
      await client.writeContract({
        address: token,
        abi: erc20Abi,
        functionName: 'approve',
        args: [locker, parseEther('9')],
        account,
      }),
    );
    const date = (await client.getBlock()).timestamp + 1000n;
    const added = await mined(
      await client.writeContract({
        ...lock,
        functionName: 'lock',
        args: [account, token, false, parseEther('5'), date, 'a\0b'],
      }),
    );
    const [lockAdded] = parseEventLogs({ abi: rabbitLockAbi, eventName: 'LockAdded', logs: added.logs });
    const id = lockAdded?.args.id as bigint;
    const edited = await mined(
      await client.writeContract({ ...lock, functionName: 'editLock', args: [id, parseEther('7'), date + 5n] }),
    );
    const moved = await mined(
      await client.writeContract({ ...lock, functionName: 'transferLockOwnership', args: [id, newcomer as Address] }),
    );
    await caughtUp();
    const query = `{ lockDetail(id: "${id}") { ${DETAIL} entity { name symbol totalAmount lockCount } } tokens: lockEntities(where: { name_contains: "%_" }) { id } }`;
    expect(await data('lock', query)).toMatchObject({
      lockDetail: {
        description: 'ab',
        amount: String(parseEther('7')),
        unlockDate: String(date + 5n),
        owner: newcomer?.toLowerCase(),
        lockUpdateHash: edited.transactionHash,
        ownerChangedHash: moved.transactionHash,
        ownerChangedBlock: String(moved.blockNumber),
        lockvestedHash: null,
        // the locker's own reading of token names replaces control characters
        entity: { name: 'Nu?l %_\\ <b>', symbol: 'N?L', totalAmount: String(parseEther('7')), lockCount: 1 },
      },
      tokens: [{ id: token.toLowerCase() }],
    });
    expect(
      (await data('token', `{ token(id: "${token}") { name symbol decimals totalSupply owner tokenType } }`)).token,
    ).toEqual({
      name: 'Nul %_\\ <b>',
      symbol: 'NL',
      decimals: 18,
      totalSupply: String(parseEther('1000')),
      owner: account.toLowerCase(),
      tokenType: 0,
    });
  }, 30_000);

  it('record a withdrawal from a vesting lock', async () => {
    const account = accounts[1] as Address;
    const hash = await backEnd.client.writeContract({
      address: locker,
      abi: rabbitLockAbi,
      functionName: 'unlock',
      args: [1000002n],
      account,
    });
    await mined(hash);
    await caughtUp();
    const { lockDetail } = await data('lock', `{ lockDetail(id: "1000002") { ${DETAIL} } }`);
    const lock = await onLock('getLockById', 1000002n);
    expect(lock.unlockedAmount).toBeGreaterThan(0n);
    expect(lockDetail).toMatchObject({
      lockvestedHash: hash,
      unlockedAmount: String(lock.unlockedAmount),
      availableAmount: String(lock.amount - lock.unlockedAmount),
      withdrawable: '0',
    });
  });
});

describe('airdrops', () => {
  const CAMPAIGN =
    'id creator token name symbol decimals amount root start tgeBps cycle cycleBps reclaimFrom list paid claimCount reclaimed createdAt transaction';
  const campaigns = async (): Promise<Answer[]> =>
    (
      await data(
        'token',
        `{ airdrops(orderBy: id) { ${CAMPAIGN} claims(orderBy: id) { index account amount timestamp transaction } } }`,
      )
    ).airdrops;
  const call = <name extends 'campaign' | 'claimed' | 'due'>(functionName: name, args: readonly bigint[]) =>
    backEnd.client.readContract({
      address: contractAddress(backEnd.chain, 'airdrop'),
      abi: rabbitAirdropAbi,
      functionName,
      args,
    } as Answer) as Answer;

  /** A served campaign is as its contract has it, and its claims are all that its rows were paid. */
  async function isAsOnChain({ claims, ...served }: Answer): Promise<void> {
    const id = BigInt(served.id);
    const { terms, creator, paid, isReclaimed } = await call('campaign', [id]);
    const created = await backEnd.client.getTransactionReceipt({ hash: served.transaction });
    const { timestamp } = await backEnd.client.getBlock({ blockHash: created.blockHash });
    expect(served).toEqual({
      id: String(id),
      creator: creator.toLowerCase(),
      token: terms.token.toLowerCase(),
      name: 'Clover',
      symbol: 'CLV',
      decimals: 18,
      root: terms.root,
      list: terms.list,
      ...Object.fromEntries(
        ['amount', 'start', 'cycle', 'reclaimFrom'].map((name) => [name, String(terms[name as never])]),
      ),
      tgeBps: Number(terms.tgeBps),
      cycleBps: Number(terms.cycleBps),
      paid: String(paid),
      claimCount: claims.length,
      reclaimed: String(isReclaimed ? terms.amount - paid : 0n),
      createdAt: String(timestamp),
      transaction: served.transaction,
    });
    const rows = new Map<string, bigint>();
    for (const { index, amount } of claims) rows.set(index, (rows.get(index) ?? 0n) + BigInt(amount));
    for (const [index, sum] of rows) expect(await call('claimed', [id, BigInt(index)])).toBe(sum);
    expect([...rows.values()].reduce((sum, each) => sum + each, 0n)).toBe(paid);
  }

  it('are served as the contract has them: claimed at once, in parts, and with what their creator took back [MRK-01]', async () => {
    const [over, running, ...more] = await campaigns();
    expect(more).toEqual([]);
    for (const campaign of [over, running]) await isAsOnChain(campaign);
    expect(over).toMatchObject({ cycle: '0', claimCount: 1, reclaimed: String(parseEther('1300')) });
    // one row twice: a part each time
    expect(running.claims.map(({ index }: Answer) => index)).toEqual(['2', '2', '3']);
    expect(running.claims.map(({ account }: Answer) => account)).toEqual(
      [accounts[3], accounts[3], accounts[4]].map((account) => account?.toLowerCase()),
    );
    expect(running).toMatchObject({ reclaimed: '0' });
  }, 30_000);

  it('are found by creator, token and name, and their claims by campaign and account [MRK-01]', async () => {
    const [over, running] = await campaigns();
    const found = async (where: string) => (await data('token', `{ airdrops(where: ${where}) { id } }`)).airdrops;
    const both = [{ id: over.id }, { id: running.id }];
    for (const where of [
      `{ creator: "${running.creator}" }`,
      `{ token: "${running.token}" }`,
      `{ token_contains: "${running.token.slice(2, 12)}" }`,
      '{ name_contains_nocase: "cLOv" }',
    ])
      expect(await found(where)).toEqual(both);
    expect(await found(`{ creator: "${zeroAddress}" }`)).toEqual([]);
    const where = `{ airdrop: "${running.id}", account: "${accounts[3]?.toLowerCase()}" }`;
    const { airdropClaims } = await data('token', `{ airdropClaims(where: ${where}) { index airdrop { symbol } } }`);
    expect(airdropClaims).toEqual([0, 1].map(() => ({ index: '2', airdrop: { symbol: 'CLV' } })));
  });

  it('a row of the list in the content store is claimed with a proof of that list, and the claim is served [MRK-01]', async () => {
    const [, running] = await campaigns();
    const text = await (await fetch(`${backEnd.config.content.gateway}/${running.list}`)).text();
    const rows = finish(readListDocument(text));
    const { root, proofOf } = finish(airdropTree(rows));
    expect({ root, amount: String(sumOf(rows)) }).toEqual({ root: running.root, amount: running.amount });
    const [id, row] = [BigInt(running.id), rows[4]];
    if (!row) throw new Error('The list is too short.');
    const due = await call('due', [id, 4n, row.amount]);
    expect(due).toBeGreaterThan(0n);
    const receipt = await mined(
      await backEnd.client.writeContract({
        address: contractAddress(backEnd.chain, 'airdrop'),
        abi: rabbitAirdropAbi,
        functionName: 'claimFor',
        args: [id, 4n, row.account, row.amount, proofOf(4)],
        account: accounts[1] as Address,
      }),
    );
    await caughtUp();
    const [, after] = await campaigns();
    await isAsOnChain(after);
    expect(after.claims.at(-1)).toMatchObject({
      index: '4',
      account: row.account.toLowerCase(),
      amount: String(due),
      transaction: receipt.transactionHash,
    });
  });
});

describe('locks of V3 positions', () => {
  const LOCK = `id manager tokenId owner offeredTo feeReceiver creator pool token0 name0 symbol0 decimals0 token1 name1 symbol1
    decimals1 fee tickLower tickUpper liquidity lockDate unlockDate isUnlocked description collected0 collected1 transaction`;
  const ACT = 'type account to amount0 amount1 unlockDate timestamp transaction';
  const positionLocks = async (): Promise<Answer[]> =>
    (await data('lock', `{ positionLocks(orderBy: id) { ${LOCK} acts(orderBy: id) { ${ACT} } } }`)).positionLocks;
  const call = <name extends 'getLock' | 'position' | 'lockCount'>(functionName: name, args: readonly bigint[]) =>
    backEnd.client.readContract({
      address: contractAddress(backEnd.chain, 'positionLock'),
      abi: rabbitPositionLockAbi,
      functionName,
      args,
    } as Answer) as Answer;
  const orNull = (account: Address) => (account === zeroAddress ? null : account.toLowerCase());

  /** A served lock is as its contract has it, and the fees of its history are all that were collected. */
  async function isAsOnChain({ acts, ...served }: Answer): Promise<void> {
    const id = BigInt(served.id);
    const [lock, position] = [await call('getLock', [id]), await call('position', [id])];
    const { blockHash, from } = await backEnd.client.getTransactionReceipt({ hash: served.transaction });
    const { timestamp } = await backEnd.client.getBlock({ blockHash });
    const isFirst = BigInt(position.token0) < BigInt(position.token1);
    expect(isFirst).toBe(true);
    const names = { name: 'Bracken', symbol: 'BRK' };
    const wrapped = { name: 'Wrapped BNB', symbol: 'WBNB' };
    const [side0, side1] = served.symbol0 === 'BRK' ? [names, wrapped] : [wrapped, names];
    expect(served).toEqual({
      id: String(id),
      manager: lock.manager.toLowerCase(),
      tokenId: String(lock.tokenId),
      owner: orNull(lock.owner),
      offeredTo: orNull(lock.offeredTo),
      feeReceiver: orNull(lock.feeReceiver),
      creator: from.toLowerCase(),
      pool: position.pool.toLowerCase(),
      ...{ token0: position.token0.toLowerCase(), name0: side0.name, symbol0: side0.symbol, decimals0: 18 },
      ...{ token1: position.token1.toLowerCase(), name1: side1.name, symbol1: side1.symbol, decimals1: 18 },
      fee: position.fee,
      tickLower: position.tickLower,
      tickUpper: position.tickUpper,
      liquidity: String(lock.liquidity),
      lockDate: String(timestamp),
      unlockDate: String(lock.unlockDate),
      isUnlocked: lock.isUnlocked,
      description: lock.description,
      collected0: sumOfActs(acts, 'amount0'),
      collected1: sumOfActs(acts, 'amount1'),
      transaction: served.transaction,
    });
    expect(lock.lockDate).toBe(timestamp);
    for (const { transaction, account } of acts) {
      const receipt = await backEnd.client.getTransactionReceipt({ hash: transaction });
      expect(account).toBe(receipt.from.toLowerCase());
    }
  }
  const sumOfActs = (acts: Answer[], field: 'amount0' | 'amount1') =>
    String(acts.reduce((sum, act) => sum + BigInt(act[field] ?? 0), 0n));

  const act = async (account: Address | undefined, { address, abi, functionName, args }: Answer) => {
    const receipt = await mined(
      await backEnd.client.writeContract({ address, abi, functionName, args, account: account as Address }),
    );
    await caughtUp();
    return receipt;
  };

  it('are served as the contract has them: in range, unlocked, given up and offered, with what was done with each [LIQ-01]', async () => {
    const served = await positionLocks();
    expect(served.length).toBe(Number(await call('lockCount', [])));
    for (const lock of served) await isAsOnChain(lock);
    const [inRange, spent, forGood, offered] = served;
    const typesOf = ({ acts }: Answer) => acts.map(({ type }: Answer) => type);
    expect([inRange, spent, forGood, offered].map(typesOf)).toEqual([
      ['locked', 'collected'],
      ['locked', 'unlocked'],
      ['locked', 'renounced'],
      ['locked', 'dateMoved', 'offered'],
    ]);
    expect(inRange).toMatchObject({ isUnlocked: false, feeReceiver: null, description: 'BRK/BNB liquidity' });
    expect(BigInt(inRange.collected0) * BigInt(inRange.collected1)).toBeGreaterThan(0n);
    expect(inRange.acts[1].to).toBe(inRange.owner);
    expect(spent).toMatchObject({ isUnlocked: true, owner: inRange.owner });
    expect(forGood).toMatchObject({ owner: null, feeReceiver: accounts[6]?.toLowerCase() });
    expect(offered.acts.slice(1)).toMatchObject([
      { account: offered.owner, to: null, unlockDate: offered.unlockDate },
      { account: offered.owner, to: offered.offeredTo, unlockDate: null },
    ]);
    expect(offered.owner).not.toBe(offered.creator);
  }, 30_000);

  it('are found by owner, by whom they are offered to, by pool, token and parts of names, and what was done by its lock [LIQ-01]', async () => {
    const [inRange, spent, forGood, offered] = await positionLocks();
    const found = async (where: string) =>
      (await data('lock', `{ positionLocks(orderBy: id, where: ${where}) { id } }`)).positionLocks.map(
        ({ id }: Answer) => id,
      );
    const all = [inRange, spent, forGood, offered].map(({ id }: Answer) => id);
    const brk = inRange.symbol0 === 'BRK' ? 0 : 1;
    for (const where of [
      `{ pool: "${inRange.pool}" }`,
      `{ token${brk}: "${inRange[`token${brk}`]}" }`,
      `{ name${brk}_contains_nocase: "rACKe" }`,
      `{ or: [{ symbol0_contains_nocase: "brk" }, { symbol1_contains_nocase: "brk" }] }`,
      `{ token${brk}_contains: "${inRange[`token${brk}`].slice(2, 12)}" }`,
    ])
      expect(await found(where)).toEqual(all);
    expect(await found(`{ owner: "${inRange.owner}", isUnlocked: false }`)).toEqual([inRange.id]);
    expect(await found('{ owner: null }')).toEqual([forGood.id]);
    expect(await found(`{ offeredTo: "${offered.offeredTo}" }`)).toEqual([offered.id]);
    expect(await found('{ name0_contains_nocase: "no such token" }')).toEqual([]);
    const { positionLockActs } = await data(
      'lock',
      `{ positionLockActs(orderBy: id, where: { positionLock: "${inRange.id}" }) { type positionLock { id } } }`,
    );
    expect(positionLockActs).toEqual(
      ['locked', 'collected'].map((type) => ({ type, positionLock: { id: inRange.id } })),
    );
  });

  it('follow what anybody and the owner do next: fees, a title with hidden characters, an offer taken back and one accepted [LIQ-01]', async () => {
    const locker = contractAddress(backEnd.chain, 'positionLock');
    const [before, , , offered] = await positionLocks();
    const id = BigInt(before.id);
    const receipt = await act(accounts[5], collectFeesCall(locker, id));
    await act(accounts[1], describePositionLockCall(locker, id, 'Safe\u202Ekcol'));
    await act(accounts[7], offerPositionLockCall(locker, BigInt(offered.id), zeroAddress));
    const [after, , , takenBack] = await positionLocks();
    const fees = parseEventLogs({ abi: rabbitPositionLockAbi, eventName: 'FeesCollected', logs: receipt.logs })[0]
      ?.args;
    expect(after.acts.at(-2)).toMatchObject({
      type: 'collected',
      account: accounts[5]?.toLowerCase(),
      to: after.owner,
      amount0: String(fees?.amount0),
      amount1: String(fees?.amount1),
      transaction: receipt.transactionHash,
    });
    expect(BigInt(after.collected0) - BigInt(before.collected0)).toBe(fees?.amount0);
    expect(BigInt(after.collected1) - BigInt(before.collected1)).toBe(fees?.amount1);
    expect([after.description, after.acts.at(-1).type]).toEqual(['Safekcol', 'described']);
    expect(takenBack.offeredTo).toBeNull();
    expect(takenBack.acts.at(-1)).toMatchObject({ type: 'offerWithdrawn', to: null });

    await act(accounts[7], offerPositionLockCall(locker, BigInt(offered.id), accounts[4] as Address));
    await act(accounts[4], acceptPositionLockCall(locker, BigInt(offered.id)));
    const accepted = (await positionLocks())[3];
    await isAsOnChain(accepted);
    expect(accepted).toMatchObject({ owner: accounts[4]?.toLowerCase(), offeredTo: null });
    expect(accepted.feeReceiver).toBe(offered.feeReceiver);
    expect(accepted.acts.slice(-2).map(({ type, to }: Answer) => [type, to])).toEqual([
      ['offered', accounts[4]?.toLowerCase()],
      ['accepted', accounts[4]?.toLowerCase()],
    ]);
  }, 30_000);
});

describe('limits', () => {
  it.each([
    ['first above 1000', '{ lockEntities(first: 1001) { id } }', '`first` argument must be between 0 and 1000'],
    ['a negative first', '{ lockEntities(first: -1) { id } }', '`first` argument must be between 0 and 1000'],
    ['skip above 5000', '{ lockEntities(skip: 5001) { id } }', '`skip` argument must be between 0 and 5000'],
    [
      'deep nesting',
      `{ lockEntities { ${'lockDetails { entity { '.repeat(5)} id ${'} }'.repeat(5)} } }`,
      'A query may nest 8 levels',
    ],
    ['a huge text', `{ ${'a: _meta { deployment } '.repeat(400)} }`, 'A query may have 1000 words and signs'],
    ['an unknown field', '{ lockEntities { secret } }', 'Cannot query field'],
    [
      'twenty-one lists',
      `{ ${Array.from({ length: 21 }, (_, n) => `l${n}: lockDetails { id }`).join(' ')} }`,
      '20 lists',
    ],
    [
      'a filter two relations deep',
      '{ lockDetails(where: { entity_: { lockDetails_: { amount_gt: "0" } } }) { id } }',
      '1 relations deep',
    ],
    ['what belongs to another endpoint', '{ launchpads { id } }', 'Cannot query field'],
    [
      'conditions of many lists together',
      `{ ${Array.from({ length: 11 }, (_, n) => `l${n}: lockDetails(where: { and: [${'{ amount: "1" } '.repeat(5)}] }) { id }`).join(' ')} }`,
      '100 conditions',
    ],
    [
      'searches of many lists together',
      `{ ${Array.from({ length: 19 }, (_, n) => `l${n}: lockDetails(where: { description_contains: "a", description_ends_with: "b" }) { id }`).join(' ')} }`,
      'search in 20 ways',
    ],
    ['bytes that are none', '{ lockDetails(where: { owner: "x\'" }) { id } }', 'Bytes takes hexadecimal digits'],
  ])('refuse %s [SGQ-03]', async (_what, query, message) => {
    const { errors } = await ask('lock', query);
    expect(errors[0].message).toContain(message);
  });

  it.each([
    ['conditions', { and: Array.from({ length: 60 }, () => ({ symbol: 'x' })) }, '100 conditions'],
    ['values', { id_in: Array.from({ length: 1001 }, String) }, '1000 values in its lists'],
  ])('refuse a filter with too many %s [SGQ-03]', async (_what, where, message) => {
    const { errors } = await ask('lock', 'query ($where: LockEntity_filter) { lockEntities(where: $where) { id } }', {
      where,
    });
    expect(errors[0].message).toContain(message);
  });

  it('answer 400 to a body that is not a GraphQL request', async () => {
    const response = await fetch(`${backEnd.indexer}/subgraphs/name/lock`, { method: 'POST', body: '[]' });
    expect(response.status).toBe(400);
  });

  it('health reports the indexed block and the head', async () => {
    await caughtUp();
    const response = await fetch(`${backEnd.indexer}/subgraphs/health`);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      healthy: true,
      indexed: expect.any(Number),
      head: expect.any(Number),
    });
    expect(await data('lock', '{ _meta { block { number timestamp } } }')).toMatchObject({
      _meta: { block: { number: expect.any(Number), timestamp: expect.any(Number) } },
    });
  });
});

describe('the token list [CHK-04]', () => {
  const list = (query = '') => fetch(`${backEnd.indexer}/subgraphs/token-list.json${query}`);

  it('has the tokens of the factory, without those that pass for a currency or show nothing', async () => {
    const { client, chain } = backEnd;
    const account = accounts[1] as Address;
    const factory = { address: contractAddress(chain, 'standardTokenFactory'), abi: standardTokenFactoryAbi } as const;
    const value = await client.readContract({ ...factory, functionName: 'flatFee' });
    const made: Address[] = [];
    for (const [name, symbol] of [
      ['Listed', 'LSTD'],
      ['Ordinary', 'ΒUЅD'],
      ['Safe\u202Ekcol', 'SFE'],
      ['\u200B', 'NIL'],
      ['Much too long a symbol', 'S'.repeat(21)],
    ] as const) {
      const create = { ...factory, functionName: 'create', args: [name, symbol, 6, 1n], value, account } as const;
      const { logs } = await mined(await client.writeContract(create));
      const [event] = parseEventLogs({ abi: standardTokenFactoryAbi, eventName: 'TokenCreated', logs });
      made.push(event?.args.token as Address);
    }
    await caughtUp();
    const response = await list();
    const { tokens, version } = (await response.json()) as Answer;
    const own = new Map(tokens.map((token: Answer) => [token.address, token]));
    expect(made.map((address) => own.get(address))).toEqual([
      { chainId: chain.id, address: made[0], name: 'Listed', symbol: 'LSTD', decimals: 6 },
      undefined,
      { chainId: chain.id, address: made[2], name: 'Safekcol', symbol: 'SFE', decimals: 6 },
      undefined,
      undefined,
    ]);
    expect(version.minor).toBe(tokens.length);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    const again = await fetch(response.url, { headers: { 'if-none-match': response.headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
  });

  it.each(['?page=2', '?page=0', '?page=x', '?page=10000'])('has nothing at %s', async (query) => {
    const response = await list(query);
    expect([response.status, response.headers.get('link')]).toEqual([404, null]);
  });
});

describe('totals of the platform', () => {
  const total = (rows: Answer[], value: (row: Answer) => bigint) => rows.reduce((sum, row) => sum + value(row), 0n);
  const TOTALS = `{ platformTotals { id listedSales locks lockedTokens } currencyTotals { id symbol decimals raised refunded } }`;

  it('are what all sales of each currency and all locks give together [LOK-03]', async () => {
    await caughtUp();
    const SALES =
      '{ launchpads(first: 1000) { id presaleType finalized baseSymbol baseDecimals totalBaseCollected totalBaseWithdrawn lpGenerationComplete presaleInfo { baseToken hardCap } } }';
    const answers = await Promise.all(
      ['presale', 'private-sale', 'fair-launch', 'pro-rata'].map((endpoint) => data(endpoint, SALES)),
    );
    const sales = answers.flatMap(({ launchpads }) => launchpads);
    /** What the contract says that it paid out of a grow. */
    const paidOut = new Map(
      await Promise.all(
        sales
          .filter(({ presaleType, finalized }) => presaleType === 1 && finalized)
          .map(async ({ id }) => {
            const [event] = await backEnd.client.getContractEvents({
              address: id,
              abi: privateSaleAbi,
              eventName: 'Finalized',
              fromBlock: 0n,
              strict: true,
            });
            const { baseFee = 0n, referralReserve = 0n, ownerShare = 0n } = event?.args ?? {};
            return [id, baseFee + referralReserve + ownerShare] as const;
          }),
      ),
    );
    expect(paidOut.size).toBeGreaterThan(0);
    // what is committed above a hard cap is not raised
    const acceptedBy = ({ totalBaseCollected: all, presaleInfo: { hardCap } }: Answer) =>
      hardCap !== null && BigInt(hardCap) < BigInt(all) ? BigInt(hardCap) : BigInt(all);
    const raisedBy = (sale: Answer) => (sale.lpGenerationComplete ? acceptedBy(sale) : (paidOut.get(sale.id) ?? 0n));
    expect(sales.some((sale) => acceptedBy(sale) < BigInt(sale.totalBaseCollected))).toBe(true);
    const { platformTotals, currencyTotals } = await data('lock', TOTALS);
    for (const { id, symbol, decimals, raised, refunded } of currencyTotals) {
      const paidIn = sales.filter(({ presaleInfo }) => presaleInfo.baseToken === id);
      expect(paidIn[0]).toMatchObject({ baseSymbol: symbol, baseDecimals: decimals });
      expect(BigInt(raised)).toBe(total(paidIn, raisedBy));
      const handBacks = (await Promise.all(paidIn.map((sale) => handBacksOf(sale.id)))).flat();
      const gone = handBacks.reduce((sum, handBack) => sum + handBack.gone, 0n);
      expect(BigInt(refunded)).toBe(total(paidIn, (sale) => BigInt(sale.totalBaseWithdrawn)) - gone);
    }
    const native = currencyTotals.find(({ id }: Answer) => id === zeroAddress);
    expect(BigInt(native.raised)).toBeGreaterThan(0n);
    expect(BigInt(native.refunded)).toBeGreaterThan(0n);
    // a currency without a row has neither raised nor refunded anything
    const absent = sales.filter(
      ({ presaleInfo }) => !currencyTotals.some(({ id }: Answer) => id === presaleInfo.baseToken),
    );
    expect(total(absent, (sale) => raisedBy(sale) + BigInt(sale.totalBaseWithdrawn))).toBe(0n);
    const { lockEntities } = await data('lock', '{ lockEntities(first: 1000) { lockCount } }');
    expect(platformTotals).toEqual([
      {
        id: 'platform',
        listedSales: sales.filter(({ lpGenerationComplete }) => lpGenerationComplete).length,
        locks: Number(total(lockEntities, ({ lockCount }) => BigInt(lockCount))),
        lockedTokens: lockEntities.filter(({ lockCount }: Answer) => lockCount > 0).length,
      },
    ]);
    expect(platformTotals[0].listedSales).toBeGreaterThan(0);
  });

  it('count a lock, and its token once, until everything is taken out of it [LOK-03]', async () => {
    const { client, chain } = backEnd;
    const account = accounts[1] as Address;
    const factory = { address: contractAddress(chain, 'standardTokenFactory'), abi: standardTokenFactoryAbi } as const;
    const value = await client.readContract({ ...factory, functionName: 'flatFee' });
    const created = await mined(
      await client.writeContract({
        ...factory,
        functionName: 'create',
        args: ['Counted', 'CNT', 18, 1000n],
        value,
        account,
      }),
    );
    const [event] = parseEventLogs({ abi: standardTokenFactoryAbi, eventName: 'TokenCreated', logs: created.logs });
    const token = event?.args.token as Address;
    await mined(
      await client.writeContract({
        address: token,
        abi: erc20Abi,
        functionName: 'approve',
        args: [locker, 1000n],
        account,
      }),
    );
    const date = (await client.getBlock()).timestamp + 1000n;
    const lock = { address: locker, abi: rabbitLockAbi, account } as const;
    const counts = async () => {
      await caughtUp();
      const { locks, lockedTokens } = (await data('lock', TOTALS)).platformTotals[0];
      return { locks, lockedTokens };
    };
    const before = await counts();
    const ids: bigint[] = [];
    for (const amount of [300n, 400n]) {
      const added = await mined(
        await client.writeContract({
          ...lock,
          functionName: 'lock',
          args: [account, token, false, amount, date, ''],
        }),
      );
      const [lockAdded] = parseEventLogs({ abi: rabbitLockAbi, eventName: 'LockAdded', logs: added.logs });
      ids.push(lockAdded?.args.id as bigint);
    }
    expect(await counts()).toEqual({ locks: before.locks + 2, lockedTokens: before.lockedTokens + 1 });
    await client.setNextBlockTimestamp({ timestamp: date + 1n });
    await mined(await client.writeContract({ ...lock, functionName: 'unlock', args: [ids[0] as bigint] }));
    expect(await counts()).toEqual({ locks: before.locks + 1, lockedTokens: before.lockedTokens + 1 });
    await mined(await client.writeContract({ ...lock, functionName: 'unlock', args: [ids[1] as bigint] }));
    expect(await counts()).toEqual(before);
  }, 30_000);
});
