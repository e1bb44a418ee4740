import { type Abi, type DecodeFunctionDataReturnType, decodeFunctionData, type Hex } from 'viem';

/** A call's function and arguments; undefined for data that no function of the contract takes. */
export function decodeCall<const abi extends Abi>(abi: abi, data: Hex): DecodeFunctionDataReturnType<abi> | undefined {
  try {
    return decodeFunctionData({ abi, data }) as DecodeFunctionDataReturnType<abi>;
  } catch {
    return undefined;
  }
}
