import { expect, it } from '@jest/globals';
import { cloneTarget } from './cloneTarget.ts';

it('a minimal proxy names its target, with arguments behind it or without, and other code none', () => {
  const target = 'ab'.repeat(20);
  const code = `0x363d3d373d3d3d363d73${target}5af43d82803e903d91602b57fd5bf3` as const;
  expect(cloneTarget(code)).toBe(`0x${target}`);
  expect(cloneTarget(`${code}0123`)).toBe(`0x${target}`);
  expect(cloneTarget(`0x${code.slice(2).toUpperCase()}`)).toBe(`0x${target.toUpperCase()}`);
  expect(cloneTarget(`0x00${code.slice(2)}`)).toBeNull();
  expect(cloneTarget(code.slice(0, -2) as `0x${string}`)).toBeNull();
  expect(cloneTarget('0x')).toBeNull();
});
