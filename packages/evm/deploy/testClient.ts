import { createTestClient, defineChain, http, publicActions, walletActions } from 'viem';
import { polledReceipts } from './polledReceipts.ts';

const localChain = (rpcUrl: string) =>
  defineChain({
    id: 31_337,
    name: 'Local chain',
    nativeCurrency: { name: 'BNB', symbol: 'BNB', decimals: 18 },
    rpcUrls: { default: { http: [rpcUrl] } },
  });

/** A client of a local chain, with its development calls: it reads, and sends for accounts that the chain has unlocked. */
export const testClient = (rpcUrl: string) =>
  createTestClient({
    mode: 'anvil',
    chain: localChain(rpcUrl),
    transport: http(rpcUrl, { timeout: 60_000 }),
    pollingInterval: 20,
    cacheTime: 0,
  })
    .extend(publicActions)
    .extend(walletActions)
    .extend(polledReceipts);

export type TestClient = ReturnType<typeof testClient>;
