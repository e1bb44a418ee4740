import { type Hex, keccak256, toHex, zeroHash } from 'viem';

/** The roles of OpenZeppelin's TimelockController: who schedules, executes and cancels, and who gives these roles. */
export type TimelockRole = 'proposer' | 'executor' | 'canceller' | 'administrator';

const hashOf = (name: string): Hex => keccak256(toHex(name));
const ROLES: Readonly<Record<Hex, TimelockRole>> = {
  [zeroHash]: 'administrator',
  [hashOf('PROPOSER_ROLE')]: 'proposer',
  [hashOf('EXECUTOR_ROLE')]: 'executor',
  [hashOf('CANCELLER_ROLE')]: 'canceller',
};

/** The role of that hash; undefined for one that OpenZeppelin does not have. */
export const timelockRole = (role: Hex): TimelockRole | undefined => ROLES[role];
