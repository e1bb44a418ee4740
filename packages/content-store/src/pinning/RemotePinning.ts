import * as v from 'valibot';
import type { PinningService, StoredDocument } from './PinningService.ts';

const TIMEOUT_MS = 30_000;
const statusSchema = v.picklist(['queued', 'pinning', 'pinned', 'failed']);
const pinSchema = v.object({ status: statusSchema });
const pinsSchema = v.object({ results: v.array(pinSchema) });

/**
 * A service with the IPFS Pinning Services API (https://ipfs.github.io/pinning-services-api-spec/): it gets the hash and
 * fetches the blocks itself, from `origins` if given. It is first asked whether it knows the hash, so that a repeated call
 * makes no second pin request.
 */
export class RemotePinning implements PinningService {
  readonly kind = 'psa';
  readonly #endpoint: string;
  readonly #token: string;
  readonly #origins: readonly string[];

  constructor(endpoint: string, token: string, origins: readonly string[]) {
    this.#endpoint = endpoint.replace(/\/$/, '');
    this.#token = token;
    this.#origins = origins;
  }

  async pin({ cid, name }: StoredDocument): Promise<boolean> {
    const known = await this.#ask(`/pins?cid=${cid}&status=queued,pinning,pinned&limit=10`);
    const statuses = v.parse(pinsSchema, known).results.map(({ status }) => status);
    if (statuses.includes('pinned')) return true;
    if (statuses.length > 0) return false;
    const body = { cid: cid.toString(), name, ...(this.#origins.length > 0 && { origins: this.#origins }) };
    const { status } = v.parse(pinSchema, await this.#ask('/pins', body));
    if (status === 'failed') throw new Error('The service failed to pin it.');
    return status === 'pinned';
  }

  async #ask(path: string, body?: object): Promise<unknown> {
    const response = await fetch(`${this.#endpoint}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${this.#token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new Error(`The service answered HTTP ${response.status}.`);
    }
    return response.json();
  }
}
