import { fairLaunchAbi } from '@rab/contracts/abis';
import { defineRead, type ReadContext, topics } from '@rab/wallet-context';
import type { Address } from '@rab/wallet-context/reads';

/** The team's share of a fair launch, fixed at its creation: token units, seconds, basis points; null without one. */
export async function getTeam({ client }: ReadContext, launch: Address) {
  const contract = { address: launch, abi: fairLaunchAbi } as const;
  const [[, , , , , team], lockId] = await Promise.all([
    client.readContract({ ...contract, functionName: 'getInfo' }),
    client.readContract({ ...contract, functionName: 'TEAM_LOCK_ID' }),
  ]);
  return team.usingTeamVesting ? { ...team, lockId: lockId > 0n ? lockId : null } : null;
}

export const { useRead: useTeam } = defineRead({
  name: 'team',
  get: getTeam,
  about: (launch) => [topics.sale(launch)],
});
