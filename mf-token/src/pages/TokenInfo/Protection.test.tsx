import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { beginPart, endPart } from '@rab/testing/partHooks';
import { ALICE, BEN, renderPart } from '@rab/testing/renderPart';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { Protection as Known } from '../../queries/protection.ts';
import { Protection } from './Protection.tsx';

const TOKEN = `0x${'2'.repeat(40)}` as const;
const PAIR = `0x${'3'.repeat(40)}` as const;
const SALE = `0x${'5'.repeat(40)}` as const;
const token = {
  ...{ address: TOKEN, name: 'Carrot', symbol: 'CRT', decimals: 6, totalSupply: 1_000_000_000_000n },
  ...{ owner: ALICE, pair: null },
};
const none: Known = {
  ...{ registry: `0x${'7'.repeat(40)}`, wrappedNative: `0x${'8'.repeat(40)}` },
  ...{ isActive: false, block: 1_000n, limit: null, opening: null },
};
const opening = { pair: PAIR, lister: SALE, blocks: 100n, start: 0n, until: 0n, room: 0n };

const open = (known: Known | null, isOwner = false) =>
  renderPart(<Protection token={token} isOwner={isOwner} />, {
    isConnected: isOwner,
    answers: {
      protection: () => known,
      salesOfToken: ([, , parameters]) => {
        const { subgraph } = parameters as { subgraph: string };
        const base = { symbol: 'BNB', decimals: 18 };
        const rows = [{ id: SALE, owner: ALICE, base, raised: 1n, end: 86_400n }];
        return { rows: subgraph === 'presale' || subgraph === 'privateSale' ? rows : [], hasNext: false };
      },
    },
  });
const fact = (label: string) => screen.getByText(label).nextElementSibling?.textContent;
const type = async (label: RegExp | string, value: string) => {
  const field = screen.getByLabelText(label);
  await act(async () => fireEvent.change(field, { target: { value } }));
  await act(async () => fireEvent.blur(field));
};

beforeEach(beginPart);
afterEach(endPart);

it('a token that asks no registry shows nothing of protection, and one that does shows what limits its buys [RGT-04]', async () => {
  const empty = await open(null, true);
  expect(screen.queryByText('Protection against bots')).toBeNull();
  empty.unmount();
  await open(none);
  expect(screen.getByText(/^Nothing limits buys\. The owner can protect this token once/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('the panel says until the listing what will start it, then how many blocks are left and what can be bought, then that it is over [RGT-04]', async () => {
  const armed = await open({ ...none, opening });
  expect(screen.getByText(/^Starts with the listing/)).toBeTruthy();
  expect(fact('Lasts')).toBe('100 blocks');
  armed.unmount();
  const started = { ...opening, start: 990n, until: 86_400n, room: 2_500_000n };
  const running = await open({ ...none, isActive: true, opening: started }, true);
  expect(fact('Ends in')).toBe('90 blocks');
  expect(fact('Ends at the latest')).toBe('1970-01-02 00:00 UTC');
  expect(fact('Can be bought now')).toBe('2.5CRT');
  expect(screen.queryByRole('button', { name: /rotect/ })).toBeNull();
  running.unmount();
  await open({ ...none, opening: started }, true);
  expect(screen.getByText('The protection has ended. Nothing limits buys.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /rotect/ })).toBeNull();
});

it('a protection that was switched on says its limits [RGT-04]', async () => {
  await open({
    ...none,
    isActive: true,
    limit: { pair: PAIR, until: 86_400n, maxBuy: 7_000_000n, blocksBetweenBuys: 3n },
  });
  expect(fact('Maximum buy')).toBe('7CRT');
  expect(fact('Wait between buys')).toBe('3 blocks');
});

it('the owner says who lists and for how long, and reads what will happen before signing [RGT-04]', async () => {
  await open(none, true);
  await screen.findByRole('button', { name: 'Protect CRT' });
  expect(screen.getByText(/in which … adds the first tokens/)).toBeTruthy();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Sale 0x5555…5555' })));
  expect((screen.getByLabelText(/^Lister/) as HTMLInputElement).value).toBe(SALE);
  await type(/^Lasts/, '40');
  expect(
    screen.getByText(/in which 0x5555…5555 adds the first tokens to the pair and ends 40 blocks later/),
  ).toBeTruthy();
  for (const wrong of ['19', '501', '2.5', 'x']) {
    await type(/^Lasts/, wrong);
    await waitFor(() => expect(screen.getByLabelText(/^Lasts/).getAttribute('aria-invalid')).toBe('true'));
  }
  await type(/^Lister/, 'nobody');
  expect(await screen.findByText('Invalid address')).toBeTruthy();
});

it('the owner can have it start now instead, within the contract’s limits [RGT-04]', async () => {
  await open(none, true);
  await act(async () => fireEvent.click(await screen.findByRole('radio', { name: 'Now' })));
  expect(screen.getByText(/no buy from the pair is larger than 1,000 CRT/)).toBeTruthy();
  await type(/^Pair/, PAIR);
  await type(/^Maximum buy/, '999');
  expect(await screen.findByText('At least 1,000, 0.1% of the supply')).toBeTruthy();
  await type(/^Maximum buy/, '1500');
  await type(/^Lasts/, '1441');
  expect(await screen.findByText('Must be at most 1440')).toBeTruthy();
  await type(/^Wait between/, '21');
  expect(await screen.findByText('Must be from 0 to 20')).toBeTruthy();
  expect(screen.getByText(/larger than 1500/)).toBeTruthy();
});

it('an armed token can only be armed otherwise, and only by its owner [RGT-04]', async () => {
  const own = await open({ ...none, opening }, true);
  expect(await screen.findByRole('button', { name: 'Change the protection' })).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
  own.unmount();
  await open({ ...none, opening: { ...opening, lister: BEN } });
  expect(screen.queryByRole('button', { name: 'Change the protection' })).toBeNull();
});
