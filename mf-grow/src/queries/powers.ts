import { timelockControllerAbi } from '@rab/contracts/abis/foreign';
import { guardOf } from '@rab/contracts/powers';
import { defineRead, type ReadContext, topics } from '@rab/wallet-context';
import { type Address, zeroAddress } from '@rab/wallet-context/reads';

/** What guards an account that has a power over the platform. */
export const { useRead: useGuard } = defineRead({
  name: 'guard',
  get: ({ client }: ReadContext, address: Address) => guardOf(client, address),
  about: () => [topics.settings],
});

/** What an account may do with a timelock. */
export interface TimelockRoles {
  canSchedule: boolean;
  canExecute: boolean;
  canCancel: boolean;
}

/** Reads the roles of an account, or those of everybody: a role of the zero address is everybody's. */
export async function getTimelockRoles(
  { client }: ReadContext,
  { timelock, account = zeroAddress }: { timelock: Address; account?: Address | undefined },
): Promise<TimelockRoles> {
  const contract = { address: timelock, abi: timelockControllerAbi } as const;
  const has = async (name: 'PROPOSER_ROLE' | 'EXECUTOR_ROLE' | 'CANCELLER_ROLE') => {
    const role = await client.readContract({ ...contract, functionName: name });
    const isHeldBy = (holder: Address) =>
      client.readContract({ ...contract, functionName: 'hasRole', args: [role, holder] });
    const [isOwn, isOpen] = await Promise.all([isHeldBy(account), isHeldBy(zeroAddress)]);
    return isOwn || isOpen;
  };
  const [canSchedule, canExecute, canCancel] = await Promise.all([
    has('PROPOSER_ROLE'),
    has('EXECUTOR_ROLE'),
    has('CANCELLER_ROLE'),
  ]);
  return { canSchedule, canExecute, canCancel };
}

export const { useRead: useTimelockRoles } = defineRead({
  name: 'timelockRoles',
  get: getTimelockRoles,
  about: () => [topics.settings],
});
