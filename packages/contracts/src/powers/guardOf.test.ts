import { expect, it, jest } from '@jest/globals';
import type { Address } from 'viem';
import { guardOf } from './guardOf.ts';

const HOLDER: Address = `0x${'a'.repeat(40)}`;
const named = (name: string) =>
  Object.assign(new Error('refused'), { cause: Object.assign(new Error(name), { name }) });
const MISSING = named('ContractFunctionRevertedError');

/** A chain on which the holder has this code and gives these answers; what it does not name it refuses. */
function chainWith(code: string, answers: Record<string, unknown> = {}, refusal: Error = MISSING) {
  const request = jest.fn(async (_: { method: string; params: unknown[] }) => code);
  const readContract = jest.fn(async ({ functionName }: { functionName: string; address: Address }) => {
    if (functionName in answers) return answers[functionName];
    throw refusal;
  });
  return { request, readContract, client: { request, readContract } as unknown as Parameters<typeof guardOf>[0] };
}

it.each(['0x', `0xef0100${'b'.repeat(40)}`])(
  'an account whose code is %s has one key, and is asked nothing [SAF-05]',
  async (code) => {
    const { client, request, readContract } = chainWith(code, { getMinDelay: 60n });
    expect(await guardOf(client, HOLDER)).toEqual({ kind: 'key' });
    expect(request).toHaveBeenCalledWith({ method: 'eth_getCode', params: [HOLDER, 'latest'] });
    expect(readContract).not.toHaveBeenCalled();
  },
);

it('a Safe is one by its threshold and owners, a timelock by its delay [SAF-05]', async () => {
  const safe = { getThreshold: 2n, getOwners: [HOLDER, HOLDER, HOLDER] };
  const { client, readContract } = chainWith('0x60', safe);
  expect(await guardOf(client, HOLDER)).toEqual({ kind: 'multisig', threshold: 2, signers: 3 });
  expect(new Set(readContract.mock.calls.map(([{ address }]) => address))).toEqual(new Set([HOLDER]));
  expect(await guardOf(chainWith('0x60', { getMinDelay: 0n }).client, HOLDER)).toEqual({
    kind: 'timelock',
    seconds: 0,
  });
  expect(await guardOf(chainWith('0x60', { getMinDelay: 3600n, getThreshold: 1n }).client, HOLDER)).toEqual({
    kind: 'timelock',
    seconds: 3600,
  });
  expect(await guardOf(chainWith('0x60', { getOwners: [HOLDER] }).client, HOLDER)).toEqual({ kind: 'contract' });
});

it.each([
  'ContractFunctionZeroDataError',
  'ContractFunctionRevertedError',
  'AbiDecodingDataSizeTooSmallError',
  'PositionOutOfBoundsError',
])('a contract that answers with %s has no such function [SAF-05]', async (name) => {
  expect(await guardOf(chainWith('0x60', {}, named(name)).client, HOLDER)).toEqual({ kind: 'contract' });
});

it.each(['HttpRequestError', 'NotAContractFunctionRevertedError', 'PositionOutOfBoundsErrorOfAnother'])(
  'a node that fails with %s does not make a power look unguarded or known [SAF-05]',
  async (name) => {
    const error = named(name);
    await expect(guardOf(chainWith('0x60', {}, error).client, HOLDER)).rejects.toBe(error);
  },
);
