import type { DeploymentRecord } from '@rab/evm/deploy';

/**
 * Pages with the verified source of what visitors deal with, as `sourceCode` of the configuration has them: of the locker, and of
 * the code behind what each factory clones. An exact match goes first.
 */
export function sourceCodeOf({ contracts }: DeploymentRecord): Record<string, string> {
  return Object.fromEntries(
    Object.entries(contracts).flatMap(([name, { clonedBy, verifications = [] }]) => {
      const key = clonedBy ?? (name === 'rabbitLock' ? name : null);
      const best = verifications.find(({ match }) => match === 'exact') ?? verifications[0];
      return key && best ? [[key, best.link]] : [];
    }),
  );
}
