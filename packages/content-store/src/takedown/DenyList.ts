import { readFile, stat } from 'node:fs/promises';
import { CID } from 'multiformats/cid';
import { layoutsOf } from './layoutsOf.ts';

/**
 * Documents that an operator has taken down: a text file with one hash in each line, `#` begins a remark. It is reread
 * whenever it has changed. Any name of a document denies all of them: other versions and bases of the hash, and the other
 * way to store the same bytes.
 */
export class DenyList {
  readonly #file: string;
  #readAt = '';
  #hashes: ReadonlySet<string> = new Set();

  constructor(file: string) {
    this.#file = file;
  }

  /**
   * True when the hash, or that of the same bytes stored in another way, is on the list.
   * @throws when the file is there and cannot be read: nothing is served then, rather than what was taken down
   */
  async has(cid: CID, content: Uint8Array | null): Promise<boolean> {
    await this.#refresh();
    if (this.#hashes.size === 0) return false;
    if (this.#hashes.has(keyOf(cid))) return true;
    return content !== null && (await layoutsOf(content)).some((other) => this.#hashes.has(keyOf(other)));
  }

  async #refresh(): Promise<void> {
    const found = await stat(this.#file).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
    const state = found ? `${found.mtimeMs} ${found.size} ${found.ino}` : '';
    if (state === this.#readAt) return;
    this.#hashes = found ? hashesIn(await readFile(this.#file, 'utf8')) : new Set();
    this.#readAt = state;
  }
}

/** The digest alone: versions, bases and codecs are other names of it. */
const keyOf = (cid: CID): string => Buffer.from(cid.multihash.bytes).toString('hex');

/** A line that is no hash is reported, and holds no other up. */
function hashesIn(text: string): Set<string> {
  const hashes = new Set<string>();
  for (const line of text.split('\n')) {
    const hash = line.replace(/#.*/, '').trim();
    if (hash === '') continue;
    try {
      hashes.add(keyOf(CID.parse(hash)));
    } catch {
      console.error(`The list of what is taken down has a line that is no hash: ${JSON.stringify(hash.slice(0, 100))}`);
    }
  }
  return hashes;
}
