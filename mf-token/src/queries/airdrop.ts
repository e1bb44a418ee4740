import { contractAddress, LOCK_MISSING_RETRY_MS, LOCK_MS } from '@rab/config';
import { rabbitAirdropAbi } from '@rab/contracts/abis/others';
import { getAirdrop } from '@rab/sdk/airdrops';
import { defineRead, type ReadContext, topics } from '@rab/wallet-context';

export const { useRead: useAirdrop } = defineRead({
  name: 'airdrop',
  get: getAirdrop,
  about: (id) => [topics.airdrop(id)],
  retry: false,
  refetchInterval: ({ state }) => (state.data ? LOCK_MS : LOCK_MISSING_RETRY_MS),
});

interface ClaimedParameters {
  id: bigint;
  /** Of rows, from 0. */
  indexes: readonly number[];
}

/** What rows of a campaign were paid so far, base units, in the order of `indexes`. */
const getClaimed = ({ client, chain }: ReadContext, { id, indexes }: ClaimedParameters): Promise<readonly bigint[]> =>
  Promise.all(
    indexes.map((index) =>
      client.readContract({
        address: contractAddress(chain, 'airdrop'),
        abi: rabbitAirdropAbi,
        functionName: 'claimed',
        args: [id, BigInt(index)],
      }),
    ),
  );

export const { useRead: useClaimed } = defineRead({
  name: 'airdropClaimed',
  get: getClaimed,
  about: ({ id }) => [topics.airdrop(id)],
  refetchInterval: LOCK_MS,
});
