import type { CID } from 'multiformats/cid';

/** Where the blocks of an upload go: the local folder, or nowhere when only the hash is wanted. */
export interface BlockSink {
  put(cid: CID, bytes: Uint8Array): Promise<CID> | CID;
}
