/** At most this many clients are remembered; the one idle longest is forgotten first. */
const MAX_CLIENTS = 10_000;

/** Token bucket per client: `burst` calls at once, `perMinute` in the long run. */
export class RateLimiter {
  readonly #burst: number;
  readonly #perMinute: number;
  readonly #buckets = new Map<string, { tokens: number; at: number }>();

  constructor(limits: { burst: number; perMinute: number }) {
    this.#burst = limits.burst;
    this.#perMinute = limits.perMinute;
  }

  /** What is left of each client's bucket, for `recall` after a restart. */
  remembered(): [client: string, bucket: { tokens: number; at: number }][] {
    return [...this.#buckets];
  }

  /** Restores what was remembered, idle longest first; no client has more than a full bucket. */
  recall(buckets: readonly (readonly [client: string, bucket: { tokens: number; at: number }])[]): void {
    for (const [client, bucket] of buckets.slice(-MAX_CLIENTS)) this.#buckets.set(client, bucket);
  }

  /** Takes one call of a client, or `amount` of what is limited, at `now` (milliseconds); false when it has not as many left. */
  take(client: string, now: number, amount = 1): boolean {
    const last = this.#buckets.get(client) ?? { tokens: this.#burst, at: now };
    const refilled = Math.min(this.#burst, last.tokens + ((now - last.at) * this.#perMinute) / 60_000);
    const allowed = refilled >= amount;
    this.#buckets.delete(client);
    this.#buckets.set(client, { tokens: allowed ? refilled - amount : refilled, at: now });
    if (this.#buckets.size > MAX_CLIENTS) this.#buckets.delete(this.#buckets.keys().next().value as string);
    return allowed;
  }
}
