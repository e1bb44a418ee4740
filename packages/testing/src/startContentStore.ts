import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endStore, startStore } from '@rab/content-store/test/startStore';

export interface RunningStore {
  origin: string;
  stop: () => Promise<void>;
}

/** The real content store with a folder of its own, for tests of those who use it. */
export async function startContentStore(): Promise<RunningStore> {
  const folder = mkdtempSync(join(tmpdir(), 'project-info-'));
  const store = await startStore({ BLOCKS_DIR: folder });
  const stop = async () => {
    await endStore(store);
    rmSync(folder, { recursive: true });
  };
  return { origin: store.origin, stop };
}
