import { type Address, isAddressEqual, zeroAddress } from 'viem';

export const DEAD_ADDRESS: Address = '0x000000000000000000000000000000000000dEaD';

/** Zero and dead address count as burned or empty (CFG-05). */
export const isBurnAddress = (address: Address): boolean =>
  isAddressEqual(address, zeroAddress) || isAddressEqual(address, DEAD_ADDRESS);
