import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { beginPart, endPart } from '@rab/testing/partHooks';
import { ALICE, renderPart } from '@rab/testing/renderPart';
import { fireEvent, screen } from '@testing-library/react';
import { useReferrer } from './referrer.ts';

const SALE = `0x${'5'.repeat(40)}` as const;
const BRINGER = `0x${'7'.repeat(40)}` as const;
const ZERO = `0x${'0'.repeat(40)}` as const;
const KEY = `rab.referrer.v1.${SALE}`;

function Shown() {
  const { referrer, forget } = useReferrer(SALE);
  return (
    <button type="button" onClick={forget}>
      {referrer ?? 'nobody'}
    </button>
  );
}
const open = async (link: string) => {
  await renderPart(<Shown />, { path: `/?REFERRER=${link}`, isConnected: true });
  return screen.getByRole('button').textContent;
};

beforeEach(beginPart);
afterEach(endPart);

describe('who is paid for bringing a buyer', () => {
  it('is whom the link names, remembered for the sale, until the buyer takes them out [TXF-07]', async () => {
    expect(await open(BRINGER)).toBe(BRINGER);
    expect(localStorage.getItem(KEY)).toBe(BRINGER);
    fireEvent.click(screen.getByRole('button'));
    expect(screen.getByRole('button').textContent).toBe('nobody');
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it.each([
    ['the zero address', ZERO],
    ['the sale itself', SALE],
    ['no address', '0x12'],
  ])('is never %s, which is not remembered either [TXF-07]', async (_, link) => {
    expect(await open(link)).toBe('nobody');
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('is never the buyer [TXF-07]', async () => {
    expect(await open(ALICE)).toBe('nobody');
  });

  it('is nobody that an older version of the page has remembered and that is not paid [TXF-07]', async () => {
    localStorage.setItem(KEY, ZERO);
    expect(await open('')).toBe('nobody');
  });
});
