import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { parseConfig } from '@rab/config';
import { configFixture } from '@rab/testing/configFixture';
import { FakeWallet } from '@rab/testing/FakeWallet';
import type { Config } from 'wagmi';
import { getConnection } from 'wagmi/actions';
import { connectWallet } from './connectWallet.ts';
import { createWagmiConfig } from './createWagmiConfig.ts';
import { discoverWallets } from './discoverWallets.ts';
import { isUnknownChain } from './isUnknownChain.ts';
import { switchWalletChain } from './switchWalletChain.ts';

const app = parseConfig(configFixture());
const ends: (() => void)[] = [];

beforeEach(() => {
  localStorage.clear();
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  for (const end of ends.splice(0)) end();
  jest.restoreAllMocks();
});

/** A page that a wallet on chain 1 is connected to. */
async function connected(knownChains: number[]): Promise<{ config: Config; wallet: FakeWallet }> {
  const wallet = new FakeWallet({ rdns: 'test.one', chainId: 1, knownChains });
  ends.push(wallet.announce());
  const config = createWagmiConfig(app, []);
  ends.push(discoverWallets(config));
  const connector = config.connectors.find(({ id }) => id === 'test.one');
  if (!connector) throw new Error('not found');
  await connectWallet(config, connector);
  expect(getConnection(config).chainId).toBe(1);
  wallet.asked.length = 0;
  return { config, wallet };
}

const requests = (wallet: FakeWallet) =>
  wallet.asked
    .filter(({ method }) => method.startsWith('wallet_'))
    .map(({ method, params }) => [method, ...(params ?? [])]);

const ADDED = {
  chainId: '0x38',
  chainName: 'Binance Smart Chain',
  nativeCurrency: { name: 'BNB', symbol: 'BNB', decimals: 18 },
  rpcUrls: ['https://rpc.example/'],
  blockExplorerUrls: ['https://explorer.example'],
};
const SWITCH = ['wallet_switchEthereumChain', { chainId: '0x38' }];

describe("the wallet's chain", () => {
  it("is switched by the wallet's own request with a hex chain id [WAL-07]", async () => {
    const { config, wallet } = await connected([56]);
    await switchWalletChain(config, 56);
    expect(requests(wallet)).toEqual([SWITCH]);
    expect(getConnection(config).chainId).toBe(56);
  });

  it.each([
    ['goes there by itself', true, false, []],
    ['only adds', false, false, [SWITCH]],
    ['wraps its errors', true, true, []],
  ])('is added first where the wallet does not know it, one that %s [WAL-07]', async (_, goes, wraps, more) => {
    const { config, wallet } = await connected([]);
    wallet.switchesOnAdd = goes;
    wallet.wrapsErrors = wraps;
    await switchWalletChain(config, 56);
    expect(requests(wallet)).toEqual([SWITCH, ['wallet_addEthereumChain', ADDED], ...more]);
    expect(getConnection(config).chainId).toBe(56);
  });

  it.each(['wallet_switchEthereumChain', 'wallet_addEthereumChain'])(
    'stays as it is when the person refuses %s',
    async (method) => {
      const { config, wallet } = await connected([]);
      wallet.refuses.add(method);
      await expect(switchWalletChain(config, 56)).rejects.toMatchObject({ code: 4001 });
      expect(getConnection(config).chainId).toBe(1);
    },
  );

  it('counts as switched only when the wallet really is there', async () => {
    const { config, wallet } = await connected([56]);
    const answer = wallet.request.bind(wallet);
    wallet.request = async (request) => (request.method === 'wallet_switchEthereumChain' ? null : answer(request));
    await expect(switchWalletChain(config, 56)).rejects.toThrow('Your wallet didn’t switch to Binance Smart Chain.');
    expect(getConnection(config).chainId).toBe(1);
  });
});

describe('isUnknownChain', () => {
  it.each([
    [{ code: 4902 }, true],
    [{ code: -32_603, data: { originalError: { code: 4902 } } }, true],
    [new Error('outer', { cause: { code: 4902 } }), true],
    [{ code: '4902', message: 'no' }, true],
    [{ code: 32_603, message: 'Unrecognized chain ID "0x7a69". Try adding the chain first.' }, true],
    [{ code: -32_603, message: 'Unrecognized chain ID "0x7a69".' }, true],
    [{ code: -32_603, message: 'Internal JSON-RPC error.', data: { message: 'Unrecognized chain ID' } }, true],
    [{ message: 'Chain with id 31337 has not been added by the user' }, true],
    [{ message: 'addEthereumChain: unknown network 31337' }, true],
    [{ message: 'Unsupported chainId' }, true],
    [{ message: 'Error: {"code":4902,"message":"no"}' }, true],
    ['4902', true],
    ['Chain not found', true],
    [{ code: 4001 }, false],
    [{ code: 4001, message: 'User rejected adding the unknown chain' }, false],
    [{ code: -32_603, message: 'User rejected the switch to an unrecognized chain' }, false],
    [{ code: -32_002, message: 'Request already pending for chain 56' }, false],
    [{ code: -32_601, message: 'The method wallet_switchEthereumChain is not supported' }, false],
    [null, false],
    ['14902', false],
  ])('%j: %j [WAL-07]', (error, expected) => {
    expect(isUnknownChain(error)).toBe(expected);
  });

  it('ends on an error that is its own cause', () => {
    const error: Record<string, unknown> = { code: 1 };
    error.cause = error;
    expect(isUnknownChain(error)).toBe(false);
  });
});
