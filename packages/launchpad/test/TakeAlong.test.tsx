import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { Sale } from '@rab/sdk/sales';
import { saleFixture } from '@rab/sdk/testing';
import { beginPart, endPart } from '@rab/testing/partHooks';
import { ALICE, renderPart } from '@rab/testing/renderPart';
import { fireEvent, screen } from '@testing-library/react';
import { TakeAlong } from '../src/detail/share/TakeAlong.tsx';
import { kindFixture } from './kindFixture.ts';

const BEN = `0x${'b'.repeat(40)}` as const;
const ether = (count: bigint) => count * 10n ** 18n;
const deposits = [{ account: BEN, amount: ether(2n) }];
const files: Blob[] = [];

async function draw(change: Partial<Sale>, deposited = 0n, share = '') {
  endPart();
  beginPart();
  // jsdom makes no addresses of files, and follows no link
  Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${files.push(file)}`, revokeObjectURL: () => {} });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  await renderPart(<TakeAlong kind={kindFixture} sale={saleFixture(change)} />, {
    isConnected: true,
    ...(share && { share }),
    answers: { buyer: () => ({ deposited, bought: 0n, claimed: 0n, referred: 0n }) },
  });
}
const offered = () =>
  screen
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
    .filter((text) => text?.includes('.'));
const saved = (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  return new Promise((done) => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result);
    reader.readAsText(files.at(-1) as Blob);
  });
};

beforeEach(beginPart);
afterEach(endPart);

it('everybody can take the dates along, a buyer the own contribution, the owner those of all buyers [MNY-13]', async () => {
  await draw({ deposits });
  expect(offered()).toEqual(['Dates (.ics)']);
  expect(await saved('Dates (.ics)')).toContain(`URL:http://localhost/sale/${saleFixture().id}`);
  await draw({ deposits }, ether(1n));
  expect(offered()).toEqual(['Dates (.ics)', 'My contribution (.csv)']);
  expect(await saved('My contribution (.csv)')).toBe(`account,deposited\r\n${ALICE},1\r\n`);
  await draw({ deposits, owner: ALICE, buyerCount: 3 });
  expect(offered()).toEqual(['Dates (.ics)', 'Buyers (.csv)']);
  expect(await saved('Buyers (.csv)')).toBe(`account,deposited\r\n${BEN},2\r\n`);
  expect(screen.getByText(/the 1 largest deposits and leaves out 2 more/)).toBeTruthy();
});

it('the button copies the link that has a preview where the configuration names one, else the page’s own [MNY-13]', async () => {
  await draw({});
  expect(screen.getByTitle(`http://localhost/sale/${saleFixture().id}`)).toBeTruthy();
  await draw({}, 0n, 'https://index.example/subgraphs/share');
  expect(screen.getByTitle(`https://index.example/subgraphs/share/${saleFixture().id}`)).toBeTruthy();
});
