import { mkdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { FsBlockstore } from 'blockstore-fs';
import { NextToLast } from 'blockstore-fs/sharding';
import type { CID } from 'multiformats/cid';
import { writeDurably } from './writeDurably.ts';

/** Named so that no shard, two characters of a hash, is called the same. */
const DRAFTS = 'drafts';

/**
 * Blocks in a folder, one file each. `put` resolves only when the block survives a power cut: file and folder are
 * synced before the caller may acknowledge (blockstore-fs alone renames without a sync). One process per folder.
 */
export class DurableBlockstore extends FsBlockstore {
  readonly #folder: string;
  readonly #drafts: string;
  readonly #sharding: NextToLast;

  constructor(folder: string) {
    const sharding = new NextToLast();
    super(folder, { shardingStrategy: sharding });
    this.#folder = resolve(folder);
    this.#drafts = join(this.#folder, DRAFTS);
    this.#sharding = sharding;
  }

  /** Makes the folder ready and throws away what a killed process had not finished, and so had not acknowledged. */
  override async open(): Promise<void> {
    await super.open();
    await rm(this.#drafts, { recursive: true, force: true });
    await mkdir(this.#drafts);
  }

  override async put(cid: CID, bytes: Uint8Array): Promise<CID> {
    const { dir, file } = this.#sharding.encode(cid);
    await writeDurably(this.#drafts, join(this.#folder, dir, file), bytes);
    return cid;
  }
}
