import type { ProjectInfo } from '@rab/config';
import { uploadProjectInfo } from '../../projectInfo/uploadProjectInfo.ts';

/** `unstored`: the content store did not take it; `unsent`: the person or the chain refused the transaction. */
export type Publication = 'published' | 'unchanged' | 'unstored' | 'unsent';

/**
 * Uploads project info and, only when the content store took it, names its hash on chain by `send` (true when the
 * transaction succeeded). The same info as before needs no transaction.
 */
export async function publishProjectInfo({
  uploadUrl,
  info,
  currentHash,
  send,
}: {
  uploadUrl: string;
  info: ProjectInfo;
  currentHash: string;
  send: (hash: string) => Promise<boolean>;
}): Promise<Publication> {
  const { hash, isStored } = await uploadProjectInfo(uploadUrl, info);
  if (!isStored) return 'unstored';
  if (hash === currentHash) return 'unchanged';
  return (await send(hash)) ? 'published' : 'unsent';
}
