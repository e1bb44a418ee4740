import { v } from '@rab/config';
import { addressText, bigintText } from '@rab/wallet-context';

/** What the indexer keeps of every entry of a history: by whom, when in unix seconds, and where on the chain. */
export const entryFields = {
  id: v.string(),
  account: addressText,
  timestamp: bigintText,
  transaction: v.string(),
};

const entrySchema = v.object(entryFields);
export type HistoryEntry = v.InferOutput<typeof entrySchema>;
