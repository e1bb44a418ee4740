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
import { encodeFunctionData, formatTransactionReceipt } from 'viem';
import { DEPLOYMENT_PROXY, type PlannedContract } from './create2.ts';
import { DeploymentError } from './DeploymentError.ts';

/** A client that reads and sends; e.g. viem's `createTestClient(...).extend(publicActions).extend(walletActions)`. */
export type DeployClient = Pick<
  PublicClient,
  'call' | 'getBlockNumber' | 'getCode' | 'getTransactionCount' | 'readContract' | 'request'
> &
  Pick<WalletClient<Transport, Chain | undefined, Account | undefined>, 'sendTransaction'>;

const POLL_MS = 20;
const LIMIT_MS = 120_000;

/** Sends transactions one after another and waits for each. */
export interface Sender {
  readonly address: Address;
  /** Transactions sent so far. */
  readonly sent: number;
  /** Deploys a planned contract unless its code is there. */
  ensure(contract: PlannedContract): Promise<void>;
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

  const send = async (to: Address, data: Hex, what: string): Promise<void> => {
    const hash = await client.sendTransaction({ account, chain, to, data });
    sent += 1;
    const { status } = await pollReceipt(client, hash, what);
    if (status !== 'success') throw new DeploymentError(`${what}: transaction ${hash} was reverted.`);
  };
  return {
    address,
    get sent() {
      return sent;
    },
    async ensure({ name, address: at, data }) {
      if (await client.getCode({ address: at })) return;
      await send(DEPLOYMENT_PROXY, data, `Deployment of ${name}`);
      if (!(await client.getCode({ address: at }))) throw new DeploymentError(`${name} is not at ${at}.`);
    },
    async call(to, abi, functionName, args) {
      await send(to, encodeFunctionData({ abi, functionName, args }), functionName);
    },
  };
}

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
