import '@rab/testing/patience';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { parseConfig, v } from '@rab/config';
import { tokensInfoAbi } from '@rab/contracts/abis';
import { configFixture } from '@rab/testing/configFixture';
import { FakeWallet } from '@rab/testing/FakeWallet';
import { type FakeNode, fakeNode } from '@rab/testing/fakeNode';
import { useWallet, WalletProvider } from '@rab/wallet-context';
import { zeroAddress } from '@rab/wallet-context/reads';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { CreateLockForm } from './createLockSchema.ts';
import { useLockSchema } from './useLockSchema.ts';

const fixture = configFixture();
const mainnet = fixture.chains['56'] as (typeof fixture.chains)[string];
// each read on its own, not several as one call
const config = parseConfig({
  ...fixture,
  chains: { '56': { ...mainnet, contracts: { ...mainnet.contracts, multicall: null } } },
});
const TOKEN = '0x52908400098527886E0F7030069857D2E4169EE7';
const form: CreateLockForm = {
  tokenAddress: TOKEN,
  title: 'Team',
  amount: '1',
  useVesting: false,
  lockUntil: '2100-01-01T00:00',
  tgeDate: '',
  tgePercent: '',
  cycleDays: '',
  cycleReleasePercent: '',
};
const LIMIT_MS = 30_000;
let node: FakeNode;
let endWallet: () => void;

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  node = fakeNode();
  endWallet = new FakeWallet({ rdns: 'test.one', isAuthorized: true }).announce();
  localStorage.setItem('rab.wallet.v1', '{"connectionType":"INJECTED","connectorId":"test.one"}');
});
afterEach(() => {
  cleanup();
  endWallet();
  localStorage.clear();
  jest.restoreAllMocks();
});

/** Validates the form of a connected wallet: field and message of every issue, or the output values. */
async function validate() {
  const { result } = renderHook(() => ({ schemaOf: useLockSchema(), wallet: useWallet() }), {
    wrapper: ({ children }) => <WalletProvider config={config}>{children}</WalletProvider>,
  });
  await waitFor(() => expect(result.current.wallet.status).toBe('ready'));
  const { issues, output } = v.safeParse(await result.current.schemaOf(form), form);
  return { errors: issues?.map((issue) => [v.getDotPath(issue), issue.message]) ?? [], values: output };
}

it(
  'a form says that the node is unreachable, not that there is no such token',
  async () => {
    node.isAway = true;
    const { errors } = await validate();
    expect(errors).toEqual([['tokenAddress', 'The network didn’t respond. Try again in a moment.']]);
  },
  LIMIT_MS,
);

it(
  'a form whose balance cannot be read is left to the simulation',
  async () => {
    const row = { token: TOKEN, readable: true, name: 'Carrot', symbol: 'CRT', decimals: 18, totalSupply: 1n };
    const noPair = { isLpToken: false, factory: zeroAddress, token0: zeroAddress, token1: zeroAddress };
    node.tell(tokensInfoAbi, 'getTokenInfo', [{ ...row, owner: zeroAddress, ...noPair, reserve0: 0n, reserve1: 0n }]);
    const { errors, values } = await validate();
    expect(errors).toEqual([]);
    expect(values).toMatchObject({ token: TOKEN, amount: 10n ** 18n });
  },
  LIMIT_MS,
);
