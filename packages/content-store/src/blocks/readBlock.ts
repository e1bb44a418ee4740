import type { ReadableStorage } from 'ipfs-unixfs-exporter';
import type { CID } from 'multiformats/cid';

const IDENTITY = 0;

/**
 * A stored block as it is, or null when it is not here. Of hashes that carry their content themselves only the empty one,
 * `bafkqaaa`, is here, with which nodes probe a gateway: any other would let strangers publish what nobody has taken.
 */
export async function readBlock(cid: CID, blocks: ReadableStorage): Promise<Uint8Array<ArrayBuffer> | null> {
  if (cid.multihash.code === IDENTITY) return cid.multihash.digest.length === 0 ? new Uint8Array() : null;
  try {
    const block = await blocks.get(cid);
    if (block instanceof Uint8Array) return new Uint8Array(block);
    const parts: Uint8Array[] = [];
    for await (const part of block) parts.push(part);
    return new Uint8Array(Buffer.concat(parts));
  } catch {
    return null;
  }
}
