import { expect, it } from '@jest/globals';
import { contractCall } from '@rab/contracts';
import { decodeFunctionData, erc20Abi, parseAbi, zeroAddress } from 'viem';
import { encodeCall, encodeRead } from './encodeCall.ts';

const TOKEN = `0x${'1'.repeat(40)}` as const;
const ALICE = `0x${'2'.repeat(40)}` as const;
const token = { address: TOKEN, abi: erc20Abi } as const;
const wrapped = { address: TOKEN, abi: parseAbi(['function deposit() payable']) } as const;

it('a call goes from its account to its contract with its arguments, and with its value where it has one [HSE-02]', () => {
  const { data, ...call } = encodeCall(ALICE, contractCall({ ...token, functionName: 'transfer', args: [ALICE, 5n] }));
  expect(call).toEqual({ from: ALICE, to: TOKEN });
  expect(decodeFunctionData({ abi: erc20Abi, data })).toEqual({ functionName: 'transfer', args: [ALICE, 5n] });
  const deposit = contractCall({ ...wrapped, functionName: 'deposit', args: [], value: 7n });
  expect(encodeCall(ALICE, deposit)).toMatchObject({ from: ALICE, to: TOKEN, value: 7n });
});

it('a read is by nobody in particular', () => {
  const { data, ...read } = encodeRead({ ...token, functionName: 'balanceOf', args: [ALICE] });
  expect(read).toEqual({ from: zeroAddress, to: TOKEN });
  expect(decodeFunctionData({ abi: erc20Abi, data })).toEqual({ functionName: 'balanceOf', args: [ALICE] });
});
