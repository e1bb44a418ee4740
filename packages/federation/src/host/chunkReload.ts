const KEY = 'rab.chunkReload';
const PAUSE_MS = 60_000;

/** What webpack throws for a chunk. */
interface ChunkError {
  name?: string;
  message?: string;
  type?: string;
  request?: string;
}

/** The failure of a chunk, itself or as the cause: a new version was deployed, or the network failed. */
export function chunkErrorOf(error: unknown): ChunkError | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const { name, message, cause } = error as ChunkError & { cause?: unknown };
  return name === 'ChunkLoadError' || /Loading (?:CSS )?chunk .* failed/.test(message ?? '')
    ? error
    : chunkErrorOf(cause);
}

/** True for a chunk that is not there, unlike one whose server hangs: another release has taken its place. */
export const isGone = (error: ChunkError | undefined): boolean => error !== undefined && error.type !== 'timeout';

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
    // without storage a second reload would look like the first
    return false;
  }
  reload();
  return true;
}

/** Fields that a person types into. */
const TYPED = 'textarea,input:not([type=checkbox],[type=radio])';
/** An act that has not left the page or the wallet yet, or is on its way. */
const OPEN_ACT = '[data-toast=loading]';

/** True while an act is open whose end the page itself awaits. */
export const isActOpen = (page: ParentNode = document): boolean => page.querySelector(OPEN_ACT) !== null;

/** True where a reload would cost what somebody has typed, or an act that is under way. */
export const isInUse = (page: ParentNode = document): boolean =>
  isActOpen(page) ||
  [...page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TYPED)].some(({ value }) => value !== '');

/** True where the page itself can be loaded again: in its place there would be the browser's own error page. */
const isHostThere = (): Promise<boolean> =>
  fetch(location.href, { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Reloads the page once when a part failed because of a missing chunk, unless the reload would lose something: then the
 * caller that asked for the part says that it is missing.
 */
export async function reloadForChunk(error: unknown, reload?: () => void): Promise<void> {
  if (!isGone(chunkErrorOf(error))) return;
  if (isInUse() || !(await isHostThere()) || isInUse()) return;
  reloadOnce(reload);
}

/** Reloads the page once when a chunk cannot be loaded. */
export function guardChunks(): void {
  addEventListener('unhandledrejection', ({ reason }) => void reloadForChunk(reason));
  addEventListener('error', ({ error }) => void reloadForChunk(error));
}
