import type { DeploymentRecord } from '@rab/evm/deploy';
import type { Address } from 'viem';

/** What visitors deal with that no factory clones. */
const LOCKERS = ['rabbitLock', 'positionLock'];

/**
 * Pages with the verified source of what visitors deal with, as `sourceCode` of the configuration has them: of the lockers, and of
 * the code behind what each factory clones. That of an exact match goes first.
 */
export function sourceCodeOf({ contracts }: DeploymentRecord): Record<Address, string> {
  return Object.fromEntries(
    Object.entries(contracts).flatMap(([name, { address, clonedBy, verifications = [] }]) => {
      const best = verifications.find(({ match }) => match === 'exact') ?? verifications[0];
      return best && (clonedBy || LOCKERS.includes(name)) ? [[address, best.link]] : [];
    }),
  );
}
