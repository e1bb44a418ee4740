import { BaseError, MethodNotFoundRpcError, MethodNotSupportedRpcError, type TransactionReceipt } from 'viem';
import { simulateBlocks } from 'viem/actions';
import type { Config } from 'wagmi';
import { sendCalls } from 'wagmi/actions';
import { type ContractCall, type SendParameters, send } from './sendTransaction.ts';

/**
 * Several calls as one request of the wallet (EIP-5792), done all or not at all; otherwise the same life cycle as
 * `sendTransaction`. The receipt is that of the transaction that held the last call.
 */
export const sendBatch = ({
  calls,
  ...rest
}: SendParameters & { calls: readonly ContractCall[] }): Promise<TransactionReceipt | null> =>
  send(rest, async ({ config, chainId, account }, onSimulated) => {
    await simulate(config, chainId, account, calls);
    onSimulated();
    const { id } = await sendCalls(config, {
      account,
      chainId,
      forceAtomic: true,
      calls: calls.map(({ address, ...call }) => ({ ...call, to: address })),
    });
    return { callsId: id };
  });

/**
 * Runs the calls one after the other on top of the chain's state. A node that cannot do so is passed over: the wallet
 * simulates as well, and none of the calls is done without the others.
 * @throws what the first failing call reverted with
 */
async function simulate(
  config: Config,
  chainId: number,
  account: SendParameters['account'],
  calls: readonly ContractCall[],
): Promise<void> {
  const blocks = [{ calls: calls.map(({ address, ...call }) => ({ ...call, to: address, account })) }];
  try {
    const [block] = await simulateBlocks(config.getClient({ chainId }), { blocks });
    const failed = block?.calls.find(({ status }) => status === 'failure');
    if (failed) throw failed.error ?? new Error();
  } catch (error) {
    if (!isUnknownMethod(error)) throw error;
  }
}

const isUnknownMethod = (error: unknown): boolean =>
  error instanceof BaseError &&
  error.walk((cause) => cause instanceof MethodNotFoundRpcError || cause instanceof MethodNotSupportedRpcError) !==
    null;
