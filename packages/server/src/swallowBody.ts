const MOST_BYTES = 2_000_000;
const MOST_MS = 500;

/**
 * Reads what is left of a refused request's body and keeps nothing of it, for half a second and two megabytes at most. A
 * client that is still sending when the connection closes never sees why it was refused. Answer with `connection: close`
 * afterwards: what was not read would be taken for the next request.
 */
export async function swallowBody(request: Request): Promise<void> {
  if (!request.body || request.bodyUsed) return;
  const reader = request.body.getReader();
  const timer = setTimeout(() => void reader.cancel().catch(() => undefined), MOST_MS);
  try {
    for (let left = MOST_BYTES; left > 0; ) {
      const { done, value } = await reader.read();
      if (done) return;
      left -= value.length;
    }
  } catch {
    // the client is gone
  } finally {
    clearTimeout(timer);
  }
}
