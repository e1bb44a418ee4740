import type { Address, Hex } from 'viem';

/** Where a minimal proxy (ERC-1167), with arguments behind its code or without, sends everything, always; null for other code. */
export function cloneTarget(code: Hex): Address | null {
  const [, target] = /^0x363d3d373d3d3d363d73([\da-f]{40})5af43d82803e903d91602b57fd5bf3/i.exec(code) ?? [];
  return target === undefined ? null : `0x${target}`;
}
