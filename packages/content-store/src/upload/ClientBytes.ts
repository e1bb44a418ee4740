import { createHmac, randomBytes } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { faultOf, RateLimiter } from '@rab/server';
import * as v from 'valibot';

const MINUTES_A_DAY = 1440;
/** A killed process loses at most the uploads of this time. */
const WRITE_MS = 1_000;

const fileSchema = v.object({
  secret: v.string(),
  clients: v.array(v.tuple([v.string(), v.object({ tokens: v.number(), at: v.number() })])),
});

/**
 * Bytes of each client in a day, kept in a file over restarts. The file has clients under names that say nothing without its
 * secret, so a backup of it shows no addresses at a glance.
 */
export class ClientBytes {
  readonly #file: string;
  readonly #limiter: RateLimiter;
  #secret = randomBytes(16).toString('hex');
  #timer: NodeJS.Timeout | undefined;

  constructor({ perDay, file }: { perDay: number; file: string }) {
    this.#file = file;
    this.#limiter = new RateLimiter({ burst: perDay, perMinute: perDay / MINUTES_A_DAY });
  }

  /** Reads what was kept. A file that cannot be read is reported, and every client starts from zero. */
  open(): void {
    try {
      const { secret, clients } = v.parse(fileSchema, JSON.parse(readFileSync(this.#file, 'utf8')));
      this.#secret = secret;
      this.#limiter.recall(clients);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
      console.error(`${this.#file} tells nothing of clients: ${faultOf(error)}`);
    }
  }

  /** Takes bytes of a client at `now` (milliseconds); false when it has not as many left. */
  take(client: string, now: number, bytes: number): boolean {
    const isTaken = this.#limiter.take(this.#nameOf(client), now, bytes);
    this.#timer ??= setTimeout(() => this.close(), WRITE_MS);
    return isTaken;
  }

  /** Writes what is not written yet. */
  close(): void {
    if (!this.#timer) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    try {
      const draft = `${this.#file}.draft`;
      writeFileSync(draft, JSON.stringify({ secret: this.#secret, clients: this.#limiter.remembered() }), {
        mode: 0o600,
      });
      renameSync(draft, this.#file);
    } catch (error) {
      console.error(`What clients have uploaded is not kept: ${faultOf(error)}`);
    }
  }

  #nameOf = (client: string): string => createHmac('sha256', this.#secret).update(client).digest('base64url');
}
