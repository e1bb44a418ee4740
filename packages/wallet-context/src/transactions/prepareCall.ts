import type { ContractCall } from '@rab/contracts';
import type { Address } from 'viem';
import type { Config } from 'wagmi';
import { simulateContract, writeContract } from 'wagmi/actions';
import { knownBefore } from './knownBefore.ts';
import { answerOf, watchNonce } from './OutcomeUnknown.ts';
import type { TransactionRecord } from './TransactionRecord.ts';

/** Whose wallet is asked, and on which chain. */
export interface Sender {
  config: Config;
  chainId: number;
  account: Address;
}

/** What the wallet answered to a request to send; it goes into the record. */
export type Sent = Pick<TransactionRecord, 'hash' | 'callsId' | 'connectorId'>;

/** A request that passed its simulation and that the wallet has not seen yet. */
export interface Prepared {
  /** How the chain shows the transaction, whatever the wallet answers. */
  known?: Pick<TransactionRecord, 'proof' | 'trace'>;
  /** Asks the wallet. A signature is answered by the next request, which needs it. */
  ask: () => Promise<Sent | Prepared>;
}

/** A call, or what makes it once its act has begun: what has to be done before, such as an upload, is part of the act. */
export type CallSource = ContractCall | (() => Promise<ContractCall>);

/** The call itself. */
export const makeCall = async (source: CallSource): Promise<ContractCall> =>
  typeof source === 'function' ? source() : source;

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
