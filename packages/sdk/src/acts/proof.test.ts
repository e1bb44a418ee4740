import { expect, it } from '@jest/globals';
import { contractCall } from '@rab/contracts';
import { logOf } from '@rab/testing/logOf';
import { encodeEventTopics, parseAbi } from 'viem';
import { isProven, proofOf } from './proof.ts';

const [ACCOUNT, TOKEN, OTHER] = [`0x${'a1'.repeat(20)}`, `0x${'b2'.repeat(20)}`, `0x${'c3'.repeat(20)}`] as const;
const abi = parseAbi([
  'function mint(address to, uint256 amount)',
  'event Transfer(address indexed from, address indexed to, uint256 value)',
]);
const call = { address: TOKEN, abi, functionName: 'mint', args: [OTHER, 1n] } as const;
const plain = contractCall(call);
const bySender = contractCall({ ...call, emits: { eventName: 'Transfer', sender: 'from', args: { to: OTHER } } });
const byAnybody = contractCall({ ...call, emits: { eventName: 'Transfer', args: { to: OTHER } } });
const topicsOf = (args: { from?: typeof ACCOUNT; to: typeof ACCOUNT }) =>
  encodeEventTopics({ abi, eventName: 'Transfer', args });

it('a call is proven by the event that it names, of its sender where it says so', () => {
  expect(proofOf(plain, ACCOUNT)).toBeUndefined();
  expect(proofOf(bySender, ACCOUNT)).toEqual({ emitter: TOKEN, topics: topicsOf({ from: ACCOUNT, to: OTHER }) });
  expect(proofOf(byAnybody, ACCOUNT)).toEqual({ emitter: TOKEN, topics: topicsOf({ to: OTHER }) });
});

it('a receipt proves it with just that event of just that contract, whatever else it holds', () => {
  const logged = (emitter: typeof ACCOUNT, from: typeof ACCOUNT, to: typeof ACCOUNT) =>
    logOf(emitter, abi, 'Transfer', { from, to });
  const proof = proofOf(bySender, ACCOUNT) as NonNullable<ReturnType<typeof proofOf>>;
  const own = logged(TOKEN, ACCOUNT, OTHER);
  expect(isProven(proof, { logs: [logged(OTHER, ACCOUNT, OTHER), own] })).toBe(true);
  expect(isProven(proof, { logs: [] })).toBe(false);
  for (const log of [
    logged(OTHER, ACCOUNT, OTHER),
    logged(TOKEN, OTHER, OTHER),
    logged(TOKEN, ACCOUNT, ACCOUNT),
    { ...own, topics: [] },
  ] as (typeof own)[])
    expect(isProven(proof, { logs: [log] })).toBe(false);
  const any = proofOf(byAnybody, ACCOUNT) as typeof proof;
  expect(isProven(any, { logs: [logged(TOKEN, OTHER, OTHER)] })).toBe(true);
  expect(isProven(any, { logs: [logged(TOKEN, OTHER, ACCOUNT)] })).toBe(false);
});
