import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { FsBlockstore } from 'blockstore-fs';
import { NextToLast } from 'blockstore-fs/sharding';
import type { CID } from 'multiformats/cid';

/**
 * Blocks in a folder, one file each. `put` resolves only when the block survives a power cut: file and folder are
 * synced before the caller may acknowledge (blockstore-fs alone renames without a sync).
 */
export class DurableBlockstore extends FsBlockstore {
  readonly #folder: string;
  readonly #sharding: NextToLast;

  constructor(folder: string) {
    const sharding = new NextToLast();
    super(folder, { shardingStrategy: sharding });
    this.#folder = resolve(folder);
    this.#sharding = sharding;
  }

  override async put(cid: CID, bytes: Uint8Array): Promise<CID> {
    const { dir, file } = this.#sharding.encode(cid);
    const shard = join(this.#folder, dir);
    await mkdir(shard, { recursive: true });
    const draft = join(shard, `${randomUUID()}.draft`);
    try {
      await writeSynced(draft, bytes);
      await rename(draft, join(shard, file));
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
    await syncFolder(shard);
    await syncFolder(dirname(shard));
    return cid;
  }
}

async function writeSynced(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx');
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
