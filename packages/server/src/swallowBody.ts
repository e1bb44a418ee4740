/** Enough for a question. */
const QUESTION = { bytes: 2_000_000, ms: 500 };

/**
 * Reads what is left of a refused request's body and keeps nothing of it, up to a limit. A client that is still sending when the
 * connection closes never sees why it was refused. Answer with `connection: close` afterwards: what was not read would be
 * taken for the next request.
 * @param most what is read at most, and for how long
 */
export async function swallowBody(request: Request, most = QUESTION): Promise<void> {
  if (!request.body || request.bodyUsed) return;
  const reader = request.body.getReader();
  const timer = setTimeout(() => void reader.cancel().catch(() => undefined), most.ms);
  try {
    for (let left = most.bytes; left > 0; ) {
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
