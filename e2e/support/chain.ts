import { createTestClient, defineChain, type Hex, http, parseEther, publicActions } from 'viem';
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts';
import { CHAIN_ID, RPC_URL } from './stack.ts';

export const localChain = defineChain({
  id: CHAIN_ID,
  name: 'Local chain',
  nativeCurrency: { name: 'BNB', symbol: 'BNB', decimals: 18 },
  rpcUrls: { default: { http: [RPC_URL] } },
});

/** The stack's chain with its development calls. */
export const chain = createTestClient({ mode: 'anvil', chain: localChain, transport: http(RPC_URL) }).extend(
  publicActions,
);

/** A new account with `ether` native coins: every scenario brings its own people. */
export async function freshAccount(ether: string): Promise<PrivateKeyAccount> {
  const account = privateKeyToAccount(generatePrivateKey());
  await chain.setBalance({ address: account.address, value: parseEther(ether) });
  return account;
}

/** Chain time, unix seconds. */
export const chainTime = async (): Promise<bigint> => (await chain.getBlock()).timestamp;

/** Receipt status of a transaction that a page sent. */
export const receiptStatus = async (hash: Hex): Promise<string> => (await chain.getTransactionReceipt({ hash })).status;
