import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { parseConfig } from '@rab/config';
import { configFixture } from '@rab/testing/configFixture';
import { FakeWallet, type FakeWalletOptions } from '@rab/testing/FakeWallet';
import type { Config } from 'wagmi';
import { getConnection } from 'wagmi/actions';
import { connectionTypeOf } from './connectionTypeOf.ts';
import { connectWallet } from './connectWallet.ts';
import { createWagmiConfig } from './createWagmiConfig.ts';
import { disconnectWallet } from './disconnectWallet.ts';
import { discoverWallets } from './discoverWallets.ts';
import { keepChosenWallet } from './keepChosenWallet.ts';
import { reconnectWallet } from './reconnectWallet.ts';
import { readWalletChoice, saveWalletChoice } from './walletChoice.ts';

const app = parseConfig(configFixture());
const ALICE = `0x${'1'.repeat(40)}`;
const BOB = `0x${'2'.repeat(40)}`;
const ends: (() => void)[] = [];
const KEY = 'rab.wallet.v1';

/** A wallet of this browser. */
function install(options: FakeWalletOptions): FakeWallet {
  const wallet = new FakeWallet(options);
  ends.push(wallet.announce());
  return wallet;
}

/** The wallet part of a page, as WalletProvider starts it. */
async function openPage(): Promise<Config> {
  const config = createWagmiConfig(app, []);
  ends.push(keepChosenWallet(config), discoverWallets(config), reconnectWallet(config, app));
  await settle();
  return config;
}

const settle = () => new Promise((done) => setTimeout(done, 20));
const connectorOf = (config: Config, { rdns }: FakeWallet) => {
  const connector = config.connectors.find(({ id }) => id === rdns);
  if (!connector) throw new Error(`${rdns} was not found`);
  return connector;
};

/** Holds back what a wallet answers to a method until the returned function is called. */
function hold(wallet: FakeWallet, method: string): () => void {
  const answer = wallet.request.bind(wallet);
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  wallet.request = async (request) => {
    if (request.method === method) await held;
    return answer(request);
  };
  return release;
}

let warned: ReturnType<typeof jest.spyOn>;
beforeEach(() => {
  localStorage.clear();
  warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  for (const end of ends.splice(0)) end();
  jest.restoreAllMocks();
});

