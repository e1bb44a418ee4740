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
import { concat, encodeFunctionData, formatTransactionReceipt, zeroHash } from 'viem';
import { creationCodeOf, DEPLOYMENT_PROXY, type PlannedContract } from './create2.ts';
import { DeploymentError } from './DeploymentError.ts';

/** A client that reads a chain. */
export type ChainReader = Pick<
  PublicClient,
  'call' | 'getBlock' | 'getBlockNumber' | 'getChainId' | 'getCode' | 'getTransactionCount' | 'readContract' | 'request'
>;

/** A client that reads and sends; e.g. viem's `createTestClient(...).extend(publicActions).extend(walletActions)`. */
export type DeployClient = ChainReader &
  Pick<WalletClient<Transport, Chain | undefined, Account | undefined>, 'sendTransaction'>;

const POLL_MS = 20;
const LIMIT_MS = 120_000;

/** Where a contract was created. */
export interface Creation {
  block: number;
  transaction: Hash;
}

/** Sends transactions one after another and waits for each. */
export interface Sender {
  readonly address: Address;
  /** Transactions sent so far. */
  readonly sent: number;
  /** Deploys a contract that the proxy creates, unless its code is there: then the answer is null. */
  ensure(contract: PlannedContract): Promise<Creation | null>;
  call(to: Address, abi: Abi, functionName: string, args: readonly unknown[]): Promise<void>;
}

/**
 * @param chain of the client; null when the client knows its chain
 * @throws {DeploymentError} when the deployment proxy is missing, or earlier transactions of the account are not mined
 * within two minutes: one of them may be of a deployment that was broken off
 */
export async function createSender(
  client: DeployClient,
  account: Account | Address,
  chain: Chain | null,
): Promise<Sender> {
  const address = typeof account === 'string' ? account : account.address;
  let sent = 0;
  if (!(await client.getCode({ address: DEPLOYMENT_PROXY })))
    throw new DeploymentError(`This chain has no deployment proxy at ${DEPLOYMENT_PROXY}.`);
  await waitForEarlier(client, address);

  const send = async (to: Address, data: Hex, what: string): Promise<Creation> => {
    const hash = await client.sendTransaction({ account, chain, to, data });
    sent += 1;
    const { status, blockNumber } = await pollReceipt(client, hash, what);
    if (status !== 'success') throw new DeploymentError(`${what}: transaction ${hash} was reverted.`);
    return { block: Number(blockNumber), transaction: hash };
  };
  return {
    address,
    get sent() {
      return sent;
    },
    async ensure(contract) {
      const { name, address: at } = contract;
      if (await client.getCode({ address: at })) return null;
      const creation = await send(DEPLOYMENT_PROXY, proxyData(contract), `Deployment of ${name}`);
      if (!(await client.getCode({ address: at }))) throw new DeploymentError(`${name} is not at ${at}.`);
      return creation;
    },
    async call(to, abi, functionName, args) {
      await send(to, encodeFunctionData({ abi, functionName, args }), functionName);
    },
  };
}

/** What the proxy is sent to create a contract. */
export const proxyData = (contract: PlannedContract): Hex => concat([zeroHash, creationCodeOf(contract)]);

async function waitForEarlier(client: DeployClient, address: Address): Promise<void> {
  await poll(async () => {
    const [mined, known] = await Promise.all([
      client.getTransactionCount({ address, blockTag: 'latest' }),
      client.getTransactionCount({ address, blockTag: 'pending' }),
    ]);
    return mined >= known || null;
  }, `Earlier transactions of ${address} are not mined yet: wait for them or replace them, then start again.`);
}

/** Polls, because viem's `waitForTransactionReceipt` can hang in fast scripts on an automining chain. */
const pollReceipt = (client: DeployClient, hash: Hash, what: string): Promise<TransactionReceipt> =>
  poll(async () => {
    const raw = await client.request({ method: 'eth_getTransactionReceipt', params: [hash] });
    return raw && formatTransactionReceipt(raw);
  }, `${what}: transaction ${hash} is not mined yet. Start again: the deployment goes on where it is.`);

async function poll<Value>(look: () => Promise<Value | null>, tooLate: string): Promise<Value> {
  for (const started = Date.now(); Date.now() - started < LIMIT_MS; ) {
    const value = await look();
    if (value !== null) return value;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new DeploymentError(tooLate);
}
