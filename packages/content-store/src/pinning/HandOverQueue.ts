import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { CID } from 'multiformats/cid';
import * as v from 'valibot';
import { writeDurably } from '../blocks/writeDurably.ts';
import type { Layout } from '../blocks/writeFile.ts';
import type { PinningService } from './PinningService.ts';

const LONGEST_PAUSE_MS = 3_600_000;
const ENTRY = '.json';
const DRAFTS = 'drafts';

const noteSchema = v.object({
  name: v.string(),
  layout: v.object({ cidVersion: v.picklist([0, 1]), rawLeaves: v.boolean() }),
});

interface Entry extends v.InferOutput<typeof noteSchema> {
  cid: CID;
  /** Not looked at before this moment, unix milliseconds. */
  notBefore: number;
}

export interface HandOverOptions {
  service: PinningService;
  /** One small file for each document that the service does not have yet. */
  folder: string;
  /** Content of a stored document, null when it is not here. */
  read: (cid: CID) => Promise<Uint8Array<ArrayBuffer> | null>;
  /** True for a document that was taken down: it is no longer handed over. */
  isDenied?: (cid: CID) => Promise<boolean>;
  /** First pause after a failure, doubled up to an hour; also how often a service that still fetches is asked. */
  retryMs: number;
}

/**
 * Hands stored documents over to a pinning service, one after the other and for as long as it takes. What waits is written
 * to disk before an upload is acknowledged, so nothing is lost by a restart or when the service is down for days.
 */
export class HandOverQueue {
  readonly #options: HandOverOptions;
  readonly #folder: string;
  readonly #entries = new Map<string, Entry>();
  #failures = 0;
  #pausedUntil = 0;
  #timer: NodeJS.Timeout | undefined;
  #isWorking = false;
  #isClosed = false;

  constructor(options: HandOverOptions) {
    this.#options = options;
    this.#folder = resolve(options.folder);
  }

  /** Reads what waited before the last end, and begins to work. */
  async open(): Promise<void> {
    const drafts = join(this.#folder, DRAFTS);
    await rm(drafts, { recursive: true, force: true });
    await mkdir(drafts, { recursive: true });
    for (const file of await readdir(this.#folder)) if (file.endsWith(ENTRY)) await this.#recall(file);
    this.#schedule();
  }

  /** Notes a stored document; resolves when the note is safe. */
  async add(cid: CID, name: string, layout: Layout): Promise<void> {
    const bytes = new TextEncoder().encode(JSON.stringify({ name, layout }));
    await writeDurably(join(this.#folder, DRAFTS), this.#path(cid), bytes);
    this.#entries.set(cid.toString(), { cid, name, layout, notBefore: 0 });
    this.#schedule();
  }

  /** For `/health`: how many documents wait, and how often in a row the service has failed. */
  state(): { kind: string; waiting: number; failures: number } {
    return { kind: this.#options.service.kind, waiting: this.#entries.size, failures: this.#failures };
  }

  /** Stops; a hand-over that is under way is repeated after the next start. */
  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }

  #path = (cid: CID): string => join(this.#folder, `${cid}${ENTRY}`);

  async #recall(file: string): Promise<void> {
    try {
      const cid = CID.parse(file.slice(0, -ENTRY.length));
      const note = v.parse(noteSchema, JSON.parse(await readFile(join(this.#folder, file), 'utf8')));
      this.#entries.set(cid.toString(), { ...note, cid, notBefore: 0 });
    } catch (error) {
      console.error(`${file} is no note of a document to hand over: ${String(error)}`);
    }
  }

  #schedule(): void {
    if (this.#isClosed || this.#isWorking || this.#entries.size === 0) return;
    let first = Number.POSITIVE_INFINITY;
    for (const { notBefore } of this.#entries.values()) first = Math.min(first, notBefore);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#work(), Math.max(first, this.#pausedUntil) - Date.now());
  }

  async #work(): Promise<void> {
    this.#isWorking = true;
    for (let entry = this.#due(); entry && !this.#isClosed; entry = this.#due()) await this.#handOver(entry);
    this.#isWorking = false;
    this.#schedule();
  }

  #due(): Entry | undefined {
    const now = Date.now();
    if (now < this.#pausedUntil) return undefined;
    for (const entry of this.#entries.values()) if (entry.notBefore <= now) return entry;
    return undefined;
  }

  async #forget({ cid }: Entry): Promise<void> {
    await rm(this.#path(cid), { force: true });
    this.#entries.delete(cid.toString());
  }

  async #handOver(entry: Entry): Promise<void> {
    const { service, read, isDenied, retryMs } = this.#options;
    const { cid, name, layout } = entry;
    const key = cid.toString();
    // To the end of the line: a document that the service will not take holds nobody up.
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    try {
      if (await isDenied?.(cid)) {
        await this.#forget(entry);
        return;
      }
      const bytes = await read(cid);
      if (!bytes) throw new Error('It could not be read.');
      if (await service.pin({ cid, name, layout, bytes })) {
        await this.#forget(entry);
      } else {
        entry.notBefore = Date.now() + retryMs;
      }
      this.#failures = 0;
    } catch (error) {
      const pause = Math.min(retryMs * 2 ** this.#failures, LONGEST_PAUSE_MS);
      this.#failures += 1;
      this.#pausedUntil = Date.now() + pause;
      console.error(`${cid} is not handed over, next try in ${pause / 1000} s: ${String(error)}`);
    }
  }
}
