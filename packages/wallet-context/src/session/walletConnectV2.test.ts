/** @jest-environment node */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { parseConfig } from '@rab/config';
import { configFixture } from '@rab/testing/configFixture';
import { FakeRelay } from '@rab/testing/FakeRelay';
import { SignClient } from '@walletconnect/sign-client';
import { getConnection } from 'wagmi/actions';
import { connectWallet } from './connectWallet.ts';
import { createWagmiConfig } from './createWagmiConfig.ts';
import { disconnectWallet } from './disconnectWallet.ts';
import { readWalletChoice } from './walletChoice.ts';
import { walletConnectV2 } from './walletConnectV2.ts';

const ACCOUNT = `0x${'1'.repeat(40)}`;

const metadata = { name: 'Phone', description: '', url: 'https://phone.example', icons: [] };
const fixture = configFixture();
const app = parseConfig({
  ...fixture,
  flags: { testnet: true },
  chains: { ...fixture.chains, '97': { ...fixture.chains['56'], id: 97, name: 'BSC Testnet' } as never },
});

type Wallet = Awaited<ReturnType<typeof SignClient.init>>;
let relay: FakeRelay;
let wallet: Wallet;
const clients: Wallet[] = [];

beforeAll(async () => {
  relay = await FakeRelay.start();
  wallet = await SignClient.init({
    projectId: 'a'.repeat(32),
    relayUrl: relay.url,
    metadata,
    telemetryEnabled: false,
    logger: 'silent',
    customStoragePrefix: 'wallet',
    storageOptions: { database: ':memory:' },
  });
  clients.push(wallet);
});
afterAll(async () => {
  // the library has no end of its own: without this its timers outlive the test
  for (const { core } of clients) {
    core.heartbeat.stop();
    await core.relayer.transportClose();
  }
  await relay.stop();
});
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  jest.restoreAllMocks();
});

/** The wallet agrees to the given chains when it is asked next; resolves to what it was asked for. */
const agree = (chains: readonly number[]) =>
  new Promise((done) => {
    wallet.once('session_proposal', async ({ id, params }) => {
      const { acknowledged } = await wallet.approve({
        id,
        namespaces: {
          eip155: {
            accounts: chains.map((chain) => `eip155:${chain}:${ACCOUNT}`),
            chains: chains.map((chain) => `eip155:${chain}`),
            methods: ['eth_sendTransaction', 'personal_sign'],
            events: ['chainChanged', 'accountsChanged'],
          },
        },
      });
      void acknowledged();
      done(params.optionalNamespaces);
    });
  });

/** A page whose wallet is asked by a code, and that wallet agreeing to the given chains. */
async function pair(chains: readonly number[]) {
  const config = createWagmiConfig(app, []);
  const connector = config._internal.connectors.setup(
    walletConnectV2({ projectId: 'b'.repeat(32), requiredChainId: 56, relayUrl: relay.url }),
  );
  const asked = agree(chains);
  const { signer } = (await connector.getProvider()) as { signer: { client: Wallet } };
  clients.push(signer.client);
  connector.emitter.on('message', ({ type, data }) => {
    if (type === 'display_uri') void wallet.pair({ uri: String(data) });
  });
  const isConnected = await connectWallet(config, connector);
  return { config, connector, client: signer.client, isConnected, asked: await asked };
}

describe('Wallet Connect', () => {
  it('connects a wallet by a code; chain 56 is asked for first, the others are optional [WAL-09]', async () => {
    const { config, isConnected, asked } = await pair([56]);
    expect(isConnected).toBe(true);
    expect(asked).toMatchObject({ eip155: { chains: ['eip155:56', 'eip155:97'] } });
    expect(getConnection(config)).toMatchObject({ status: 'connected', address: ACCOUNT, chainId: 56 });
    expect(readWalletChoice()).toEqual({ connectionType: 'WALLET_CONNECT_V2', connectorId: 'walletConnect' });
    await disconnectWallet(config);
    expect(readWalletChoice()).toBeNull();
  });

  it('refuses a wallet that does not offer chain 56 [WAL-09]', async () => {
    const { config, isConnected } = await pair([97]);
    expect(isConnected).toBe(false);
    expect(getConnection(config).status).toBe('disconnected');
    expect(console.warn).toHaveBeenCalledWith(
      'wallet activation failed:',
      expect.objectContaining({ message: 'The wallet doesn’t offer chain 56.' }),
    );
  });

  it('ends its session on this side if the relay is unreachable: the next choice asks for a new code [WAL-04]', async () => {
    const { config, connector, client } = await pair([56]);
    const comeBack = relay.goAway();
    await disconnectWallet(config);
    comeBack();
    expect(getConnection(config).status).toBe('disconnected');
    expect(client.session.length).toBe(0);
    expect(await connector.isAuthorized()).toBe(false);

    const asked = agree([56]);
    expect(await connectWallet(config, connector)).toBe(true);
    await asked;
    expect(client.session.length).toBe(1);
  });
});
