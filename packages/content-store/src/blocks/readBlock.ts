import type { ReadableStorage } from 'ipfs-unixfs-exporter';
import type { CID } from 'multiformats/cid';

const IDENTITY = 0;

/**
 * A stored block as it is, or null when it is not here. A hash that carries its content itself is always here: nodes probe
 * a gateway with the empty one, `bafkqaaa`.
 */
export async function readBlock(cid: CID, blocks: ReadableStorage): Promise<Uint8Array<ArrayBuffer> | null> {
  if (cid.multihash.code === IDENTITY) return new Uint8Array(cid.multihash.digest);
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
