import { type Hex, keccak256 } from 'viem';

/** Characters of the two bytes at the end of compiled code that say how long what the compiler says of itself is. */
const LENGTH = 4;

/**
 * The hash of what a contract's code does: of all but what the compiler has written behind it, which changes with each comment and
 * is never run. Code with the same hash does the same, whatever is behind it.
 */
export function hashOfCode(code: Hex): Hex {
  const size = code.length - 2;
  const said = size < LENGTH ? 0 : 2 * Number.parseInt(code.slice(-LENGTH), 16) + LENGTH;
  return keccak256(said > size ? code : (code.slice(0, code.length - said) as Hex));
}
