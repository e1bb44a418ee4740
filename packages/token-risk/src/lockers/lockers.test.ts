import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Address, erc20Abi } from 'viem';
import { LOCKER_CORPUS } from '../../test/lockerCorpus.ts';
import { lockerTable, withTable } from '../../test/riskTable.ts';
import { type RiskTestChain, startRiskTestChain } from '../../test/riskTestChain.ts';
import type { Finding } from '../Finding.ts';
import { getTokenRisk } from '../getTokenRisk.ts';
import type { RiskContext } from '../RiskContext.ts';
import { beginTrial } from '../trial/Trial.ts';
import { examineLocker } from './examineLocker.ts';

const DOCUMENT = new URL('../../../../docs/risk-check.md', import.meta.url);

let testChain: RiskTestChain;
let token: Address;
let pair: Address;
const found: Finding[] = [];
beforeAll(async () => {
  testChain = await startRiskTestChain();
  token = await testChain.deploy({ contract: 'PlainToken', what: '' });
  pair = await testChain.pairOf(token);
}, 120_000);
afterAll(() => testChain.stop());

async function examine(account: Address, contracts: Partial<RiskContext['contracts']> = {}): Promise<Finding> {
  const { client, context } = testChain;
  const held = await client.readContract({ address: pair, abi: erc20Abi, functionName: 'balanceOf', args: [account] });
  expect(held).toBeGreaterThan(0n);
  const asking = { ...context, contracts: { ...context.contracts, ...contracts }, refused: new Set<never>() };
  return examineLocker(await beginTrial(asking, pair), { account, held, bps: 100n });
}

describe('a corpus of lockers on a real chain', () => {
  it.each(LOCKER_CORPUS)(
    'of $contract, $what, the answer is $found, and only our own lock is fine [CHK-05]',
    async (locker) => {
      const account = await testChain.deployLocker(locker, pair);
      const finding = await examine(account);
      expect(finding.code).toBe(`locker${locker.found}`);
      expect(finding.verdict === 'fine').toBe(locker.contract === 'RabbitLock');
      expect(finding.accounts?.[0]).toBe(account);
      found.push(finding);
    },
  );

  it('has 18 lockers at least, none that opens is fine, and the document has what is found and missed [CHK-05]', () => {
    const hostile = LOCKER_CORPUS.filter(({ isHonest }) => !isHonest);
    expect(hostile.length).toBeGreaterThanOrEqual(18);
    expect(found).toHaveLength(LOCKER_CORPUS.length);
    for (const [index, { isHonest }] of LOCKER_CORPUS.entries())
      if (!isHonest) expect(['danger', 'unknown']).toContain(found[index]?.verdict);
    const document = readFileSync(DOCUMENT, 'utf8');
    const whole = withTable(document, 'lockers', lockerTable(LOCKER_CORPUS, found));
    if (process.env.RAB_WRITE_RISK_TABLE) writeFileSync(DOCUMENT, whole);
    else expect(document).toBe(whole);
  });
});

it('who opens a locker is named with the function, and with who has to act before [CHK-05]', async () => {
  const of = (contract: string) => found[LOCKER_CORPUS.findIndex((locker) => locker.contract === contract)];
  const { operator, owner } = testChain;
  expect(of('RescuingLocker')).toMatchObject({
    who: 'owner',
    accounts: [expect.anything(), operator],
    way: {
      by: 'function',
      function: { selector: '0xb2118a8d', signature: 'rescueERC20(address,address,uint256)' },
      after: null,
    },
    takenBps: 10_000n,
  });
  expect(of('OpenLocker')).toMatchObject({ who: 'anybody', accounts: [expect.anything()] });
  expect(of('HarmlessNameLocker')).toMatchObject({ way: { function: { selector: '0xe9d1eb2b', signature: null } } });
  expect(of('BackdatingLocker')).toMatchObject({
    who: 'depositor',
    accounts: [expect.anything(), owner, operator],
    way: {
      function: { signature: 'withdraw(uint256)' },
      after: { function: { selector: '0x6e80256a' }, who: 'owner' },
    },
  });
  expect(of('PromisedLocker')).toMatchObject({
    way: { by: 'allowance', function: null },
    accounts: [expect.anything(), operator],
  });
  expect(of('UupsLocker')?.accounts?.[1]).toBe(operator);
  expect(of('OddLocker')).toMatchObject({ reason: 'proxy' });
  expect(of('DestructibleLocker')).toMatchObject({ reason: 'destroys' });
});

it('our lock is known by address and code together: neither alone is fine [CHK-05]', async () => {
  const own = testChain.context.contracts.rabbitLock as Address;
  expect((await examine(own)).code).toBe('lockerOwn');
  expect((await examine(own, { rabbitLock: null })).code).toBe('lockerCopy');
  const other = found[LOCKER_CORPUS.findIndex(({ contract }) => contract === 'DatedLocker')]?.accounts?.[0] as Address;
  expect((await examine(other, { rabbitLock: other })).code).toBe('lockerNotOpened');
});

it('a report says where all of the liquidity is, and who can open the three contracts with the most of it [CHK-05]', async () => {
  const risk = await getTokenRisk(testChain.context, { token, sales: testChain.sales });
  const findings = typeof risk === 'object' ? (risk?.findings ?? []) : [];
  const places = findings.find((finding) => finding.code === 'liquidityPlaces');
  expect(places).toMatchObject({ topic: 'liquidity', verdict: 'fact', pair, since: 0n });
  const all = places?.places ?? [];
  expect(all.map(({ kind }) => kind)).toEqual(['burned', 'ownLock', 'contract', 'account']);
  expect(all.reduce((sum, { bps }) => sum + bps, 0n)).toBe(10_000n);
  const lockers = findings.filter(({ topic }) => topic === 'locker');
  expect(lockers.map(({ code }) => code)).toEqual([
    'lockerNotOpened',
    'lockerNotOpened',
    'lockersUntried',
    'lockerOwn',
  ]);
  expect(lockers[2]).toMatchObject({ verdict: 'unknown', count: LOCKER_CORPUS.length - 3 });
});
