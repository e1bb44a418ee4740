import type { ContractCall } from '@rab/contracts';
import type { Address, Hex } from 'viem';
import type { Config } from 'wagmi';
import { simulateContract, writeContract } from 'wagmi/actions';
import { answerOf } from './OutcomeUnknown.ts';
import { watchNonce } from './watchNonce.ts';

/** Simulates a call, reports that it passed, and hands the simulated request to the wallet; resolves to the hash. */
export async function simulateAndWrite(
  { config, chainId, account }: { config: Config; chainId: number; account: Address },
  call: ContractCall,
  onSimulated: () => Promise<void>,
): Promise<Hex> {
  // wagmi types a call by its literal ABI; this one was checked against its own by `contractCall`
  const { emits: _, ...plain } = call;
  const simulation = { ...plain, chainId, account } as unknown as Parameters<typeof simulateContract>[1];
  const [{ request }, look] = await Promise.all([
    simulateContract(config, simulation),
    watchNonce(config.getClient({ chainId }), account),
  ]);
  await onSimulated();
  return answerOf(writeContract(config, request as Parameters<typeof writeContract>[1]), look);
}
