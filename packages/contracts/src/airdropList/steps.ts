/** Long work in small steps: each yields which share of it is done, 0 to 1. */
export type Steps<Result> = Generator<number, Result>;

/** Rows that are handled between two steps: some milliseconds. */
export const ROWS_A_STEP = 500;

const SLICE_MS = 10;

/**
 * Does all of it at once, for a thread that has nothing else to do.
 * @param onProgress gets each share
 */
export function finish<Result>(steps: Steps<Result>, onProgress: (share: number) => void = () => {}): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    onProgress(value);
  }
}

/**
 * Does it in slices of about ten milliseconds, for a thread that has a page to draw or others to answer.
 * @throws the reason of the signal once it is aborted
 */
export async function finishInSlices<Result>(
  steps: Steps<Result>,
  { onProgress = () => {}, signal }: { onProgress?: (share: number) => void; signal?: AbortSignal } = {},
): Promise<Result> {
  for (let begin = performance.now(); ; ) {
    signal?.throwIfAborted();
    const { done, value } = steps.next();
    if (done) return value;
    onProgress(value);
    if (performance.now() - begin < SLICE_MS) continue;
    await new Promise((resolve) => setTimeout(resolve));
    begin = performance.now();
  }
}
