import { simulateContract, writeContract } from 'wagmi/actions';
import { type CallSource, makeCall } from './CallSource.ts';
import { answerOf } from './OutcomeUnknown.ts';
import type { Prepared, Sender } from './Prepared.ts';
import { knownBefore } from './proof.ts';
import { watchNonce } from './watchNonce.ts';

/**
 * Makes a call and simulates it; the wallet is asked for the simulated request.
 * @throws what the call reverts with, or why it could not be made
 */
export async function prepareCall({ config, chainId, account }: Sender, source: CallSource): Promise<Prepared> {
  const call = await makeCall(source);
  // wagmi types a call by its literal ABI; this one was checked against its own by `contractCall`
  const { emits: _, ...plain } = call;
  const simulation = { ...plain, chainId, account } as unknown as Parameters<typeof simulateContract>[1];
  const client = config.getClient({ chainId });
  const [{ request }, look, known] = await Promise.all([
    simulateContract(config, simulation),
    watchNonce(client, account),
    knownBefore(client, account, call),
  ]);
  return {
    known,
    ask: async () => ({
      hash: await answerOf(writeContract(config, request as Parameters<typeof writeContract>[1]), look),
    }),
  };
}
