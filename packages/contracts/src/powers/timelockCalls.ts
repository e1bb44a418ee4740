import { type Address, encodeAbiParameters, type Hex, keccak256, parseAbiParameters, toHex, zeroHash } from 'viem';
import { timelockControllerAbi } from '../abis/foreign.ts';
import { type ContractCall, contractCall } from '../call/contractCall.ts';
import { rawCall } from '../call/rawCall.ts';

/** A call that a timelock makes. `value` in wei. */
export interface TimelockCall {
  target: Address;
  value: bigint;
  data: Hex;
}

/** Calls that a timelock makes together, as it was asked to. */
export interface TimelockProposal {
  timelock: Address;
  /** OpenZeppelin's operation id. */
  id: Hex;
  calls: readonly TimelockCall[];
  /** The id of one that has to be executed before, or 0. */
  predecessor: Hex;
  salt: Hex;
}

const at = (address: Address) => ({ address, abi: timelockControllerAbi }) as const;

/** The id of one call, as TimelockController.hashOperation computes it. */
const singleId = ({ target, value, data }: TimelockCall, predecessor: Hex, salt: Hex): Hex =>
  keccak256(
    encodeAbiParameters(parseAbiParameters('address, uint256, bytes, bytes32, bytes32'), [
      target,
      value,
      data,
      predecessor,
      salt,
    ]),
  );

/** A salt of its own for each proposal: the same change can be scheduled again once it was executed. */
export const newSalt = (): Hex => toHex(crypto.getRandomValues(new Uint8Array(32)));

/**
 * Asks a timelock to make a call, for an account that may propose to it.
 * @param delay seconds until it can be executed, at least the timelock's own delay
 */
export function scheduleCall(timelock: Address, call: ContractCall, delay: bigint, salt: Hex): ContractCall {
  const { to, data, value = 0n } = rawCall(call);
  return contractCall({
    ...at(timelock),
    functionName: 'schedule',
    args: [to, value, data, zeroHash, salt, delay],
    emits: { eventName: 'CallScheduled' },
  });
}

/** Lets a timelock make the calls of a proposal, all or none, once its time has come. */
export function executeCall({ timelock, id, calls, predecessor, salt }: TimelockProposal): ContractCall {
  const [only, second] = calls;
  const emits = { eventName: 'CallExecuted' } as const;
  if (only && !second && singleId(only, predecessor, salt) === id) {
    const { target, value, data } = only;
    return contractCall({
      ...at(timelock),
      functionName: 'execute',
      args: [target, value, data, predecessor, salt],
      emits,
    });
  }
  const of = <Key extends keyof TimelockCall>(key: Key) => calls.map((call) => call[key]);
  return contractCall({
    ...at(timelock),
    functionName: 'executeBatch',
    args: [of('target'), of('value'), of('data'), predecessor, salt],
    emits,
  });
}

/** Takes a proposal back before it is executed, for an account that may cancel. */
export const cancelCall = ({ timelock, id }: TimelockProposal): ContractCall =>
  contractCall({ ...at(timelock), functionName: 'cancel', args: [id], emits: { eventName: 'Cancelled' } });
