import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { CID } from 'multiformats/cid';
import type { BlockSink } from './BlockSink.ts';

/** Why a block is not stored: the store has as many bytes as it may have. */
export class StoreIsFull extends Error {
  override readonly name = 'StoreIsFull';
}

interface Store extends BlockSink {
  has(cid: CID): Promise<boolean> | boolean;
}

/** Blocks on their way into a store that may have only so many bytes. What is there already costs nothing. */
export class Quota implements BlockSink {
  readonly #store: Store;
  readonly #most: number;
  #bytes = 0;

  constructor(store: Store, most: number) {
    [this.#store, this.#most] = [store, most];
  }

  /** Bytes in the store. */
  get bytes(): number {
    return this.#bytes;
  }

  /** Bytes that the store may have. */
  get most(): number {
    return this.#most;
  }

  /** Recounts the bytes of the files in a folder. */
  async count(folder: string): Promise<void> {
    let bytes = 0;
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
      if (entry.isFile())
        bytes += await stat(join(entry.parentPath, entry.name)).then(
          ({ size }) => size,
          () => 0,
        );
    this.#bytes = bytes;
  }

  /** @throws {StoreIsFull} when there is no room for a new block */
  async put(cid: CID, bytes: Uint8Array): Promise<CID> {
    if (await this.#store.has(cid)) return cid;
    if (this.#bytes + bytes.length > this.#most) throw new StoreIsFull();
    this.#bytes += bytes.length;
    try {
      return await this.#store.put(cid, bytes);
    } catch (error) {
      this.#bytes -= bytes.length;
      throw error;
    }
  }
}
