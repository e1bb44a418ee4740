import { PROJECT_INFO_MAX_BYTES } from '@rab/config';
import type { ReadableStorage } from 'ipfs-unixfs-exporter';
import type { CID } from 'multiformats/cid';
import { sha256 } from 'multiformats/hashes/sha2';
import type { BlockSink } from '../blocks/BlockSink.ts';
import { readFile } from '../blocks/readFile.ts';
import { checkDocument } from '../upload/checkDocument.ts';

const TIMEOUT_MS = 3_000;
/** What a block has around a document: the frame of unixfs. */
const FRAME_BYTES = 64;
const MOST_BYTES = PROJECT_INFO_MAX_BYTES + FRAME_BYTES;
/** Hashes that are looked for at once; a stranger may ask for any number that nobody has. */
const AT_ONCE = 32;

/** Why it is not known whether a sibling has a document: none said so, and not all answered. */
export class SiblingsAreSilent extends Error {
  override readonly name = 'SiblingsAreSilent';
}

/** A document that came from a sibling. */
export interface Found {
  block: Uint8Array<ArrayBuffer>;
  content: Uint8Array<ArrayBuffer>;
}

/**
 * Other stores, or gateways of nodes, that may have what is not here. They are asked for the block itself, which is
 * checked against its hash, and only for what they have themselves (`only-if-cached`,
 * https://specs.ipfs.tech/http-gateways/path-gateway/#cache-control-request-header), so that no question goes in circles.
 */
export class Siblings {
  readonly #origins: readonly string[];
  readonly #keep: BlockSink;
  readonly #running = new Map<string, Promise<Found | null>>();

  /** @param keep where what was found goes, so that it is here from then on */
  constructor(origins: readonly string[], keep: BlockSink) {
    [this.#origins, this.#keep] = [origins, keep];
  }

  /**
   * A document of one block that a sibling has; null when none has it.
   * @throws {SiblingsAreSilent} when none has answered with it, and one has not answered
   */
  find(cid: CID): Promise<Found | null> {
    const key = cid.toString();
    const running = this.#running.get(key);
    if (running) return running;
    if (cid.multihash.code !== sha256.code) return Promise.resolve(null);
    if (this.#running.size >= AT_ONCE) return Promise.reject(new SiblingsAreSilent());
    const search = this.#search(cid).finally(() => this.#running.delete(key));
    this.#running.set(key, search);
    return search;
  }

  async #search(cid: CID): Promise<Found | null> {
    const stop = new AbortController();
    const asked = this.#origins.map(async (origin) => {
      const found = await ask(origin, cid, stop.signal);
      if (!found) throw new Missing();
      return found;
    });
    try {
      const found = await Promise.any(asked);
      // it is served even where there is no room for it
      await Promise.resolve(this.#keep.put(cid, found.block)).catch(() => undefined);
      return found;
    } catch (error) {
      const { errors } = error as AggregateError;
      if (errors.every((each) => each instanceof Missing)) return null;
      throw new SiblingsAreSilent();
    } finally {
      stop.abort();
    }
  }
}

class Missing extends Error {}

/** The document as one sibling has it; null when it has none that hashes to this. */
async function ask(origin: string, cid: CID, stop: AbortSignal): Promise<Found | null> {
  const response = await fetch(`${origin}/ipfs/${cid}?format=raw`, {
    headers: { 'cache-control': 'only-if-cached', accept: 'application/vnd.ipld.raw' },
    redirect: 'error',
    signal: AbortSignal.any([stop, AbortSignal.timeout(TIMEOUT_MS)]),
  });
  if (!response.ok) {
    await response.body?.cancel();
    if (response.status >= 500 || response.status === 429) throw new SiblingsAreSilent();
    return null;
  }
  const block = await bytesOf(response);
  if (!block || !isSame((await sha256.digest(block)).digest, cid.multihash.digest)) return null;
  const content = await readFile(cid, storageOf(block), PROJECT_INFO_MAX_BYTES);
  return content && checkDocument(content) === null ? { block, content } : null;
}

async function bytesOf({ body }: Response): Promise<Uint8Array<ArrayBuffer> | null> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body ?? []) {
    length += part.length;
    if (length > MOST_BYTES) return null;
    parts.push(part);
  }
  return new Uint8Array(Buffer.concat(parts));
}

/** Nothing but this block, whatever is asked for. */
const storageOf = (block: Uint8Array): ReadableStorage => ({
  async *get() {
    yield block;
  },
});

const isSame = (a: Uint8Array, b: Uint8Array): boolean => Buffer.compare(a, b) === 0;
