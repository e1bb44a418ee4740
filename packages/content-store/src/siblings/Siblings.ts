import type { ReadableStorage } from 'ipfs-unixfs-exporter';
import type { CID } from 'multiformats/cid';
import { sha256 } from 'multiformats/hashes/sha2';
import type { BlockSink } from '../blocks/BlockSink.ts';
import { readFile } from '../blocks/readFile.ts';
import { checkDocument, MOST_BYTES } from '../upload/checkDocument.ts';

const TIMEOUT_MS = 3_000;
/** A chunk of 256 KiB with the frame of unixfs, or the links to 174 of them. */
const MOST_BLOCK_BYTES = 262_144 + 64;
/** Hashes that are looked for at once; a stranger may ask for any number that nobody has. */
const AT_ONCE = 32;

/** Why it is not known whether a sibling has a document: none said so, and not all answered. */
export class SiblingsAreSilent extends Error {
  override readonly name = 'SiblingsAreSilent';
}

/** A document that came from a sibling. */
export interface Found {
  /** The one that the hash names. */
  block: Uint8Array<ArrayBuffer>;
  /** All of the document, by what they are named. */
  blocks: ReadonlyMap<CID, Uint8Array<ArrayBuffer>>;
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
   * A document that a sibling has; null when none has it.
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
      await this.#keepAll(found).catch(() => undefined);
      return found;
    } catch (error) {
      const { errors } = error as AggregateError;
      if (errors.every((each) => each instanceof Missing)) return null;
      throw new SiblingsAreSilent();
    } finally {
      stop.abort();
    }
  }

  /** The block that names the document comes last: where it is, the others are. */
  async #keepAll({ blocks }: Found): Promise<void> {
    for (const [cid, block] of [...blocks].reverse()) await this.#keep.put(cid, block);
  }
}

class Missing extends Error {}

/** The document as one sibling has it; null when it has none that hashes to this. */
async function ask(origin: string, cid: CID, stop: AbortSignal): Promise<Found | null> {
  const block = await askBlock(origin, cid, stop);
  if (!block) return null;
  const blocks = new Map([[cid, block]]);
  const storage: ReadableStorage = {
    async *get(wanted) {
      const found = wanted.equals(cid) ? block : await askBlock(origin, wanted, stop);
      if (!found) throw new Missing();
      blocks.set(wanted, found);
      yield found;
    },
  };
  const content = await readFile(cid, storage, MOST_BYTES);
  return content && (await checkDocument(content)) === null ? { block, blocks, content } : null;
}

/** A block as one sibling has it; null when it has none that hashes to this. */
async function askBlock(origin: string, cid: CID, stop: AbortSignal): Promise<Uint8Array<ArrayBuffer> | null> {
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
  return block && isSame((await sha256.digest(block)).digest, cid.multihash.digest) ? block : null;
}

async function bytesOf({ body }: Response): Promise<Uint8Array<ArrayBuffer> | null> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body ?? []) {
    length += part.length;
    if (length > MOST_BLOCK_BYTES) return null;
    parts.push(part);
  }
  return new Uint8Array(Buffer.concat(parts));
}

const isSame = (a: Uint8Array, b: Uint8Array): boolean => Buffer.compare(a, b) === 0;
