import { importer } from 'ipfs-unixfs-importer';
import type { CID } from 'multiformats/cid';
import type { BlockSink } from './BlockSink.ts';

/** How a file becomes blocks; kubo's `cid-version` and `raw-leaves`. */
export interface Layout {
  cidVersion: 0 | 1;
  rawLeaves: boolean;
}

export interface WrittenFile {
  cid: CID;
  /** Bytes of all blocks together, as kubo's `Size`. */
  size: bigint;
}

/**
 * Cuts a file into unixfs blocks exactly as kubo does by default (256 KiB chunks, balanced, 174 links a node), so the
 * same bytes have the same CID here and on any IPFS node. Resolves when every block is in the sink.
 */
export async function writeFile(bytes: Uint8Array, sink: BlockSink, layout: Layout): Promise<WrittenFile> {
  for await (const { cid, size } of importer([{ content: bytes }], sink, { profile: 'unixfs-v0-2015', ...layout }))
    return { cid, size };
  throw new Error('The importer gave no file.');
}
