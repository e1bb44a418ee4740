import { type Address, getAddress, isAddress } from 'viem';

/** What is drawn as nothing and comes along with what is copied. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\u2800]/gu;
const INSIDE = /0x[0-9a-f]{40}(?![0-9a-z])/i;

const seen = (text: string | undefined | null): string => text?.replace(UNSEEN, '').trim() ?? '';

/** The checksummed address that a person typed or a URL holds, without invisible characters; null for any other text. */
export function parseAddress(text: string | undefined | null): Address | null {
  const plain = seen(text);
  return isAddress(plain, { strict: false }) ? getAddress(plain) : null;
}

/** True where a text has an address among other words, such as a chain's name before it: those may name another chain. */
export const hasMoreThanAddress = (text: string): boolean => parseAddress(text) === null && INSIDE.test(seen(text));
