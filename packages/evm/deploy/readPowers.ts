import { timelockControllerAbi } from '@rab/contracts/abis/foreign';
import { type Guard, guardOf } from '@rab/contracts/powers';
import { type Address, isAddressEqual, parseAbi, zeroAddress } from 'viem';
import { describeGuard, isUnprotected } from './describeGuard.ts';
import type { DeploymentPlan } from './plan.ts';
import type { ChainReader } from './sender.ts';

/** A power over the platform, who has it, and what protects it. */
export interface Power {
  /** What can be done with it. */
  what: string;
  holder: Address;
  guard: Guard;
  /** The proposer of a timelock, where it is known. */
  proposer?: { address: Address; guard: Guard };
  /** The account that it was offered to; until it accepts, the holder has the power. */
  offeredTo?: Address;
}

const OWNED_ABI = parseAbi([
  'function owner() view returns (address)',
  'function pendingOwner() view returns (address)',
]);
const SETTING_ABI = parseAbi(['function getRABAddress() view returns (address)']);

/**
 * Reads from the chain who has which power over a deployment: owners of settings and token factories, and the administrator.
 * @param proposer who may propose to a timelock among the holders; asked of the timelock itself
 */
export async function readPowers(client: ChainReader, plan: DeploymentPlan, proposer: Address): Promise<Power[]> {
  const setting = plan.contracts.launchpadSetting;
  const owned = await Promise.all(
    plan.owned.map(async ({ name, address }) => {
      const contract = { address, abi: OWNED_ABI } as const;
      const [holder, offered] = await Promise.all([
        client.readContract({ ...contract, functionName: 'owner' }),
        client.readContract({ ...contract, functionName: 'pendingOwner' }),
      ]);
      const what =
        name === setting.name ? 'fees of later sales, exchanges, base tokens, the administrator' : 'the flat fee';
      return { what: `${name} (${what})`, holder, offered };
    }),
  );
  const admin = await client.readContract({
    address: setting.address,
    abi: SETTING_ABI,
    functionName: 'getRABAddress',
  });
  const all = [
    ...owned,
    { what: 'administrator (fails sales, reviews grow sales, labels)', holder: admin, offered: zeroAddress },
  ];
  return Promise.all(
    all.map(async ({ what, holder, offered }) => {
      const guard = await guardOf(client, holder);
      const proposes = guard.kind === 'timelock' && (await isProposer(client, holder, proposer));
      return {
        what,
        holder,
        guard,
        ...(proposes && { proposer: { address: proposer, guard: await guardOf(client, proposer) } }),
        ...(!isAddressEqual(offered, zeroAddress) && { offeredTo: offered }),
      };
    }),
  );
}

/** Whether an account may propose to a timelock. */
export async function isProposer(client: ChainReader, timelock: Address, account: Address): Promise<boolean> {
  const contract = { address: timelock, abi: timelockControllerAbi } as const;
  const role = await client.readContract({ ...contract, functionName: 'PROPOSER_ROLE' });
  return client.readContract({ ...contract, functionName: 'hasRole', args: [role, account] });
}

/** The powers in words, a line each, the unprotected ones counted at the end. */
export function describePowers(powers: readonly Power[]): string[] {
  const lines = powers.map(({ what, holder, guard, proposer, offeredTo }) =>
    [
      `${what}: ${holder}, ${describeGuard(guard)}`,
      proposer && `, to which ${proposer.address} proposes, ${describeGuard(proposer.guard)}`,
      offeredTo && `; offered to ${offeredTo}, which has not accepted`,
    ]
      .filter(Boolean)
      .join(''),
  );
  const unprotected = powers.filter(({ guard }) => isUnprotected(guard)).length;
  const end =
    unprotected === 0
      ? 'No power is unprotected.'
      : `${unprotected} of ${powers.length} powers are unprotected: put each behind a multisig or a timelock before anybody pays in.`;
  return [...lines, end];
}
