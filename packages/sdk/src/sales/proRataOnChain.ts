import { proRataAbi } from '@rab/contracts/abis/pro-rata';
import type { Address } from 'viem';
import type { ReadContext } from '../ReadContext.ts';
import { getChainLaunch } from './launchOnChain.ts';
import type { Sale } from './Sale.ts';

/** A whole pro rata sale out of its contract: a fair launch with a hard cap. */
export async function getChainProRata(context: ReadContext, id: Address): Promise<Sale> {
  const [launch, hardCap] = await Promise.all([
    getChainLaunch(context, id),
    context.client.readContract({ address: id, abi: proRataAbi, functionName: 'hardCap' }),
  ]);
  return { ...launch, hardCap };
}
