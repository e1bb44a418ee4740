/**
 * `0x1234…abcd`: six leading and four trailing characters by default (CFG-07); the shell passes 7 and 7.
 * Text that is not longer than what would be shown comes back whole.
 */
export function shortAddress(address: string, leading = 6, trailing = 4): string {
  return address.length <= leading + trailing ? address : `${address.slice(0, leading)}…${address.slice(-trailing)}`;
}
