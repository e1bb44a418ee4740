/** @jest-environment node */

import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { contractAddress } from '@rab/config';
import { type ContractCall, contractCall } from '@rab/contracts';
import { timelockControllerAbi } from '@rab/contracts/abis/foreign';
import { describeError } from '@rab/contracts/errors';
import {
  cancelCall,
  executeCall,
  guardOf,
  newSalt,
  scheduleCall,
  type TimelockProposal,
  timelockRole,
} from '@rab/contracts/powers';
import { getPlatformSettings } from '@rab/sdk/settings';
import { TestPlatform } from '@rab/testing/TestPlatform';
import { TestTimelock } from '@rab/testing/TestTimelock';
import { type Address, type Hex, isAddressEqual, zeroAddress } from '@rab/wallet-context/reads';
import { setAdministratorCall, setFeesCall } from '../src/actions/settingCalls.ts';
import { getTimelockRoles } from '../src/queries/powers.ts';

const DELAY = 3600n;
/** No proposal has to be executed before. */
const NOTHING = `0x${'0'.repeat(64)}` as const;
let platform: TestPlatform;
let owner: TestTimelock;
let timelock: Address;
let proposer: Address;
let stranger: Address;

beforeAll(async () => {
  platform = await TestPlatform.start();
  [proposer, stranger] = [platform.account(8), platform.account(9)];
  owner = await TestTimelock.own(platform, proposer, DELAY);
  timelock = owner.address;
}, 120_000);
afterAll(() => platform?.stop());

/** Schedules one call as the page does, and the proposal as the indexer has it. */
async function scheduleAsPage(call: ContractCall, salt: Hex): Promise<TimelockProposal> {
  const proof = await platform.act(proposer, scheduleCall(timelock, call, DELAY, salt));
  const { id, target, value, data } = proof as { id: Hex; target: Address; value: bigint; data: Hex };
  return { timelock, id, calls: [{ target, value, data }], predecessor: NOTHING, salt };
}

const fees = { baseFee: 21n, tokenFee: 7n, creationFee: 10n ** 17n } as const;
const settings = () => getPlatformSettings(platform.context);
const refusalOf = (account: Address, call: ContractCall) =>
  platform.client.simulateContract({ ...call, account }).then(
    () => null,
    (error: unknown) => describeError(error),
  );

it('a timelock that owns the settings is recognized, with its delay; keys and other contracts are not, and a silent node is an error [SAF-05]', async () => {
  const { client, context } = platform;
  expect(isAddressEqual((await settings()).owner, timelock)).toBe(true);
  expect(await guardOf(client, timelock)).toEqual({ kind: 'timelock', seconds: Number(DELAY) });
  expect(await guardOf(client, proposer)).toEqual({ kind: 'key' });
  expect(await guardOf(client, contractAddress(context.chain, 'launchpadSetting'))).toEqual({ kind: 'contract' });
  const away = { ...client, readContract: () => Promise.reject(new Error('fetch failed')) };
  await expect(guardOf(away as never, timelock)).rejects.toThrow('fetch failed');
});

it('the proposer of a timelock schedules, cancels and executes; a stranger does none of it, and an open role is everybody’s [SAF-05]', async () => {
  const { context } = platform;
  const all = { canSchedule: true, canExecute: true, canCancel: true };
  const none = { canSchedule: false, canExecute: false, canCancel: false };
  expect(await getTimelockRoles(context, { timelock, account: proposer })).toEqual(all);
  expect(await getTimelockRoles(context, { timelock, account: stranger })).toEqual(none);
  expect(await getTimelockRoles(context, { timelock })).toEqual(none);
  const contract = { address: timelock, abi: timelockControllerAbi } as const;
  const role = await platform.client.readContract({ ...contract, functionName: 'EXECUTOR_ROLE' });
  const open = await owner.schedule([
    contractCall({ ...contract, functionName: 'grantRole', args: [role, zeroAddress] }),
  ]);
  await owner.waitDelay();
  await platform.act(proposer, executeCall(open));
  expect(await getTimelockRoles(context, { timelock, account: stranger })).toEqual({ ...none, canExecute: true });
  expect(await getTimelockRoles(context, { timelock })).toEqual({ ...none, canExecute: true });
});

it('the roles of the contract are known by their names, and no others [SAF-05]', async () => {
  const role = (functionName: 'DEFAULT_ADMIN_ROLE' | 'PROPOSER_ROLE' | 'EXECUTOR_ROLE' | 'CANCELLER_ROLE') =>
    platform.client.readContract({ address: timelock, abi: timelockControllerAbi, functionName });
  expect(timelockRole(await role('DEFAULT_ADMIN_ROLE'))).toBe('administrator');
  expect(timelockRole(await role('PROPOSER_ROLE'))).toBe('proposer');
  expect(timelockRole(await role('EXECUTOR_ROLE'))).toBe('executor');
  expect(timelockRole(await role('CANCELLER_ROLE'))).toBe('canceller');
  expect(timelockRole(`0x${'ab'.repeat(32)}`)).toBeUndefined();
});

it('a change is scheduled, cannot be executed a second too early, and then holds; the same change can be scheduled again [SAF-05]', async () => {
  const { chain } = platform.context;
  const change = setFeesCall(chain, { ...fees, feeAddress: platform.account(7) });
  expect(await refusalOf(stranger, scheduleCall(timelock, change, DELAY, newSalt()))).toBe(
    'This account isn’t allowed to do that through the timelock.',
  );
  expect(await refusalOf(proposer, scheduleCall(timelock, change, DELAY - 1n, newSalt()))).toBe(
    'The delay is shorter than the timelock’s own.',
  );
  const proposal = await scheduleAsPage(change, newSalt());
  expect(executeCall(proposal).functionName).toBe('execute');
  const at = await platform.now();
  expect(await platform.isTaken(proposer, executeCall(proposal), at + DELAY - 1n)).toBe(false);
  expect(await platform.isTaken(proposer, executeCall(proposal), at + DELAY)).toBe(true);
  await owner.waitDelay();
  await platform.act(proposer, executeCall(proposal));
  expect(await settings()).toMatchObject({ ...fees, feeAddress: platform.account(7) });
  expect(await refusalOf(proposer, executeCall(proposal))).toBe(
    'This change was executed or canceled, or it isn’t due yet.',
  );
  const again = await scheduleAsPage(change, newSalt());
  expect(again.id).not.toBe(proposal.id);
});

it('what is canceled is not executed; several calls of one proposal are executed together or not at all [SAF-05]', async () => {
  const { chain } = platform.context;
  const before = await settings();
  const canceled = await scheduleAsPage(setAdministratorCall(chain, stranger), newSalt());
  await platform.act(proposer, cancelCall(canceled));
  await owner.waitDelay();
  expect(await platform.isTaken(proposer, executeCall(canceled))).toBe(false);

  const failing = await owner.schedule([
    setAdministratorCall(chain, stranger),
    setAdministratorCall(chain, zeroAddress),
  ]);
  await owner.waitDelay();
  expect(await refusalOf(proposer, executeCall(failing))).toBe('The address can’t be empty.');
  expect((await settings()).administrator).toBe(before.administrator);
});
