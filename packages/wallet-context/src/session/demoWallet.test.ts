import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type ChainConfig, parseConfig } from '@rab/config';
import { configFixture } from '@rab/testing/configFixture';
import { DemoWallet } from './demoWallet.ts';

const ALICE = `0x${'1'.repeat(40)}` as const;
const BOB = `0x${'2'.repeat(40)}` as const;
const mainnet = parseConfig(configFixture()).chains['56'] as ChainConfig;
const local: ChainConfig = {
  ...mainnet,
  id: 31_337,
  local: {
    accounts: [
      { name: 'Alice', address: ALICE },
      { name: 'Bob', address: BOB },
    ],
  },
};

beforeEach(() => localStorage.clear());

describe('the demo wallet', () => {
  it('exists on a local chain only', () => {
    expect(() => new DemoWallet(mainnet)).toThrow('local chain only');
  });

  it('shows no account before it is asked, and remembers the chosen one', async () => {
    const wallet = new DemoWallet(local);
    expect(await wallet.request({ method: 'eth_accounts' })).toEqual([]);
    expect(await wallet.request({ method: 'eth_requestAccounts' })).toEqual([ALICE]);
    const changed = jest.fn();
    wallet.on('accountsChanged', changed).select(BOB);
    expect(changed).toHaveBeenCalledWith([BOB]);
    expect(await new DemoWallet(local).request({ method: 'eth_accounts' })).toEqual([BOB]);
  });

  it('signs for the selected account only', async () => {
    const wallet = new DemoWallet(local);
    await wallet.request({ method: 'eth_requestAccounts' });
    await expect(wallet.request({ method: 'eth_sendTransaction', params: [{ from: BOB }] })).rejects.toMatchObject({
      code: 4100,
    });
  });

  it('knows its own chain only', async () => {
    const wallet = new DemoWallet(local);
    expect(await wallet.request({ method: 'eth_chainId' })).toBe('0x7a69');
    const switchTo = (chainId: string) =>
      wallet.request({ method: 'wallet_switchEthereumChain', params: [{ chainId }] });
    expect(await switchTo('0x7a69')).toBeNull();
    await expect(switchTo('0x38')).rejects.toMatchObject({ code: 4902 });
  });

  it('forgets the account when the permission is taken back', async () => {
    const wallet = new DemoWallet(local);
    await wallet.request({ method: 'eth_requestAccounts' });
    await wallet.request({ method: 'wallet_revokePermissions' });
    expect(await wallet.request({ method: 'eth_accounts' })).toEqual([]);
  });
});
