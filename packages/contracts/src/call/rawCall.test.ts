import { expect, it } from '@jest/globals';
import { erc20Abi, parseAbi } from 'viem';
import { contractCall } from './contractCall.ts';
import { rawCall } from './rawCall.ts';

const TO = `0x${'1'.repeat(40)}` as const;
const OTHER = `0x${'2'.repeat(40)}` as const;

it('a call is encoded with its function and arguments, and has a value only where it is given one', () => {
  const approval = contractCall({ address: TO, abi: erc20Abi, functionName: 'approve', args: [OTHER, 5n] });
  expect(rawCall(approval)).toEqual({
    to: TO,
    data: `0x095ea7b3${'2'.repeat(40).padStart(64, '0')}${'5'.padStart(64, '0')}`,
  });
  expect(Object.keys(rawCall(approval))).not.toContain('value');
});

it.each([0n, 7n])('a payable call keeps a value of %s', (value) => {
  const abi = parseAbi(['function enter() payable']);
  expect(rawCall(contractCall({ address: TO, abi, functionName: 'enter', args: [], value })).value).toBe(value);
});
