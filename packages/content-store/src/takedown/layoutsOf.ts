import type { CID } from 'multiformats/cid';
import type { BlockSink } from '../blocks/BlockSink.ts';
import { type Layout, writeFile } from '../blocks/writeFile.ts';

/** Every way in which a document can be stored here; version 1 with wrapped leaves has the hash of version 0. */
const LAYOUTS: readonly Layout[] = [
  { cidVersion: 0, rawLeaves: false },
  { cidVersion: 1, rawLeaves: true },
];

const nowhere: BlockSink = { put: (cid) => cid };

/** The names that the same bytes have; one of each digest. */
export const layoutsOf = (bytes: Uint8Array): Promise<CID[]> =>
  Promise.all(LAYOUTS.map(async (layout) => (await writeFile(bytes, nowhere, layout)).cid));

/** All blocks of the same bytes, in whatever way they are stored. */
export async function blocksOf(bytes: Uint8Array): Promise<CID[]> {
  const blocks: CID[] = [];
  const noted: BlockSink = {
    put(cid) {
      blocks.push(cid);
      return cid;
    },
  };
  for (const layout of LAYOUTS) await writeFile(bytes, noted, layout);
  return blocks;
}
