import { expect, it, jest } from '@jest/globals';
import { BaseError, ContractFunctionRevertedError, ExecutionRevertedError, encodeFunctionData, erc20Abi } from 'viem';
import type { ChainClient } from '../ReadContext.ts';
import { approvalCalls } from './approvalCalls.ts';
import { revertOf } from './revertOf.ts';

const [ACCOUNT, TOKEN, SPENDER] = [`0x${'a1'.repeat(20)}`, `0x${'b2'.repeat(20)}`, `0x${'c3'.repeat(20)}`] as const;
const reverted = new ContractFunctionRevertedError({ abi: erc20Abi, functionName: 'approve', message: 'no' });

/** What is asked for where 7 are needed and so many may be taken, and what the node was asked. */
async function callsWith(allowance: bigint, error?: Error) {
  const simulateContract = jest.fn(async (_: object) => {
    if (error) throw error;
  });
  const asked = await approvalCalls({ simulateContract } as unknown as ChainClient, ACCOUNT, {
    token: TOKEN,
    spender: SPENDER,
    amount: 7n,
    allowance,
  });
  return { asked, calls: asked.map((call) => [call.address, encodeFunctionData(call)]), simulateContract };
}
const approval = (amount: bigint) => [
  TOKEN,
  encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [SPENDER, amount] }),
];

it('what may be taken already is not approved again, and nothing is asked', async () => {
  for (const allowance of [7n, 8n]) {
    const { calls, simulateContract } = await callsWith(allowance);
    expect(calls).toEqual([]);
    expect(simulateContract).not.toHaveBeenCalled();
  }
});

it('just what is needed is approved, at once where nothing was', async () => {
  const { calls, simulateContract } = await callsWith(0n, reverted);
  expect(calls).toEqual([approval(7n)]);
  expect(simulateContract).not.toHaveBeenCalled();
});

it('an allowance that is left is set to nothing first where the token wants that, and only there', async () => {
  const { calls, simulateContract } = await callsWith(1n, new BaseError('x', { cause: reverted }));
  expect(calls).toEqual([approval(0n), approval(7n)]);
  expect(simulateContract).toHaveBeenCalledWith(expect.objectContaining({ account: ACCOUNT, args: [SPENDER, 7n] }));
  expect((await callsWith(6n)).calls).toEqual([approval(7n)]);
  expect((await callsWith(6n, new Error('no node'))).calls).toEqual([approval(7n)]);
});

it('an approval neither returns a thing nor takes coins', async () => {
  const { asked } = await callsWith(0n);
  expect(asked).toHaveLength(1);
  expect(asked[0]?.abi).toEqual([
    {
      type: 'function',
      name: 'approve',
      stateMutability: 'nonpayable',
      inputs: [
        { name: 'spender', type: 'address' },
        { name: 'amount', type: 'uint256' },
      ],
      outputs: [],
    },
  ]);
});

it('a revert is found behind the error of a library, by either of its names, and nothing else is one', () => {
  const executed = new ExecutionRevertedError({ message: 'no' });
  for (const revert of [reverted, executed]) expect(revertOf(new BaseError('x', { cause: revert }))).toBe(revert);
  expect([revertOf(new BaseError('x')), revertOf(new Error('reverted')), revertOf(null)]).toEqual([null, null, null]);
});
