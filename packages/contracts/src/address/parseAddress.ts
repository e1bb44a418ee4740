import { type Address, getAddress, isAddress } from 'viem';

/** The checksummed address behind what a person typed or a URL holds, or null when it is none. */
export function parseAddress(text: string | undefined | null): Address | null {
  const trimmed = text?.trim() ?? '';
  return isAddress(trimmed, { strict: false }) ? getAddress(trimmed) : null;
}
