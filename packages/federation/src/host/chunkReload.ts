const KEY = 'rab.chunkReload';
const PAUSE_MS = 60_000;

/** True for a chunk that could not be loaded: a new version was deployed, or the network failed. */
export function isChunkError(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { name, message } = error as { name?: string; message?: string };
  return name === 'ChunkLoadError' || /Loading (?:CSS )?chunk .* failed/.test(message ?? '');
}

/** One reload per minute at most: a chunk that stays away must not make the page reload for ever (APP-22). */
export function reloadOnce(
  reload: () => void = () => location.reload(),
  storage: Pick<Storage, 'getItem' | 'setItem'> = sessionStorage,
  now: number = Date.now(),
): boolean {
  try {
    if (now - Number(storage.getItem(KEY) ?? 0) < PAUSE_MS) return false;
    storage.setItem(KEY, String(now));
  } catch {
    // without storage a second reload could not be told from the first
    return false;
  }
  reload();
  return true;
}

/** Reloads the page once when the failure of a part is that of a chunk. */
export function reloadForChunk(error: unknown): void {
  if (isChunkError(error) || isChunkError((error as Error | null)?.cause)) reloadOnce();
}

/** Reloads the page once when a chunk cannot be loaded. */
export function guardChunks(): void {
  addEventListener('unhandledrejection', ({ reason }) => reloadForChunk(reason));
  addEventListener('error', ({ error }) => reloadForChunk(error));
}