describe('the wallet of a page', () => {
  it('is saved by its connection type, and connected again on load without asking the person [WAL-02]', async () => {
    const wallet = install({ rdns: 'test.one' });
    const first = await openPage();
    expect(getConnection(first).status).toBe('disconnected');
    expect(connectionTypeOf(getConnection(first).connector)).toBe('NETWORK');
    expect(await connectWallet(first, connectorOf(first, wallet))).toBe(true);
    expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual({
      connectionType: 'INJECTED',
      connectorId: 'test.one',
    });

    wallet.asked.length = 0;
    const second = await openPage();
    expect(getConnection(second)).toMatchObject({ status: 'connected', address: ALICE });
    expect(wallet.askedFor('eth_requestAccounts')).toEqual([]);
    expect(wallet.askedFor('wallet_requestPermissions')).toEqual([]);
  });

  it('is connected again when it announces itself late', async () => {
    saveWalletChoice({ connectionType: 'INJECTED', connectorId: 'test.late' });
    const config = await openPage();
    expect(getConnection(config).status).toBe('disconnected');
    install({ rdns: 'test.late', isAuthorized: true });
    await settle();
    expect(getConnection(config)).toMatchObject({ status: 'connected', address: ALICE });
  });

  it('is not connected on load when nobody chose it, whatever wallets once gave their accounts', async () => {
    const wallets = [
      install({ rdns: 'test.one', isAuthorized: true }),
      install({ rdns: 'test.two', isAuthorized: true }),
    ];
    const without = await openPage();
    expect(getConnection(without).status).toBe('disconnected');
    expect(wallets.flatMap(({ asked }) => asked)).toEqual([]);

    saveWalletChoice({ connectionType: 'INJECTED', connectorId: 'test.two' });
    const chosen = await openPage();
    expect(getConnection(chosen).connector?.id).toBe('test.two');
    expect(chosen.state.connections.size).toBe(1);
    expect(wallets[0]?.asked).toEqual([]);
  });

  it.each(['garbage', '{"connectionType":"INJECTED"}', '{"connectionType":"OTHER","connectorId":"test.one"}', '7'])(
    'no wallet is connected where the saved choice is %j',
    async (stored) => {
      localStorage.setItem(KEY, stored);
      install({ rdns: 'test.one', isAuthorized: true });
      expect(getConnection(await openPage()).status).toBe('disconnected');
      expect(localStorage.getItem(KEY)).toBeNull();
    },
  );

  it('a disconnected wallet is deactivated and reset, its saved type cleared; it does not come back [WAL-04]', async () => {
    const wallet = install({ rdns: 'test.one' });
    const config = await openPage();
    const connector = connectorOf(config, wallet);
    await connectWallet(config, connector);
    await disconnectWallet(config);
    expect(getConnection(config)).toMatchObject({ status: 'disconnected', address: undefined, connector: undefined });
    expect(localStorage.getItem(KEY)).toBeNull();
    expect(wallet.askedFor('wallet_revokePermissions')).toHaveLength(1);
    expect(await connector.isAuthorized()).toBe(false);

    // neither by itself nor by a reload
    wallet.isAuthorized = true;
    wallet.emit('accountsChanged', [ALICE]);
    await settle();
    expect(getConnection(config).status).toBe('disconnected');
    expect(getConnection(await openPage()).status).toBe('disconnected');
  });

  it('a disconnected wallet is gone from the page even if it cannot be notified [WAL-04]', async () => {
    const wallet = install({ rdns: 'test.one' });
    const config = await openPage();
    const connector = connectorOf(config, wallet);
    await connectWallet(config, connector);
    jest.spyOn(connector, 'disconnect').mockRejectedValue(new Error('gone'));
    await disconnectWallet(config);
    expect(getConnection(config).status).toBe('disconnected');
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('a wallet that refuses leaves the page as it was, with only a line in the log [WAL-10]', async () => {
    const wallet = install({ rdns: 'test.one' });
    wallet.refuses.add('eth_requestAccounts').add('wallet_requestPermissions');
    const config = await openPage();
    expect(await connectWallet(config, connectorOf(config, wallet))).toBe(false);
    expect(getConnection(config).status).toBe('disconnected');
    expect(readWalletChoice()).toBeNull();
    expect(warned).toHaveBeenCalledWith('wallet activation failed:', expect.anything());
  });

  it('stays the one that was chosen, whatever another wallet announces', async () => {
    const one = install({ rdns: 'test.one', accounts: [ALICE] });
    const two = install({ rdns: 'test.two', accounts: [BOB] });
    const config = await openPage();
    await connectWallet(config, connectorOf(config, two));
    one.isAuthorized = true;
    one.emit('accountsChanged', [ALICE]);
    one.emit('connect', { chainId: '0x38' });
    await settle();
    expect(getConnection(config)).toMatchObject({ status: 'connected', address: BOB });
    expect(config.state.connections.size).toBe(1);

    // one after the other: nothing of the first is left
    await disconnectWallet(config);
    await connectWallet(config, connectorOf(config, one));
    two.emit('accountsChanged', [BOB]);
    await settle();
    expect(getConnection(config)).toMatchObject({ address: ALICE });
    expect([...config.state.connections.values()].map(({ connector }) => connector.id)).toEqual(['test.one']);
    await disconnectWallet(config);
    expect(getConnection(config).status).toBe('disconnected');
  });

  it('follows the account and the chain that the person changes in it', async () => {
    const wallet = install({ rdns: 'test.one', accounts: [ALICE] });
    const config = await openPage();
    await connectWallet(config, connectorOf(config, wallet));
    wallet.emit('accountsChanged', [BOB, ALICE]);
    wallet.emit('chainChanged', '0x1');
    expect(getConnection(config)).toMatchObject({ address: BOB, chainId: 1 });
  });

  it('a wallet that never answers no longer holds the page up after a few seconds', async () => {
    saveWalletChoice({ connectionType: 'INJECTED', connectorId: 'test.slow' });
    const wallet = install({ rdns: 'test.slow', isAuthorized: true });
    const release = hold(wallet, 'eth_accounts');
    jest.useFakeTimers();
    const config = createWagmiConfig(app, []);
    ends.push(keepChosenWallet(config), discoverWallets(config), reconnectWallet(config, app));
    await jest.advanceTimersByTimeAsync(1_000);
    expect(getConnection(config).status).toBe('connecting');
    await jest.advanceTimersByTimeAsync(5_000);
    expect(getConnection(config).status).toBe('disconnected');
    jest.useRealTimers();
    release();
    await settle();
    expect(getConnection(config)).toMatchObject({ status: 'connected', address: ALICE });
  });

  it('is connected at once where it is connected already, and is not asked', async () => {
    const wallet = install({ rdns: 'test.one' });
    const config = await openPage();
    await connectWallet(config, connectorOf(config, wallet));
    wallet.asked.length = 0;
    expect(await connectWallet(config, connectorOf(config, wallet))).toBe(true);
    expect(wallet.asked).toEqual([]);
  });

  it.each([
    ['refuses', (wallet: FakeWallet) => wallet.refuses.add('eth_requestAccounts')],
    ['agrees', () => {}],
  ])('stays when another one, which was given up, %s late [WAL-02]', async (_, answer) => {
    const one = install({ rdns: 'test.one', accounts: [ALICE] });
    const two = install({ rdns: 'test.two', accounts: [BOB] });
    const config = await openPage();
    const release = hold(one, 'eth_requestAccounts');
    const abandoned = connectWallet(config, connectorOf(config, one));
    expect(await connectWallet(config, connectorOf(config, two))).toBe(true);
    answer(one);
    release();
    expect(await abandoned).toBe(false);
    expect(readWalletChoice()?.connectorId).toBe('test.two');
    two.emit('chainChanged', '0x1');
    expect(getConnection(config)).toMatchObject({ status: 'connected', address: BOB, chainId: 1 });
    expect(getConnection(await openPage())).toMatchObject({ status: 'connected', address: BOB });
  });

  it('stays when one after the other of those that were asked says no', async () => {
    const [one, two, three] = ['test.one', 'test.two', 'test.three'].map((rdns) => install({ rdns }));
    if (!one || !two || !three) throw new Error('not installed');
    const config = await openPage();
    await connectWallet(config, connectorOf(config, one));
    const releases = [two, three].map((wallet) => hold(wallet, 'eth_requestAccounts'));
    const asked = [two, three].map((wallet) => {
      wallet.refuses.add('eth_requestAccounts');
      return connectWallet(config, connectorOf(config, wallet));
    });
    one.emit('accountsChanged', [BOB]);
    for (const release of releases) release();
    expect(await Promise.all(asked)).toEqual([false, false]);
    one.emit('chainChanged', '0x1');
    expect(getConnection(config)).toMatchObject({ status: 'connected', address: BOB, chainId: 1 });
    expect(readWalletChoice()?.connectorId).toBe('test.one');
  });

  it('a wallet that agrees in the end is connected, though it was asked twice and could not open a second window', async () => {
    const wallet = install({ rdns: 'test.one' });
    const config = await openPage();
    const release = hold(wallet, 'eth_requestAccounts');
    const first = connectWallet(config, connectorOf(config, wallet));
    await settle();
    wallet.refuses.add('wallet_requestPermissions');
    expect(await connectWallet(config, connectorOf(config, wallet))).toBe(false);
    release();
    expect(await first).toBe(true);
    expect(getConnection(config)).toMatchObject({ status: 'connected', address: ALICE });
  });

  it('is not thrown off by the saved one, which answers late [WAL-02]', async () => {
    saveWalletChoice({ connectionType: 'INJECTED', connectorId: 'test.slow' });
    const slow = install({ rdns: 'test.slow', isAuthorized: true });
    const two = install({ rdns: 'test.two', accounts: [BOB] });
    const release = hold(slow, 'eth_accounts');
    const config = await openPage();
    expect(await connectWallet(config, connectorOf(config, two))).toBe(true);
    release();
    await settle();
    expect(getConnection(config)).toMatchObject({ status: 'connected', address: BOB });
    expect([...config.state.connections.values()].map(({ connector }) => connector.id)).toEqual(['test.two']);
    expect(readWalletChoice()?.connectorId).toBe('test.two');
  });

  it('is connected again in each of two elements of a page [WAL-02]', async () => {
    saveWalletChoice({ connectionType: 'INJECTED', connectorId: 'test.one' });
    const wallet = install({ rdns: 'test.one', isAuthorized: true });
    const release = hold(wallet, 'eth_accounts');
    const elements = await Promise.all([openPage(), openPage()]);
    expect(elements.map((config) => getConnection(config).status)).toEqual(['connecting', 'connecting']);
    release();
    await settle();
    expect(elements.map((config) => getConnection(config).address)).toEqual([ALICE, ALICE]);
  });

  it('stays while another tab connects another one, or none', async () => {
    const wallet = install({ rdns: 'test.one' });
    const config = await openPage();
    await connectWallet(config, connectorOf(config, wallet));
    saveWalletChoice({ connectionType: 'INJECTED', connectorId: 'test.two' });
    wallet.emit('accountsChanged', [BOB]);
    expect(getConnection(config)).toMatchObject({ status: 'connected', address: BOB });
    saveWalletChoice(null);
    wallet.emit('chainChanged', '0x1');
    expect(getConnection(config)).toMatchObject({ status: 'connected', chainId: 1 });
  });
});
