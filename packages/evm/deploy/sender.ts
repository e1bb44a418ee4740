import type {
  Abi,
  Account,
  Address,
  Chain,
  Hash,
  Hex,
  PublicClient,
  TransactionReceipt,
  Transport,
  WalletClient,
} from 'viem';
import { encodeDeployData, encodeFunctionData, formatTransactionReceipt } from 'viem';
import type { Artifact } from './artifact.ts';

/** A client that reads and sends; e.g. viem's `createTestClient(...).extend(publicActions).extend(walletActions)`. */
export type DeployClient = Pick<PublicClient, 'getBlockNumber' | 'request'> &
  Pick<WalletClient<Transport, Chain | undefined, Account | undefined>, 'sendTransaction'>;

const POLL_MS = 20;
const LIMIT_MS = 60_000;

/** Sends transactions one after another and waits for each. */
export interface Sender {
  deploy(artifact: Artifact, args?: readonly unknown[]): Promise<Address>;
  call(to: Address, abi: Abi, functionName: string, args: readonly unknown[]): Promise<void>;
}

/** @throws when a transaction reverts or is not mined within a minute */
export function createSender(client: DeployClient, account: Account | Address, chain: Chain | null): Sender {
  const send = async (data: Hex, to?: Address): Promise<TransactionReceipt> => {
    const hash = await client.sendTransaction({ account, chain, data, ...(to ? { to } : {}) });
    const receipt = await pollReceipt(client, hash);
    if (receipt.status !== 'success') throw new Error(`deployment: transaction ${hash} reverted`);
    return receipt;
  };
  return {
    async deploy({ abi, bytecode }, args = []) {
      const { contractAddress } = await send(encodeDeployData({ abi, bytecode, args }));
      if (!contractAddress) throw new Error('deployment: the receipt names no contract');
      return contractAddress;
    },
    async call(to, abi, functionName, args) {
      await send(encodeFunctionData({ abi, functionName, args }), to);
    },
  };
}

/** Polls, because viem's `waitForTransactionReceipt` can hang in fast scripts on an automining chain. */
async function pollReceipt(client: DeployClient, hash: Hash): Promise<TransactionReceipt> {
  for (const started = Date.now(); Date.now() - started < LIMIT_MS; ) {
    const raw = await client.request({ method: 'eth_getTransactionReceipt', params: [hash] });
    if (raw) return formatTransactionReceipt(raw);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new Error(`deployment: no receipt of ${hash} within ${LIMIT_MS / 1000} s`);
}
