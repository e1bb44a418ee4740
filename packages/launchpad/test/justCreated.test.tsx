import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { Sale } from '@rab/sdk/sales';
import { saleFixture } from '@rab/sdk/testing';
import { noteTransaction } from '@rab/testing/noteTransaction';
import { beginPart, endPart } from '@rab/testing/partHooks';
import { ALICE, renderPart } from '@rab/testing/renderPart';
import { screen } from '@testing-library/react';
import { JustCreated } from '../src/detail/JustCreated.tsx';
import { commonStates } from '../src/model/commonStates.ts';
import { kindFixture } from './kindFixture.ts';

const upcoming = { ...kindFixture, stateOf: () => commonStates.upcoming };
const created = { createdPath: upcoming.paths.detail(saleFixture().id.toLowerCase()) };

async function draw(change: Partial<Sale> = {}, { kind = upcoming, record = created } = {}) {
  noteTransaction('confirmed', record);
  await renderPart(<JustCreated kind={kind} sale={saleFixture({ owner: ALICE, ...change })} title="Created" />, {
    isConnected: true,
    answers: { chainTime: () => ({ hash: null, offset: 0 }) },
  });
}

beforeEach(beginPart);
afterEach(endPart);

it('who has just created a sale reads when it starts and what can be done until then [WIZ-16]', async () => {
  await draw({ start: 1_790_000_000n });
  const said = screen.getByRole('note').textContent;
  expect(said).toContain('CreatedThe sale starts on 2026-09-21 14:13UTC.');
  expect(said).not.toContain('whitelist');
  endPart();
  beginPart();
  await draw({ whitelistSeconds: 60n });
  expect(screen.getByRole('note').textContent).toContain('add accounts to the whitelist');
});

it('nobody else reads it, and nobody once the sale runs [WIZ-16]', async () => {
  for (const [change, rest] of [
    [{ owner: `0x${'b'.repeat(40)}` }, {}],
    [{}, { record: { createdPath: '/rab-sale/0x12' } }],
    [{}, { kind: { ...kindFixture, stateOf: () => commonStates.live } }],
  ] as const) {
    await draw(change as Partial<Sale>, rest as never);
    expect(screen.queryByRole('note')).toBeNull();
    endPart();
    beginPart();
  }
});
