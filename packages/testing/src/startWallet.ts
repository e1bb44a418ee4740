import { type ChainConfig, parseConfig } from '@rab/config';
import { type Anvil, startAnvil } from '@rab/evm/startAnvil';
import { DemoWallet } from '@rab/wallet-context/demo-wallet';
import { type Address, custom, type EIP1193RequestFn, HttpRequestError, http } from 'viem';
import { foundry } from 'viem/chains';
import { type Config, createConfig } from 'wagmi';
import { connect } from 'wagmi/actions';
import { injected } from 'wagmi/connectors/injected';
import { configFixture } from './configFixture.ts';

const POLLING_MS = 50;

/** A connected wallet on a real chain of its own that mines only on request. */
export interface WalletOnChain {
  anvil: Anvil;
  config: Config;
  wallet: DemoWallet;
  chainId: number;
  alice: Address;
  bob: Address;
  /** Cuts the page, not the wallet, off from its node. */
  setAway: (isAway: boolean) => void;
  /** Answers of the page's node in place of the chain's own; undefined leaves a request to it. */
  answerOfNode: (method: string, params: readonly unknown[]) => Promise<unknown> | undefined;
  /** Answers of the wallet in place of the demo wallet's own; undefined leaves a request to it. */
  answer: (method: string, params: readonly unknown[]) => Promise<unknown> | undefined;
}

export async function startWallet(): Promise<WalletOnChain> {
  // wagmi's injected connector works only where there is a window, even when it is given its provider
  Object.assign(globalThis, { window: globalThis });
  const anvil = await startAnvil('--no-mining');
  const [alice, bob] = await anvil.client.getAddresses();
  if (!alice || !bob) throw new Error('anvil offers no accounts');
  const mainnet = parseConfig(configFixture()).chains['56'] as ChainConfig;
  const wallet = new DemoWallet({
    ...mainnet,
    id: foundry.id,
    rpcUrls: [anvil.url],
    local: { accounts: [alice, bob].map((address, index) => ({ name: `Account ${index}`, address })) },
  });
  const node = http(anvil.url)({ chain: foundry });
  let isAway = false;
  const started: WalletOnChain = {
    anvil,
    wallet,
    chainId: foundry.id,
    alice,
    bob,
    setAway: (next) => {
      isAway = next;
    },
    answerOfNode: () => undefined,
    answer: () => undefined,
    config: createConfig({
      chains: [foundry],
      pollingInterval: POLLING_MS,
      multiInjectedProviderDiscovery: false,
      connectors: [
        injected({
          target: () => ({
            id: 'test',
            name: 'Test',
            provider: {
              on: wallet.on.bind(wallet),
              removeListener: wallet.removeListener.bind(wallet),
              request: ({ method, params = [] }: { method: string; params?: readonly unknown[] }) =>
                started.answer(method, params) ?? wallet.request({ method, params }),
            } as never,
          }),
        }),
      ],
      transports: {
        [foundry.id]: custom(
          {
            request: (async (call) => {
              if (isAway) throw new HttpRequestError({ url: anvil.url, details: 'fetch failed' });
              const { method, params = [] } = call as { method: string; params?: readonly unknown[] };
              return started.answerOfNode(method, params) ?? node.request(call);
            }) as EIP1193RequestFn,
          },
          { retryCount: 0 },
        ),
      },
    }),
  };
  const [connector] = started.config.connectors;
  if (!connector) throw new Error('no connector');
  await connect(started.config, { connector });
  return started;
}
