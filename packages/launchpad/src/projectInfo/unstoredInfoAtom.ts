import { projectInfoSchema, v } from '@rab/config';
import { persistentAtom } from '@rab/wallet-context';

const schema = v.record(v.string(), projectInfoSchema);

/**
 * Project info that the content store did not take when its sale was made, by the sale's address in lower case: kept in
 * the owner's browser, for all its tabs, until it is stored, so that nobody types it twice.
 */
export const unstoredInfoAtom = persistentAtom<v.InferOutput<typeof schema>>(
  'rab.launch.unstoredInfo.v1',
  schema,
  {},
  { isShared: true },
);
