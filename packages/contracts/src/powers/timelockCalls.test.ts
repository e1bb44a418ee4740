import { expect, it } from '@jest/globals';
import { type Address, encodeAbiParameters, encodeFunctionData, type Hex, keccak256, zeroHash } from 'viem';
import { timelockControllerAbi } from '../abis/foreign.ts';
import { launchpadSettingAbi } from '../abis/index.ts';
import { contractCall } from '../call/contractCall.ts';
import { decodeCall } from './decodeCall.ts';
import { cancelCall, executeCall, newSalt, scheduleCall, type TimelockProposal } from './timelockCalls.ts';

const at = (digit: string): Address => `0x${digit.repeat(40)}`;
const TIMELOCK = at('9');
const SALT: Hex = `0x${'5'.repeat(64)}`;
const BEFORE: Hex = `0x${'6'.repeat(64)}`;
const change = { address: at('1'), abi: launchpadSettingAbi, functionName: 'setRABAddress', args: [at('2')] } as const;
const data = encodeFunctionData(change);
const call = { target: at('1'), value: 7n, data };
const idOf = ({ target, value, data }: typeof call, predecessor: Hex, salt: Hex) =>
  keccak256(
    encodeAbiParameters(
      [{ type: 'address' }, { type: 'uint256' }, { type: 'bytes' }, { type: 'bytes32' }, { type: 'bytes32' }],
      [target, value, data, predecessor, salt],
    ),
  );
const proposal: TimelockProposal = {
  timelock: TIMELOCK,
  id: idOf(call, BEFORE, SALT),
  calls: [call],
  predecessor: BEFORE,
  salt: SALT,
};
const own = { address: TIMELOCK, abi: timelockControllerAbi };

it('a timelock’s calls schedule one call with its value, after no other [SAF-05]', () => {
  const scheduled = { ...own, functionName: 'schedule', emits: { eventName: 'CallScheduled' } };
  expect(scheduleCall(TIMELOCK, contractCall(change), 60n, SALT)).toEqual({
    ...scheduled,
    args: [at('1'), 0n, data, zeroHash, SALT, 60n],
  });
  const paying = { ...contractCall(change), value: 5n } as ReturnType<typeof contractCall>;
  expect(scheduleCall(TIMELOCK, paying, 60n, SALT).args[1]).toBe(5n);
});

it('every proposal has another salt of 32 bytes [SAF-05]', () => {
  const salts = [newSalt(), newSalt()];
  for (const salt of salts) expect(salt).toMatch(/^0x[\da-f]{64}$/);
  expect(salts[0]).not.toBe(salts[1]);
});

it('a timelock’s calls execute one call, or a batch as it was scheduled: one of a single call, too [SAF-05]', () => {
  const emits = { eventName: 'CallExecuted' };
  expect(executeCall(proposal)).toEqual({
    ...own,
    functionName: 'execute',
    args: [call.target, 7n, data, BEFORE, SALT],
    emits,
  });
  expect(executeCall({ ...proposal, id: zeroHash })).toEqual({
    ...own,
    functionName: 'executeBatch',
    args: [[call.target], [7n], [data], BEFORE, SALT],
    emits,
  });
  const second = { target: at('3'), value: 8n, data: '0x12345678' } as const;
  expect(executeCall({ ...proposal, calls: [call, second] }).args).toEqual([
    [call.target, second.target],
    [7n, 8n],
    [data, second.data],
    BEFORE,
    SALT,
  ]);
  expect(executeCall({ ...proposal, calls: [] }).functionName).toBe('executeBatch');
});

it('a timelock’s calls cancel a proposal by its id [SAF-05]', () => {
  expect(cancelCall(proposal)).toEqual({
    ...own,
    functionName: 'cancel',
    args: [proposal.id],
    emits: { eventName: 'Cancelled' },
  });
});

it('the decoder reads a call of a contract, and nothing from other data [SAF-05]', () => {
  expect(decodeCall(launchpadSettingAbi, data)).toEqual({ functionName: 'setRABAddress', args: [at('2')] });
  for (const other of ['0x', '0x12345678', data.slice(0, 20)] as Hex[])
    expect(decodeCall(launchpadSettingAbi, other)).toBeUndefined();
});
