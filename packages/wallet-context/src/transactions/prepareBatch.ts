import type { ContractCall } from '@rab/contracts';
import type { Address, Client } from 'viem';
import { simulateBlocks } from 'viem/actions';
import { getConnection, sendCalls } from 'wagmi/actions';
import { knownBefore } from './knownBefore.ts';
import { answerOf, OutcomeUnknown, watchNonce } from './OutcomeUnknown.ts';
import { type CallSource, makeCall, type Prepared, type Sender } from './prepareCall.ts';

/** Several calls as one request of the wallet (EIP-5792), done all or not at all. */
export interface BatchRequest {
  calls: readonly CallSource[];
  /** The wallet, or the person, did not take them as one request: they are to be sent one by one. */
  onRefused: () => void;
}

/**
 * Makes the calls and simulates them one after the other. The receipt of such a request is that of the transaction that held the
 * last call.
 * @throws what the first failing call reverts with
 */
export async function prepareBatch(
  { config, chainId, account }: Sender,
  { calls: sources, onRefused }: BatchRequest,
): Promise<Prepared> {
  const calls = await Promise.all(sources.map(makeCall));
  const client = config.getClient({ chainId });
  await simulate(client, account, calls);
  const last = calls.at(-1);
  const [known, look] = await Promise.all([last && knownBefore(client, account, last), watchNonce(client, account)]);
  const ask = async () => {
    const connectorId = getConnection(config).connector?.id;
    const asked = sendCalls(config, {
      account,
      chainId,
      forceAtomic: true,
      calls: calls.map(({ address, emits: _, ...call }) => ({ ...call, to: address })),
    });
    // a wallet may answer with nothing at all, which is no id
    const answer: { id: string } | null = await answerOf(asked, look).catch((error: unknown) => {
      if (!(error instanceof OutcomeUnknown)) onRefused();
      throw error;
    });
    return { callsId: answer?.id ?? '', connectorId };
  };
  return { ...(known && { known }), ask };
}

/**
 * Runs the calls one after the other on top of the chain's state. A node that cannot or will not do so is passed over:
 * the wallet simulates as well, and none of the calls is done without the others.
 * @throws what the first failing call reverted with
 */
async function simulate(client: Client, account: Address, calls: readonly ContractCall[]): Promise<void> {
  const blocks = [{ calls: calls.map(({ address, emits: _, ...call }) => ({ ...call, to: address, account })) }];
  const [block] = await simulateBlocks(client, { blocks }).catch(() => []);
  const failed = block?.calls.find(({ status }) => status === 'failure');
  if (failed) throw failed.error ?? new Error();
}
