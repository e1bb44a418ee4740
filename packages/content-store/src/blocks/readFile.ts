import { exporter, type ReadableStorage } from 'ipfs-unixfs-exporter';
import type { CID } from 'multiformats/cid';

/** Content of a stored file, or null when it is not here, is no file, or is larger than `maxBytes`. */
export async function readFile(
  cid: CID,
  blocks: ReadableStorage,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    const entry = await exporter(cid, blocks);
    if (entry.type === 'directory' || entry.type === 'object') return null;
    if (entry.size > BigInt(maxBytes)) return null;
    const parts: Uint8Array[] = [];
    let length = 0;
    for await (const part of entry.content()) {
      length += part.length;
      if (length > maxBytes) return null;
      parts.push(part);
    }
    return new Uint8Array(Buffer.concat(parts));
  } catch {
    return null;
  }
}
