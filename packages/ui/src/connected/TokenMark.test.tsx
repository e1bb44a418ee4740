import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { beginPart, endPart } from '@rab/testing/partHooks';
import { renderPart } from '@rab/testing/renderPart';
import { cleanup, screen } from '@testing-library/react';
import { TokenMark } from './TokenMark.tsx';

const OTHER = `0x${'7'.repeat(40)}`;
const mark = async (name: string, symbol: string, address = OTHER) => {
  await renderPart(<TokenMark token={{ address, name, symbol }} />);
};

beforeEach(beginPart);
afterEach(endPart);

it.each([
  ['Dollar', 'BUSD'],
  ['Dollar', 'ΒUSD'],
  ['BU5D', 'DLR'],
  ['Coin', 'bnb'],
  ['Coin', 'B-N-B'],
])('marks the token %s (%s), which has a configured name [RSK-07]', async (name, symbol) => {
  await mark(name, symbol);
  const known = /n/i.test(symbol) ? 'BNB' : 'BUSD';
  const tag = await screen.findByText(`Not the ${known}`);
  expect(tag.closest('[data-hint]')?.getAttribute('data-hint')).toBe(
    `This isn’t ${known}, although it uses its name. Check the address.`,
  );
});

it('marks nothing else, and not the configured token itself [RSK-07]', async () => {
  await mark('Carrot', 'CRT');
  expect(document.body.textContent).not.toContain('Not the');
  cleanup();
  await mark('BUSD', 'BUSD', `0x${'9'.repeat(40)}`);
  expect(document.body.textContent).not.toContain('Not the');
  cleanup();
  await mark('Möhre', '漢字');
  expect(document.body.textContent).not.toContain('Not the');
});
