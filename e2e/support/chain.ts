import { testClient } from '@rab/evm/testClient';
import { type Address, erc20Abi, parseEther } from 'viem';
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts';
import { RPC_URL } from './stack.ts';

/** The stack's chain with its development calls. */
export const chain = testClient(RPC_URL);

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
    account: from,
    address: token,
    abi: erc20Abi,
    functionName: 'transfer',
    args: [to, amount],
  });
  await chain.waitForTransactionReceipt({ hash });
}
