import type { IndexerProcess } from './IndexerProcess.ts';
import type { LockView } from './LockChain.ts';

const PAGE = 100;

/** All locks as the indexer serves them, by id. */
export async function servedLocks(indexer: IndexerProcess): Promise<LockView[]> {
  const all: LockView[] = [];
  for (let skip = 0; ; skip += PAGE) {
    const { lockDetails } = await indexer.query<{ lockDetails: LockView[] }>(
      'lock',
      `{ lockDetails(first: ${PAGE}, skip: ${skip}, orderBy: id) { id token owner amount description } }`,
    );
    all.push(...lockDetails);
    if (lockDetails.length < PAGE) return all;
  }
}
