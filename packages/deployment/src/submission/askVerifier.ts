/** A service cannot be reached, or does not speak the protocol that it should. */
export class VerifierUnavailable extends Error {
  override readonly name = 'VerifierUnavailable';
}

const LIMIT_MS = 30_000;

/**
 * Asks a service for JSON.
 * @returns the status of its answer, below 500, and the answer
 * @throws {VerifierUnavailable} saying why in words that name no address: it may hold a key
 */
export async function askVerifier(
  address: URL | string,
  init?: RequestInit,
): Promise<{ status: number; body: unknown }> {
  const unavailable = (reason: string) => new VerifierUnavailable(reason);
  let response: Response;
  let text: string;
  try {
    response = await fetch(address, { ...init, redirect: 'error', signal: AbortSignal.timeout(LIMIT_MS) });
    text = await response.text();
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    throw unavailable(isLate ? `no answer in ${LIMIT_MS / 1000} s` : 'it cannot be reached');
  }
  if (response.status >= 500) throw unavailable(`it answers ${response.status}`);
  try {
    return { status: response.status, body: JSON.parse(text) };
  } catch {
    throw unavailable(`it answers ${response.status} without JSON`);
  }
}
