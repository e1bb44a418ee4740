import { expect, it } from '@jest/globals';
import { type ChainConfig, parseConfig, v } from '@rab/config';
import { configFixture } from '@rab/testing/configFixture';
import { blankLaunch } from '../CreateFairLaunch/fairLaunchSteps.tsx';
import { type ProRataInfoForm, proRataInfoSchema } from './proRataInfoSchema.ts';

const chain = parseConfig(configFixture()).chains['56'] as ChainConfig;
const now = BigInt(Date.UTC(2026, 0, 1) / 1000);
const filled: ProRataInfoForm = {
  ...blankLaunch(chain),
  ...{ sellingAmount: '1000', softCap: '5.1', hardCap: '20.5', maxOwnerReceive: '10', router: `0x${'a'.repeat(40)}` },
  ...{ startTime: '2026-01-02 00:00', endTime: '2026-01-03 12:30', liquidityPercent: '60', liquidityLockTime: '30' },
};
const schema = proRataInfoSchema({ chain, token: { decimals: 9 }, base: { decimals: 18 }, now });
const parse = (change: Partial<ProRataInfoForm>) => v.safeParse(schema, { ...filled, ...change });
/** First message of each refused field. */
const messages = (change: Partial<ProRataInfoForm>) =>
  Object.fromEntries(
    (parse(change).issues ?? []).toReversed().map((issue) => [v.getDotPath(issue), issue.message] as const),
  );
const ORDER = 'Soft cap must less than hard cap';

it.each<[string, Partial<ProRataInfoForm>, Record<string, string>]>([
  ['a hard cap above the soft cap', {}, {}],
  ['a unit above it', { hardCap: '5.100000000000000001' }, {}],
  ['at it', { hardCap: '5.1' }, { hardCap: ORDER }],
  ['below it', { hardCap: '5' }, { hardCap: ORDER }],
  ['none', { hardCap: '' }, { hardCap: 'Must be number' }],
  ['the most that can be counted', { hardCap: String(2n ** 96n / 10n ** 18n) }, {}],
  ['more', { hardCap: String(2n ** 96n / 10n ** 18n + 1n) }, { hardCap: 'The hard cap is too large.' }],
  ['no selling amount, as in a fair launch', { sellingAmount: '' }, { sellingAmount: 'Must be number' }],
])('%s: the form of a pro rata sale says so at the field [RGT-06]', (_what, change, found) => {
  expect(messages(change)).toEqual(found);
});

it('the form of a pro rata sale gives its caps in base units [RGT-06]', () => {
  expect(parse({}).output).toMatchObject({ softCap: 51n * 10n ** 17n, hardCap: 205n * 10n ** 17n, team: null });
});
