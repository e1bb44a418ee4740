import { timelockControllerAbi } from '@rab/contracts/abis/foreign';
import { type Address, encodeFunctionData, type Hex, parseAbi, zeroAddress, zeroHash } from 'viem';
import { publishedArtifact } from './artifact.ts';
import { type Place, type PlannedContract, planContract } from './create2.ts';
import type { PendingOwner } from './wiring.ts';

const SECONDS_PER_HOUR = 3600n;

const ACCEPT = encodeFunctionData({ abi: parseAbi(['function acceptOwnership()']) });

/**
 * OpenZeppelin's published TimelockController, for which `proposer` alone schedules, cancels and executes. Nobody but the timelock
 * itself can change that, each time after `hours`.
 * @param place where it is said to be, if that is not where its code and arguments put it
 */
export function planTimelock(hours: number, proposer: Address, place?: Place): PlannedContract {
  const artifact = publishedArtifact('@openzeppelin/contracts/build/contracts/TimelockController.json');
  const delay = BigInt(hours) * SECONDS_PER_HOUR;
  return planContract('timelock', artifact, [delay, [proposer], [proposer], zeroAddress], place);
}

/** The two calls by which a timelock accepts what it was offered; the second one once `hours` have passed since the first. */
export function acceptanceBy(pending: readonly PendingOwner[], hours: number): { schedule: Hex; execute: Hex } {
  const batch = [pending.map(({ address }) => address), pending.map(() => 0n), pending.map(() => ACCEPT)] as const;
  const delay = BigInt(hours) * SECONDS_PER_HOUR;
  const abi = timelockControllerAbi;
  return {
    schedule: encodeFunctionData({ abi, functionName: 'scheduleBatch', args: [...batch, zeroHash, zeroHash, delay] }),
    execute: encodeFunctionData({ abi, functionName: 'executeBatch', args: [...batch, zeroHash, zeroHash] }),
  };
}
