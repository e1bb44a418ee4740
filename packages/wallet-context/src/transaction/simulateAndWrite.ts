import type { ContractCall } from '@rab/contracts';
import type { Address, Hex } from 'viem';
import type { Config } from 'wagmi';
import { simulateContract, writeContract } from 'wagmi/actions';
import { knownBefore } from './knownBefore.ts';
import { answerOf } from './OutcomeUnknown.ts';
import type { OnSimulated } from './sendTransaction.ts';
import { watchNonce } from './watchNonce.ts';

/** Simulates a call, reports that it passed, and hands the simulated request to the wallet; resolves to the hash. */
export async function simulateAndWrite(
  { config, chainId, account }: { config: Config; chainId: number; account: Address },
  call: ContractCall,
  onSimulated: OnSimulated,
): Promise<Hex> {
  // wagmi types a call by its literal ABI; this one was checked against its own by `contractCall`
  const { emits: _, ...plain } = call;
  const simulation = { ...plain, chainId, account } as unknown as Parameters<typeof simulateContract>[1];
  const client = config.getClient({ chainId });
  const [{ request }, look, known] = await Promise.all([
    simulateContract(config, simulation),
    watchNonce(client, account),
    knownBefore(client, account, call),
  ]);
  await onSimulated(known);
  return answerOf(writeContract(config, request as Parameters<typeof writeContract>[1]), look);
}
