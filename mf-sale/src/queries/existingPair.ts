import { contractAddress, isNative } from '@rab/config';
import { launchpadSettingAbi } from '@rab/contracts/abis';
import { defineRead, type ReadContext, topics } from '@rab/wallet-context';
import { type Address, isAddressEqual, zeroAddress } from '@rab/wallet-context/reads';

export interface PairParameters {
  /** V2 factory. */
  exchange: Address;
  token: Address;
  /** The zero address is the native currency: its wrapped token is the pair's other side. */
  base: Address;
}

const pairAbi = [
  {
    type: 'function',
    name: 'getPair',
    stateMutability: 'view',
    inputs: [
      { name: 'tokenA', type: 'address' },
      { name: 'tokenB', type: 'address' },
    ],
    outputs: [{ name: 'pair', type: 'address' }],
  },
] as const;

/** The exchange's pair in which a listing would put its liquidity; null where it would make one. */
export async function getExistingPair(
  { client, chain }: ReadContext,
  { exchange, token, base }: PairParameters,
): Promise<Address | null> {
  const setting = { address: contractAddress(chain, 'launchpadSetting'), abi: launchpadSettingAbi } as const;
  const side = isNative(base) ? await client.readContract({ ...setting, functionName: 'getWrappedNative' }) : base;
  const pair = await client.readContract({
    address: exchange,
    abi: pairAbi,
    functionName: 'getPair',
    args: [token, side],
  });
  return isAddressEqual(pair, zeroAddress) ? null : pair;
}

export const { useRead: useExistingPair } = defineRead({
  name: 'existingPair',
  get: getExistingPair,
  about: ({ token }) => [topics.token(token)],
});
