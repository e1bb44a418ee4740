import { contractAddress } from '@rab/config';
import { launchpadSettingAbi } from '@rab/contracts/abis';
import type { ReadContext } from '../ReadContext.ts';
import { getPlatformFees } from './getPlatformFees.ts';

/**
 * What sales created from now on agree to, and the bounds that the contract holds its owner to (OWN-09). Fees of raise and
 * tokens in per mille, the creation fee in wei, the fee of an exchange's trades in basis points.
 */
export async function getPlatformSettings(context: ReadContext) {
  const { client, chain } = context;
  const setting = { address: contractAddress(chain, 'launchpadSetting'), abi: launchpadSettingAbi } as const;
  const [
    owner,
    administrator,
    fees,
    creationFee,
    feeAddress,
    exchanges,
    baseTokens,
    maxBaseFee,
    maxTokenFee,
    maxCreationFee,
    maxSwapFee,
  ] = await Promise.all([
    client.readContract({ ...setting, functionName: 'owner' }),
    client.readContract({ ...setting, functionName: 'getRABAddress' }),
    getPlatformFees(context),
    client.readContract({ ...setting, functionName: 'getCreationFee' }),
    client.readContract({ ...setting, functionName: 'getFeeAddress' }),
    client.readContract({ ...setting, functionName: 'exchanges' }),
    client.readContract({ ...setting, functionName: 'baseTokens' }),
    client.readContract({ ...setting, functionName: 'MAX_BASE_FEE' }),
    client.readContract({ ...setting, functionName: 'MAX_TOKEN_FEE' }),
    client.readContract({ ...setting, functionName: 'MAX_CREATION_FEE' }),
    client.readContract({ ...setting, functionName: 'MAX_SWAP_FEE_BPS' }),
  ]);
  return {
    owner,
    administrator,
    ...fees,
    creationFee,
    feeAddress,
    exchanges: exchanges.map((exchange) => ({ ...exchange, swapFeeBps: BigInt(exchange.swapFeeBps) })),
    baseTokens,
    maxBaseFee,
    maxTokenFee,
    maxCreationFee,
    maxSwapFee,
  };
}

export type PlatformSettings = Awaited<ReturnType<typeof getPlatformSettings>>;
export type Exchange = PlatformSettings['exchanges'][number];
