import { SALE_MS, subgraphOf, v } from '@rab/config';
import {
  addressText,
  bigintText,
  defineRead,
  graphql,
  keepPreviousData,
  pageOf,
  pageVariables,
  type ReadContext,
  requestIndexer,
  topics,
} from '@rab/wallet-context';
import { entryFields, type HistoryEntry } from './historyEntry.ts';

const ENTRIES = graphql(`query settingActs($first: Int!, $skip: Int!) {
  settingActs(first: $first, skip: $skip, orderBy: id, orderDirection: desc) {
    id type subject baseFee tokenFee creationFee router initHash swapFeeBps account timestamp transaction
  }
}`);

const entrySchema = v.object({
  ...entryFields,
  type: v.string(),
  subject: addressText,
  baseFee: v.nullable(bigintText),
  tokenFee: v.nullable(bigintText),
  creationFee: v.nullable(bigintText),
  router: v.nullable(addressText),
  initHash: v.nullable(v.string()),
  swapFeeBps: v.nullable(v.number()),
});

/** What somebody set of the platform. Fees in per mille and wei, the fee of an exchange's trades in basis points. */
export type SettingEntry = v.InferOutput<typeof entrySchema>;

/** What was set, or is going to be, without who did it. */
export type Setting = Omit<SettingEntry, keyof HistoryEntry>;

/** One page (the first is 1) of what was set of the platform, the last first; `hasNext` says whether more follow. */
export async function getSettingHistory(
  { chain }: ReadContext,
  { page, size }: { page: number; size: number },
  signal: AbortSignal,
) {
  const endpoint = subgraphOf(chain, 'privateSale');
  const variables = pageVariables(page, size);
  const schema = v.object({ settingActs: v.array(entrySchema) });
  const answer = await requestIndexer({ endpoint, document: ENTRIES, variables, schema, signal });
  return pageOf(answer.settingActs, size);
}

export const { useRead: useSettingHistory } = defineRead({
  name: 'settingActs',
  get: getSettingHistory,
  about: () => [topics.settings],
  indexer: (chain) => subgraphOf(chain, 'privateSale'),
  refetchInterval: SALE_MS,
  placeholderData: keepPreviousData,
});
