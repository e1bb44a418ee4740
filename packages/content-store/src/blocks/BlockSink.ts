import type { CID } from 'multiformats/cid';

/** Where the blocks of an upload go: the local folder, and the place where a pinning service can join in. */
export interface BlockSink {
  put(cid: CID, bytes: Uint8Array): Promise<CID> | CID;
}
