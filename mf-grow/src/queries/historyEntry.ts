import { v } from '@rab/config';
import { addressText, bigintText } from '@rab/wallet-context';

/** What the indexer keeps of every act: by whom, when in unix seconds, and where on the chain. */
export const signedFields = {
  id: v.string(),
  account: addressText,
  timestamp: bigintText,
  transaction: v.string(),
};

const signedSchema = v.object(signedFields);
export type SignedAct = v.InferOutput<typeof signedSchema>;
