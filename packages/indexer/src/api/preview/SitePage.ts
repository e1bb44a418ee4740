import { readFile, stat } from 'node:fs/promises';
import { takesHead } from './previewHead.ts';

const MOST_BYTES = 500_000;
const PATIENCE_MS = 2000;

interface Kept {
  /** What the file or the server says of this version. */
  version: string;
  html: string;
}

/**
 * A page of the site: the one of the shell's build, or one with an area's page in it. It is asked each time whether it has changed, since a
 * page of an earlier release names scripts that may be gone.
 */
export class SitePage {
  readonly #place: string;
  #kept: Kept | undefined;
  #read: Promise<string> | undefined;

  /** @param place path of the file, or its http(s) address */
  constructor(place: string) {
    this.#place = place;
  }

  /**
   * Those who ask while it is read get the same.
   * @throws where there is no such page, or not within 2 s
   */
  read(): Promise<string> {
    this.#read ??= this.#readNow().finally(() => {
      this.#read = undefined;
    });
    return this.#read;
  }

  async #readNow(): Promise<string> {
    const kept = /^https?:/.test(this.#place) ? await this.#fetched() : await this.#fromFile();
    if (kept !== this.#kept && !takesHead(kept.html))
      throw new Error(`${this.#place} is not the shell's page: it has no title and description in its head.`);
    this.#kept = kept;
    return kept.html;
  }

  async #fromFile(): Promise<Kept> {
    const { size, mtimeMs, ino } = await stat(this.#place);
    if (size > MOST_BYTES) throw new Error(`${this.#place} has more than ${MOST_BYTES} bytes.`);
    const version = `${ino} ${size} ${mtimeMs}`;
    return this.#kept?.version === version ? this.#kept : { version, html: await readFile(this.#place, 'utf8') };
  }

  async #fetched(): Promise<Kept> {
    const headers: Record<string, string> = this.#kept?.version ? { 'if-none-match': this.#kept.version } : {};
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const response = await fetch(this.#place, { headers, signal, redirect: 'error' });
    if (response.status === 304 && this.#kept) return this.#kept;
    if (!response.ok) throw new Error(`${this.#place} answered HTTP ${response.status}.`);
    return { version: response.headers.get('etag') ?? '', html: await boundedText(response, this.#place) };
  }
}

async function boundedText(response: Response, place: string): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.length;
    if (bytes > MOST_BYTES) throw new Error(`${place} has more than ${MOST_BYTES} bytes.`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
