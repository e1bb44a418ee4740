import { projectInfoSchema, v } from '@rab/config';
import { persistentAtom } from '@rab/wallet-context';
import type { Address } from '@rab/wallet-context/reads';

const schema = v.record(v.string(), projectInfoSchema);

/**
 * Project info that was typed and is not published, because the content store did not accept it or because it was not signed.
 * It is kept in the owner's browser, for all its tabs, until it is published, so that nobody types it twice. It is stored before
 * the sale exists and has an address, so that it is found whatever happens to the page or its transaction's record meanwhile.
 */
export const unstoredInfoAtom = persistentAtom<v.InferOutput<typeof schema>>(
  'rab.launch.unstoredInfo.v2',
  schema,
  {},
  { isShared: true },
);

/** By what a sale and the wizard that makes it both know: of several sales of a token by one owner, the latest's is kept. */
export const unstoredInfoKey = ({ chainId, owner, sold }: { chainId: number; owner: Address; sold: Address }): string =>
  `${chainId} ${owner} ${sold}`.toLowerCase();
