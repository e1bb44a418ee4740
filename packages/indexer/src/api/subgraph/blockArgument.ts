import { GraphQLError } from 'graphql';
import type { SubgraphState } from './SubgraphState.ts';

/** The argument `block` of every query. */
export interface BlockArgument {
  number?: number | null;
  number_gte?: number | null;
  hash?: string | null;
}

/**
 * The last indexed block, which the answer reflects, where a query says anything of the block. No older rows are kept, so
 * any other is refused.
 * @throws {GraphQLError} when the argument asks for another block, or for one that is not indexed yet
 */
export async function requireBlock(
  argument: BlockArgument | null | undefined,
  state: Pick<SubgraphState, 'block' | 'hashes'>,
) {
  const { number, number_gte: least, hash } = argument ?? {};
  const asked = [number, least, hash].filter((value) => value !== undefined && value !== null);
  if (asked.length === 0) return undefined;
  if (asked.length > 1) throw new GraphQLError('The argument `block` takes one of hash, number and number_gte.');
  const block = await state.block();
  if (typeof least === 'number' && least > block.number)
    throw new GraphQLError(`Block ${least} is not indexed yet, the last one is ${block.number}.`);
  if (typeof number === 'number' && number !== block.number)
    throw new GraphQLError(`Only the last indexed block can be asked for, which is ${block.number}.`);
  if (typeof hash === 'string') {
    const known = await state.hashes(block);
    if (known.hash === null) throw new GraphQLError('The chain does not tell the hash of the last indexed block.');
    if (known.hash !== hash.toLowerCase())
      throw new GraphQLError(`Only the last indexed block can be asked for, which is ${known.hash}.`);
  }
  return block;
}

/**
 * What `read` resolves to, as of the block that is asked for: a restarted indexer takes rows back that were not final,
 * which may happen between the look at the block and the reading.
 * @throws {GraphQLError} as `requireBlock`
 */
export async function atBlock<T>(
  argument: BlockArgument | null | undefined,
  state: SubgraphState,
  read: () => Promise<T>,
): Promise<T> {
  const asked = await requireBlock(argument, state);
  const found = await read();
  if (asked) await requireBlock(argument, { ...state, block: state.blockNow });
  return found;
}
