import { SALE_MS, subgraphOf, v } from '@rab/config';
import type { TimelockProposal } from '@rab/contracts/powers';
import {
  addressText,
  bigintText,
  defineRead,
  graphql,
  type ReadContext,
  requestIndexer,
  topics,
} from '@rab/wallet-context';
import type { Address, Hex } from '@rab/wallet-context/reads';
import { entryFields } from './historyEntry.ts';

/** Calls that are read, the newest first. */
const MOST_CALLS = 100;

const CALLS = graphql(`query timelockCalls($timelock: Bytes!, $first: Int!) {
  timelockCalls(first: $first, where: { timelock: $timelock }, orderBy: timestamp, orderDirection: desc) {
    id proposal index target value data predecessor salt status readyAt account timestamp transaction
  }
}`);

const hex = v.pipe(
  v.string(),
  v.regex(/^0x[\da-f]*$/i),
  v.transform((text) => text as Hex),
);
const callSchema = v.object({
  ...entryFields,
  proposal: hex,
  index: v.number(),
  target: addressText,
  value: bigintText,
  data: hex,
  predecessor: hex,
  salt: hex,
  // scheduled, executed or canceled
  status: v.string(),
  readyAt: bigintText,
});
type CallRow = v.InferOutput<typeof callSchema>;

/** A proposal with its story; times in unix seconds. */
export interface ScheduledProposal
  extends TimelockProposal,
    Pick<CallRow, 'account' | 'timestamp' | 'transaction' | 'status' | 'readyAt'> {}

/** Rows of calls as the proposals that they belong to, in the order of the rows. */
export function proposalsOf(timelock: Address, rows: readonly CallRow[]): ScheduledProposal[] {
  const byId = new Map<Hex, CallRow[]>();
  for (const row of rows) byId.set(row.proposal, [...(byId.get(row.proposal) ?? []), row]);
  return [...byId].flatMap(([id, calls]) => {
    const [first, ...others] = calls.toSorted((a, b) => a.index - b.index);
    if (!first) return [];
    const { predecessor, salt, account, timestamp, transaction, status, readyAt } = first;
    return [
      {
        timelock,
        id,
        calls: [first, ...others].map(({ target, value, data }) => ({ target, value, data })),
        ...{ predecessor, salt, account, timestamp, transaction, status, readyAt },
      },
    ];
  });
}

/** What a timelock was asked for, the newest first, by the indexer. */
export async function getTimelockProposals({ chain }: ReadContext, timelock: Address, signal: AbortSignal) {
  const answer = await requestIndexer({
    endpoint: subgraphOf(chain, 'privateSale'),
    document: CALLS,
    variables: { timelock: timelock.toLowerCase(), first: MOST_CALLS },
    schema: v.object({ timelockCalls: v.array(callSchema) }),
    signal,
  });
  return proposalsOf(timelock, answer.timelockCalls);
}

export const { useRead: useTimelockProposals } = defineRead({
  name: 'timelockProposals',
  get: getTimelockProposals,
  about: () => [topics.settings],
  indexer: (chain) => subgraphOf(chain, 'privateSale'),
  refetchInterval: SALE_MS,
});
