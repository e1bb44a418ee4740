import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ENGLISH, i18n } from '@rab/language';
import type { Sale } from '@rab/sdk/sales';
import { saleFixture } from '@rab/sdk/testing';
import { fakeNode } from '@rab/testing/fakeNode';
import { beginPart, endPart } from '@rab/testing/partHooks';
import { type Answers, renderPart } from '@rab/testing/renderPart';
import { screen } from '@testing-library/react';
import { FirstToKnow } from '../src/tokenFacts/FirstToKnow.tsx';

const ether = (count: number) => BigInt(count) * 10n ** 18n;
const OWNER = `0x${'b'.repeat(40)}` as const;
const HOLDER = `0x${'c'.repeat(40)}` as const;
const ELSEWHERE = `0x${'d'.repeat(40)}` as const;
const sale = saleFixture({ owner: OWNER });
const supply = ether(1_000);
const token = { ...sale.token, totalSupply: supply, owner: OWNER, pair: null };
const seen = { list: [] as unknown[], supply, unseen: 0n, since: 0n as bigint | null, block: 1n };
const custody = (kinds: readonly string[]) =>
  kinds.map((kind, index) => ({ account: `0x${String(index).repeat(40)}`, held: ether(100), custody: kind }));
const found = (held: number) => ({ account: HOLDER, held: ether(held), custody: null });
const running = (change: Partial<Sale>) => ({
  subgraph: 'fairLaunch' as const,
  name: 'Fair launch',
  soldHow: null,
  path: '/there',
  sale: saleFixture({ id: ELSEWHERE, price: ether(400_000), ...change }),
});

/** Draws what comes first where the owner holds so much. */
async function draw(answers: Answers, held = 0) {
  await renderPart(<FirstToKnow sale={sale} token={token} />, {
    answers: {
      chainTime: () => ({ hash: null, offset: 0 }),
      balances: () => [ether(held)],
      runningSales: () => [],
      transferLoss: () => 0n,
      ...answers,
    },
  });
  return screen.getByRole('note').textContent ?? '';
}
const holders = (change: Partial<typeof seen>) => ({ largestHolders: () => ({ ...seen, ...change }) });

beforeEach(beginPart);
afterEach(() => {
  endPart();
  i18n.activate(ENGLISH);
});

describe('the holders of a token are named only where they were read [MNY-11]', () => {
  const NOBODY = 'We found nobody who holds CARROT outside locks and sales';
  const UNREAD = 'We couldn’t read who holds CARROT';
  const REST = 'We couldn’t read who else holds it.';
  const pools = custody(['lock', 'pool', 'pool', 'pool', 'burned']);

  it.each<[string, string, Partial<typeof seen>]>([
    ['nobody where locks and pools have it all', NOBODY, { list: pools }],
    ['nobody where 1 % was not seen', NOBODY, { list: pools, unseen: ether(10) }],
    ['unread where more was not seen', UNREAD, { list: pools, unseen: ether(10) + 1n }],
    ['unread where the node gives no records', UNREAD, { list: pools, since: null }],
    ['unread where the supply was not', UNREAD, { supply: 0n }],
  ])('%s', async (_what, title, change) => {
    const text = await draw(holders(change));
    expect(text).toContain(title);
    expect(text).not.toContain(title === NOBODY ? UNREAD : NOBODY);
    expect(text).not.toContain(REST);
  });

  it('no holder is named while they are being read', async () => {
    fakeNode();
    jest.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => {}));
    const text = await draw({}, 10);
    expect(text).toContain('Checking who holds CARROT…');
    expect(text).not.toMatch(/nobody|1\.0%|couldn’t read/);
  });

  it('no holder is named where the read failed, not even one with a small share', async () => {
    await draw({}, 10);
    expect(await screen.findByText(UNREAD)).toBeTruthy();
    endPart();
    beginPart();
    const text = await draw(holders({ since: null }), 10);
    expect(text).toContain(UNREAD);
    expect(text).not.toContain('1.0%');
  });

  it('a large share is named, with what could not be read', async () => {
    const large = 'Owner holds 40.0% of CARROT, not locked';
    for (const answers of [{}, holders({ since: null }), holders({ unseen: ether(500) })]) {
      expect(await draw(answers, 400)).toContain(large);
      expect(await screen.findByText(REST)).toBeTruthy();
      endPart();
      beginPart();
    }
  });

  it('the owner’s tokens do not count as unseen, even where no record names the owner', async () => {
    const text = await draw(holders({ unseen: ether(400) }), 400);
    expect(text).toContain('Owner holds 40.0%');
    expect(text).not.toContain(REST);
  });

  it('a holder behind more than five locks, pools and sales is named, and more than five are asked for', async () => {
    const asked: unknown[] = [];
    const text = await draw({
      largestHolders: ([, , parameters]) => {
        asked.push(parameters);
        return { ...seen, list: [...pools, { ...found(90), account: ELSEWHERE }, found(80)] };
      },
      runningSales: () => [running({})],
    });
    expect(text).toContain('One account holds 8.0% of CARROT');
    expect(asked).toContainEqual(expect.objectContaining({ most: 200 }));
  });
});

it.each<[string, Partial<Sale>, string]>([
  [
    'ahead',
    { start: 1_900_000_000n, end: 1_900_000_100n },
    'will also be sold at 400,000 per BNB from 2030-03-17 17:46 UTC',
  ],
  ['live', { start: 1n, end: 1_900_000_000n }, 'is also sold at 400,000 per BNB until 2030-03-17 17:46 UTC'],
  [
    'over and not listed',
    { start: 1n, end: 1_700_000_000n },
    'was also sold at 400,000 per BNB until 2023-11-14 22:13 UTC and is waiting for its listing',
  ],
  [
    'over and reviewed',
    { start: 1n, end: 1_700_000_000n, listing: null },
    'was also sold at 400,000 per BNB until 2023-11-14 22:13 UTC and is waiting for its review',
  ],
])('another sale that is %s is described as that [MNY-11]', async (_what, change, words) => {
  expect(await draw({ ...holders({}), runningSales: () => [running(change)] })).toContain(`It ${words} (Fair launch)`);
});

it('another sale whose price is not set is described by how it is made [MNY-11]', async () => {
  const other = { ...running({ start: 1n, end: 1_900_000_000n }), soldHow: 'at a price set by its deposits' };
  expect(await draw({ ...holders({}), runningSales: () => [other] })).toContain(
    'It is also sold at a price set by its deposits until 2030-03-17 17:46 UTC (Fair launch)',
  );
});

it('another sale’s kind and how its price comes about are said in the language that is spoken [LNG-01]', async () => {
  i18n.load('es', {
    'kind.fairLaunch': ['Lanzamiento justo'],
    'kind.fairLaunch.sold': ['a un precio fijado por los depósitos'],
  });
  i18n.activate('es');
  const other = { ...running({ start: 1n, end: 1_900_000_000n }), soldHow: 'at a price set by its deposits' };
  const said = await draw({ ...holders({}), runningSales: () => [other] });
  expect(said).toContain('a un precio fijado por los depósitos');
  expect(said).toContain('(Lanzamiento justo)');
});
