import { setTimeout as sleep } from 'node:timers/promises';
import { type ExecutionResult, GraphQLError } from 'graphql';

/** A rollback of blocks is short. */
const ATTEMPTS = 3;
const PAUSE_MS = 100;

/**
 * A row leads to another one that is gone: the indexing process rolled back a block between the two statements that read
 * them, as it does when the chain reorganizes or when another process continues from the last final block.
 */
export class TornRead extends GraphQLError {
  constructor() {
    super('The data changed while it was read; ask again.');
  }
}

const isTorn = ({ errors }: ExecutionResult) => errors?.some(({ originalError }) => originalError instanceof TornRead);

/** A request's result. A request that meets a torn read runs again, three times at most in all. */
export async function readWhole(execute: () => Promise<ExecutionResult>): Promise<ExecutionResult> {
  for (let left = ATTEMPTS - 1; ; left -= 1) {
    const result = await execute();
    if (left === 0 || !isTorn(result)) return result;
    await sleep(PAUSE_MS);
  }
}
