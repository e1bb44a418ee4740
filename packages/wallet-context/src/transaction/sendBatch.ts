import type { ContractCall } from '@rab/contracts';
import type { Client, TransactionReceipt } from 'viem';
import { simulateBlocks } from 'viem/actions';
import { getConnection, sendCalls } from 'wagmi/actions';
import { type CallSource, makeCall } from './CallSource.ts';
import { knownBefore } from './knownBefore.ts';
import { answerOf, OutcomeUnknown } from './OutcomeUnknown.ts';
import { type SendParameters, send } from './sendTransaction.ts';
import { watchNonce } from './watchNonce.ts';

export interface BatchParameters extends SendParameters {
  calls: readonly CallSource[];
  /** The wallet did not take them as one, by its own will or the person's: they are to be sent one by one. */
  onUnfit: () => void;
}

/**
 * Several calls as one request of the wallet (EIP-5792), done all or not at all; otherwise the same life cycle as
 * `sendTransaction`. The receipt is that of the transaction that held the last call.
 */
export const sendBatch = ({ calls: sources, onUnfit, ...rest }: BatchParameters): Promise<TransactionReceipt | null> =>
  send(rest, async ({ config, chainId, account }, onSimulated) => {
    const calls = await Promise.all(sources.map(makeCall));
    const client = config.getClient({ chainId });
    await simulate(client, account, calls);
    const act = calls.at(-1);
    const [known, look] = await Promise.all([act && knownBefore(client, account, act), watchNonce(client, account)]);
    await onSimulated(known);
    const connectorId = getConnection(config).connector?.id;
    const asked = sendCalls(config, {
      account,
      chainId,
      forceAtomic: true,
      calls: calls.map(({ address, emits: _, ...call }) => ({ ...call, to: address })),
    });
    // a wallet may answer with nothing at all: an empty id is none to `send`
    const answer: { id: string } | null = await answerOf(asked, look).catch((error: unknown) => {
      if (!(error instanceof OutcomeUnknown)) onUnfit();
      throw error;
    });
    return { callsId: answer?.id ?? '', connectorId };
  });

/**
 * Runs the calls one after the other on top of the chain's state. A node that cannot or will not do so is passed over:
 * the wallet simulates as well, and none of the calls is done without the others.
 * @throws what the first failing call reverted with
 */
async function simulate(
  client: Client,
  account: SendParameters['account'],
  calls: readonly ContractCall[],
): Promise<void> {
  const blocks = [{ calls: calls.map(({ address, emits: _, ...call }) => ({ ...call, to: address, account })) }];
  const [block] = await simulateBlocks(client, { blocks }).catch(() => []);
  const failed = block?.calls.find(({ status }) => status === 'failure');
  if (failed) throw failed.error ?? new Error();
}
