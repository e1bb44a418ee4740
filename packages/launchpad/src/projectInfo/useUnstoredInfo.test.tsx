import { expect, it } from '@jest/globals';
import { parseConfig, projectInfoSchema, v } from '@rab/config';
import { BLANK_PROJECT_INFO_HASH } from '@rab/config/project-info';
import { saleFixture } from '@rab/sdk/testing';
import { configFixture } from '@rab/testing/configFixture';
import { WalletProvider } from '@rab/wallet-context';
import { act, renderHook } from '@testing-library/react';
import { unstoredInfoKey } from './unstoredInfoAtom.ts';
import { useUnstoredInfo } from './useUnstoredInfo.ts';

const KEY = 'rab.launch.unstoredInfo.v2';
const OWNER = `0x${'Ab'.repeat(20)}` as const;
const TOKEN = `0x${'2'.repeat(40)}` as const;
const info = v.parse(projectInfoSchema, { description: 'Carrots for everybody' });
const config = parseConfig(configFixture());

const saleOf = (owner: `0x${string}`, sold: `0x${string}` = TOKEN) =>
  saleFixture({
    owner,
    token: { ...saleFixture().token, address: sold },
    projectInfoHash: BLANK_PROJECT_INFO_HASH,
  });
const draw = (sale: ReturnType<typeof saleOf>) =>
  renderHook(() => useUnstoredInfo(sale), {
    wrapper: ({ children }) => <WalletProvider config={config}>{children}</WalletProvider>,
  });

it('the page of a new sale finds what its wizard could not store, on any later visit, until it is forgotten', () => {
  localStorage.setItem(KEY, JSON.stringify({ [unstoredInfoKey({ chainId: 56, owner: OWNER, sold: TOKEN })]: info }));
  // the indexer writes addresses in lower case
  const own = draw(saleOf(OWNER.toLowerCase() as typeof OWNER));
  expect(own.result.current.unstored).toEqual(info);
  expect(draw(saleOf(`0x${'c'.repeat(40)}`)).result.current.unstored).toBeUndefined();
  expect(draw(saleOf(OWNER, OWNER)).result.current.unstored).toBeUndefined();
  act(() => own.result.current.forget());
  expect(own.result.current.unstored).toBeUndefined();
  expect(localStorage.getItem(KEY)).toBe('{}');
});

it('what was typed on the page of a sale is kept in place of what is published, until that changes, or it is forgotten', () => {
  const published = saleFixture({ owner: OWNER, projectInfoHash: 'QmOld' });
  const first = draw(published);
  expect(first.result.current.unstored).toBeUndefined();
  act(() => first.result.current.keep(info));
  expect(draw(published).result.current.unstored).toEqual(info);
  expect(draw({ ...published, projectInfoHash: 'QmNew' }).result.current.unstored).toBeUndefined();
  expect(draw({ ...published, id: OWNER }).result.current.unstored).toBeUndefined();
  act(() => first.result.current.forget());
  expect(draw(published).result.current.unstored).toBeUndefined();
});
