import { afterEach, expect, it, jest } from '@jest/globals';
import { parseConfig } from '@rab/config';
import { configFixture } from '@rab/testing/configFixture';
import { FakeWallet } from '@rab/testing/FakeWallet';
import { transactionRecord } from '@rab/testing/transactionRecord';
import type { EIP1193Provider } from 'viem';
import { getConnection } from 'wagmi/actions';
import { awaitTransaction } from '../transactions/awaitTransaction.ts';
import { disconnectWallet } from './disconnectWallet.ts';
import { hostWallet } from './hostWallet.ts';
import { WalletSession } from './WalletSession.ts';
import { saveWalletChoice } from './walletChoice.ts';

const app = parseConfig(configFixture());
const given = (wallet: FakeWallet) => hostWallet(wallet as unknown as EIP1193Provider);
const settle = () => new Promise((done) => setTimeout(done, 20));
const leaves: (() => void)[] = [];
const entered = async (session: WalletSession) => {
  leaves.push(session.enter());
  await settle();
  return session;
};
const left = async () => {
  for (const leave of leaves.splice(0)) leave();
  await settle();
};

afterEach(async () => {
  await left();
  localStorage.clear();
});

it('a session is one for the same configuration and wallet, whatever else differs', () => {
  const wallet = new FakeWallet({ rdns: 'test.one' });
  const session = WalletSession.of(app);
  expect(WalletSession.of({ ...app, links: { ...app.links, faqs: 'https://other.example' } })).toBe(session);
  expect(WalletSession.of(app, given(wallet))).not.toBe(session);
  expect(WalletSession.of(app, given(wallet))).toBe(WalletSession.of(app, given(wallet)));
  expect(WalletSession.of({ ...app, wallet: { ...app.wallet, ownName: 'Other' } })).not.toBe(session);
});

it('a session lives from the first that enters to the last that leaves, and nothing listens to a wallet afterwards', async () => {
  const wallet = new FakeWallet({ rdns: 'test.one', isAuthorized: true });
  const stop = wallet.announce();
  saveWalletChoice({ connectionType: 'INJECTED', connectorId: 'test.one' });
  const session = await entered(WalletSession.of(app));
  const leaveSecond = WalletSession.of(app).enter();
  expect(getConnection(session.wagmi).status).toBe('connected');
  await left();
  wallet.emit('accountsChanged', [`0x${'2'.repeat(40)}`]);
  expect(getConnection(session.wagmi).address).toBe(`0x${'2'.repeat(40)}`);
  leaveSecond();
  await settle();
  wallet.emit('accountsChanged', [`0x${'3'.repeat(40)}`]);
  expect(getConnection(session.wagmi).address).toBe(`0x${'2'.repeat(40)}`);
  expect(session.wagmi.connectors.map(({ id }) => id)).toEqual(['injected']);
  expect(WalletSession.of(app)).not.toBe(session);
  stop();
});

it('a session connects the wallet of the page around it without a question, and only that one', async () => {
  const [own, other] = ['test.own', 'test.other'].map((rdns) => new FakeWallet({ rdns, isAuthorized: true }));
  if (!own || !other) throw new Error('no wallets');
  const stop = other.announce();
  saveWalletChoice({ connectionType: 'INJECTED', connectorId: 'test.other' });
  const { wagmi } = await entered(WalletSession.of(app, given(own)));
  expect(getConnection(wagmi)).toMatchObject({ status: 'connected', connector: { id: 'host' } });
  expect(own.askedFor('eth_requestAccounts')).toEqual([]);
  expect(wagmi.connectors).toHaveLength(1);
  expect(other.asked).toEqual([]);
  stop();
});

it('a session leaves the accounts of that wallet alone when the person disconnects here', async () => {
  const own = new FakeWallet({ rdns: 'test.own', isAuthorized: true });
  const { wagmi } = await entered(WalletSession.of(app, given(own)));
  await disconnectWallet(wagmi);
  expect(getConnection(wagmi).status).toBe('disconnected');
  expect(own.askedFor('wallet_revokePermissions')).toEqual([]);
});

it('a session is still there for a user who comes back at once', async () => {
  const own = new FakeWallet({ rdns: 'test.own', isAuthorized: true });
  const session = await entered(WalletSession.of(app, given(own)));
  for (const leave of leaves.splice(0)) leave();
  await entered(session);
  own.emit('accountsChanged', [`0x${'4'.repeat(40)}`]);
  expect(getConnection(session.wagmi).address).toBe(`0x${'4'.repeat(40)}`);
});

it.each([
  ['a transaction', {}],
  ['a request of several calls', { hash: undefined, callsId: '0x1' }],
])('stops waiting for %s when the last user leaves, and the next one waits for it again [FED-06]', async (_, sent) => {
  const record = transactionRecord('1', sent);
  const told: unknown[] = [];
  const wait = ({ wagmi }: WalletSession) => awaitTransaction(wagmi, record, (change) => told.push(change));
  const session = await entered(WalletSession.of(app));
  const leaveSecond = session.enter();
  const first = wait(session);
  await left();
  // this page awaits it already: a second wait ends at once
  expect(await wait(session)).toBeNull();
  leaveSecond();
  expect(await first).toBeNull();
  expect(told).toEqual([]);
  const next = wait(await entered(WalletSession.of(app)));
  expect(await Promise.race([next, settle().then(() => 'waits')])).toBe('waits');
});

it('a session survives malformed events of its wallet, and ends even if the wallet keeps its listeners [FED-06]', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const wallet = new FakeWallet({ rdns: 'test.own', isAuthorized: true });
  Object.assign(wallet, {
    removeListener: () => {
      throw new Error('not now');
    },
  });
  Object.freeze(wallet);
  const session = await entered(WalletSession.of(app, given(wallet)));
  const address = `0x${'1'.repeat(40)}`;
  for (const accounts of [null, undefined, 7, ['garbage'], [{}]]) wallet.emit('accountsChanged', accounts);
  expect(getConnection(session.wagmi)).toMatchObject({ status: 'connected', address });
  await left();
  expect(WalletSession.of(app, given(wallet))).not.toBe(session);
  wallet.emit('accountsChanged', [`0x${'5'.repeat(40)}`]);
  expect(getConnection(session.wagmi).address).toBe(address);
  warn.mockRestore();
});
