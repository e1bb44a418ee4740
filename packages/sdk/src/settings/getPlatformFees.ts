import { contractAddress } from '@rab/config';
import { launchpadSettingAbi } from '@rab/contracts/abis';
import type { ReadContext } from '../ReadContext.ts';

/** The platform's parts of a raise and of the tokens sold that a sale created now would have, per mille. */
export async function getPlatformFees({ client, chain }: ReadContext): Promise<{ baseFee: bigint; tokenFee: bigint }> {
  const setting = { address: contractAddress(chain, 'launchpadSetting'), abi: launchpadSettingAbi } as const;
  const [baseFee, tokenFee] = await Promise.all([
    client.readContract({ ...setting, functionName: 'getBaseFee' }),
    client.readContract({ ...setting, functionName: 'getTokenFee' }),
  ]);
  return { baseFee, tokenFee };
}
