import { type Address, zeroAddress } from 'viem';
import { isSameAddress } from './isSameAddress.ts';

export const DEAD_ADDRESS: Address = '0x000000000000000000000000000000000000dEaD';

/** Zero and dead address count as burned or empty (CFG-05). */
export const isBurnAddress = (address: Address): boolean =>
  isSameAddress(address, zeroAddress) || isSameAddress(address, DEAD_ADDRESS);
