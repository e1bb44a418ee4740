import { addToStore } from '@rab/config/project-info';

/** A list of 100,000 rows over a slow line. */
const UPLOAD_MS = 180_000;

/**
 * Puts the document of a list into the content store and reads it back: nobody can claim by a list that nobody can read.
 * @returns its CID
 * @throws where the store did not take it, or does not serve the very same text
 */
export async function storeList(content: { upload: string; gateway: string }, text: string): Promise<string> {
  const cid = await addToStore(content.upload, new Blob([text], { type: 'text/csv' }), 'airdrop.csv', UPLOAD_MS);
  const answer = await fetch(listUrl(content.gateway, cid), { signal: AbortSignal.timeout(UPLOAD_MS) });
  if (!answer.ok || (await answer.text()) !== text) throw new Error(`${cid} can’t be read back`);
  return cid;
}

/** Where a list can be read. */
export const listUrl = (gateway: string, cid: string): string => `${gateway.replace(/\/$/, '')}/${cid}`;
