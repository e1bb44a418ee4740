import { LOCK_MS } from '@rab/config';
import { positionManagerAbi, v3FactoryAbi } from '@rab/contracts/abis/foreign';
import { errorNameOf } from '@rab/contracts/error-name';
import { getTokenUnits } from '@rab/sdk/tokens';
import { defineRead, type ReadContext, topics } from '@rab/wallet-context';
import type { Address } from '@rab/wallet-context/reads';
import type { Position } from './positionLock.ts';

/** A position by its manager's address and its number there. */
export interface PositionNumber {
  manager: Address;
  tokenId: bigint;
}

interface PoolToken {
  address: Address;
  symbol: string;
}

/** A position that an account holds and can lock. */
export interface OwnPosition extends PositionNumber, Pick<Position, 'fee' | 'liquidity' | 'tickLower' | 'tickUpper'> {
  tokens: readonly [PoolToken, PoolToken];
}

/** Of one manager: the newest. */
const MOST_POSITIONS = 20;

type Client = ReadContext['client'];

const managerAt = (manager: Address) => ({ address: manager, abi: positionManagerAbi }) as const;

/** What a manager says of a position: tokens, fee, range and liquidity. */
async function readPosition(client: Client, { manager, tokenId }: PositionNumber): Promise<Omit<Position, 'pool'>> {
  const [, , token0, token1, fee, tickLower, tickUpper, liquidity] = await client.readContract({
    ...managerAt(manager),
    functionName: 'positions',
    args: [tokenId],
  });
  return { token0, token1, fee, tickLower, tickUpper, liquidity };
}

async function numbersOf(client: Client, manager: Address, account: Address): Promise<PositionNumber[]> {
  const count = await client.readContract({ ...managerAt(manager), functionName: 'balanceOf', args: [account] });
  const most = Math.min(Number(count), MOST_POSITIONS);
  return Promise.all(
    Array.from({ length: most }, async (_, index) => ({
      manager,
      tokenId: await client.readContract({
        ...managerAt(manager),
        functionName: 'tokenOfOwnerByIndex',
        args: [account, count - 1n - BigInt(index)],
      }),
    })),
  );
}

/** The positions with liquidity that an account holds of the chain's managers, the newest of each. */
export async function getOwnPositions(context: ReadContext, account: Address): Promise<OwnPosition[]> {
  const { client, chain } = context;
  const numbers = await Promise.all(
    chain.positionManagers.map(({ address: manager }) => numbersOf(client, manager, account)),
  );
  const positions = await Promise.all(
    numbers.flat().map(async (number) => ({ ...number, ...(await readPosition(client, number)) })),
  );
  const full = positions.filter(({ liquidity }) => liquidity > 0n);
  if (full.length === 0) return [];
  const units = await getTokenUnits(
    context,
    full.flatMap(({ token0, token1 }) => [token0, token1]),
  );
  return full.map(({ token0, token1, ...position }, index) => ({
    ...position,
    tokens: [
      { address: token0, symbol: units[2 * index]?.symbol ?? '' },
      { address: token1, symbol: units[2 * index + 1]?.symbol ?? '' },
    ],
  }));
}

export const { useRead: useOwnPositions } = defineRead({
  name: 'ownPositions',
  get: getOwnPositions,
  about: (account) => [topics.account(account)],
  refetchInterval: LOCK_MS,
});

/** A position and the account that holds it. */
export interface HeldPosition {
  owner: Address;
  position: Position;
}

/** A position of a manager as the chain has it now; null where no position has this number. */
export async function getPosition({ client }: ReadContext, number: PositionNumber): Promise<HeldPosition | null> {
  const { manager, tokenId } = number;
  try {
    const [owner, position, factory] = await Promise.all([
      client.readContract({ ...managerAt(manager), functionName: 'ownerOf', args: [tokenId] }),
      readPosition(client, number),
      client.readContract({ ...managerAt(manager), functionName: 'factory' }),
    ]);
    const { token0, token1, fee } = position;
    const pool = await client.readContract({
      address: factory,
      abi: v3FactoryAbi,
      functionName: 'getPool',
      args: [token0, token1, fee],
    });
    return { owner, position: { ...position, pool } };
  } catch (error) {
    // as managers refuse: with a sentence
    if (errorNameOf(error) === 'Error') return null;
    throw error;
  }
}

export const { options: heldPositionQueryOptions, useRead: useHeldPosition } = defineRead({
  name: 'heldPosition',
  get: getPosition,
  about: () => [topics.positionLocks],
  staleTime: 10_000,
});
