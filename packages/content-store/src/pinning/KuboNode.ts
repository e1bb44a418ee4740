import type { PinningService, StoredDocument } from './PinningService.ts';

const TIMEOUT_MS = 30_000;

/** Another node with kubo's RPC: it gets the very bytes, pins them, and must come to the same hash. */
export class KuboNode implements PinningService {
  readonly kind = 'kubo';
  readonly #url: string;
  readonly #headers: Record<string, string>;

  /** @param url of the RPC, without `/api/v0`; `token`: kubo's `bearer` authorization, where the node asks for it */
  constructor(url: string, token: string | undefined) {
    this.#url = url.replace(/\/$/, '');
    this.#headers = token ? { authorization: `Bearer ${token}` } : {};
  }

  async pin({ cid, name, layout, bytes }: StoredDocument): Promise<boolean> {
    const body = new FormData();
    body.append('file', new Blob([bytes]), name);
    const options = `pin=true&cid-version=${layout.cidVersion}&raw-leaves=${layout.rawLeaves}`;
    const response = await fetch(`${this.#url}/api/v0/add?${options}`, {
      method: 'POST',
      body,
      headers: this.#headers,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const answer = await response.text();
    if (!response.ok) throw new Error(`The node answered HTTP ${response.status}.`);
    const hash = hashOf(answer);
    if (hash !== cid.toString()) throw new Error(`The node came to another hash: ${hash}.`);
    return true;
  }
}

/** One JSON object a line; progress lines come first where a node sends any. */
function hashOf(answer: string): string | null {
  try {
    const { Hash } = JSON.parse(answer.trim().split('\n').at(-1) ?? '') as { Hash?: unknown };
    return typeof Hash === 'string' ? Hash : null;
  } catch {
    return null;
  }
}
