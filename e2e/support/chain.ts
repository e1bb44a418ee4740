import { polledReceipts } from '@rab/evm/polledReceipts';
import {
  type Address,
  createTestClient,
  defineChain,
  erc20Abi,
  http,
  parseEther,
  publicActions,
  walletActions,
} from 'viem';
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts';
import { CHAIN_ID, RPC_URL } from './stack.ts';

export const localChain = defineChain({
  id: CHAIN_ID,
  name: 'Local chain',
  nativeCurrency: { name: 'BNB', symbol: 'BNB', decimals: 18 },
  rpcUrls: { default: { http: [RPC_URL] } },
});

/** The stack's chain with its development calls. */
export const chain = createTestClient({ mode: 'anvil', chain: localChain, transport: http(RPC_URL) })
  .extend(publicActions)
  .extend(walletActions)
  .extend(polledReceipts);

/** A new account with `ether` native coins: every scenario brings its own people. */
export async function freshAccount(ether: string): Promise<PrivateKeyAccount> {
  const account = privateKeyToAccount(generatePrivateKey());
  await chain.setBalance({ address: account.address, value: parseEther(ether) });
  return account;
}

/** Chain time, unix seconds. */
export const chainTime = async (): Promise<bigint> => (await chain.getBlock()).timestamp;

/** Takes tokens from one of the development node's own accounts, which it keeps unlocked. */
export async function giveTokens(token: Address, from: Address, to: Address, amount: bigint): Promise<void> {
  const hash = await chain.writeContract({
    chain: localChain,
    account: from,
    address: token,
    abi: erc20Abi,
    functionName: 'transfer',
    args: [to, amount],
  });
  await chain.waitForTransactionReceipt({ hash });
}
