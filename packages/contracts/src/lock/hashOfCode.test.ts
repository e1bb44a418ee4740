import { expect, it } from '@jest/globals';
import { readCompiled } from '@rab/evm/artifact';
import { type Hex, keccak256 } from 'viem';
import { rabbitLockCodeHash } from './codeHash.ts';
import { hashOfCode } from './hashOfCode.ts';

it('what the compiler says of itself behind the code does not change the hash, and every byte of the code does [CHK-05]', () => {
  const own = hashOfCode('0x6001600255aabbcc0003');
  expect(own).toBe(keccak256('0x6001600255'));
  expect(hashOfCode('0x6001600255ddeeff110004')).toBe(own);
  expect(hashOfCode('0x60016002550000')).toBe(own);
  expect(hashOfCode('0x6001600355aabbcc0003')).not.toBe(own);
  expect(hashOfCode('0x600160025500aabbcc0003')).not.toBe(own);
});

it('code that ends as no compiler ends it counts as a whole [CHK-05]', () => {
  for (const code of ['0x', '0x60', '0x6000ff', '0x60600a'] as const) expect(hashOfCode(code)).toBe(keccak256(code));
  expect(hashOfCode('0x0000')).toBe(keccak256('0x'));
});

it('the published hash of our lock is that of its compiled code, which has nothing that a constructor writes [CHK-05]', () => {
  const { object, immutableReferences = {} } = readCompiled('RabbitLock').deployedBytecode;
  expect(Object.keys(immutableReferences)).toEqual([]);
  expect(hashOfCode(object)).toBe(rabbitLockCodeHash);
  const at = object.length / 2;
  const changed = `${object.slice(0, at)}${object[at] === '0' ? '1' : '0'}${object.slice(at + 1)}` as Hex;
  expect(hashOfCode(changed)).not.toBe(rabbitLockCodeHash);
});
