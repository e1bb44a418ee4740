import { type Address, keccak256, numberToHex } from 'viem';

/** A CSV file of `count` accounts with amounts of up to 18 decimals, always the same. */
export const sampleCsv = (count: number): string =>
  `address,amount\r\n${Array.from({ length: count }, (_, index) => {
    const account = keccak256(numberToHex(index)).slice(0, 42) as Address;
    return `${account},${index + 1}.${String(index * 7_919 + 1).padStart(18, '0')}\r\n`;
  }).join('')}`;
