import { readAtMost } from '@rab/config/read-at-most';

/** A service cannot be reached, or does not speak the protocol that it should. */
export class VerifierUnavailable extends Error {
  override readonly name = 'VerifierUnavailable';
}

const LIMIT_MS = 30_000;
/** Of an answer, in bytes: those of the protocols have a few thousand, and a whole compilation's complaints fit. */
const LONGEST_ANSWER = 4_000_000;

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
    text = await textOf(response);
  } catch (error) {
    if (error instanceof VerifierUnavailable) throw error;
    const isLate = (error as Error).name === 'TimeoutError';
    throw unavailable(isLate ? `no answer in ${LIMIT_MS / 1000} s` : 'it cannot be reached');
  }
  if (response.status >= 500) throw unavailable(`it answers ${response.status}`);
  try {
    return { status: response.status, body: JSON.parse(text) };
  } catch {
    throw unavailable(`it answers ${response.status} without JSON`);
  }
}

/** @throws {VerifierUnavailable} where an answer does not end; its rest is not read */
async function textOf(response: Response): Promise<string> {
  const bytes = await readAtMost(response, LONGEST_ANSWER);
  if (!bytes) throw new VerifierUnavailable('its answer is too long');
  return new TextDecoder().decode(bytes);
}
