import { Counter, Gauge, Registry } from 'prom-client';
import type { Quota } from './blocks/Quota.ts';
import type { HandOverQueue } from './pinning/HandOverQueue.ts';

/** What a request came to. */
type Outcome = 'uploads' | 'uploadsRefused' | 'reads' | 'failures';

/** The numbers of a store, for Prometheus. */
export class StoreMetrics {
  readonly #registry = new Registry();
  readonly #answered: Record<Outcome, number> = { uploads: 0, uploadsRefused: 0, reads: 0, failures: 0 };

  constructor(quota: Quota, handOver: HandOverQueue | null) {
    const registers = [this.#registry];
    const answered = this.#answered;
    new Counter({
      name: 'rab_content_requests_total',
      help: 'Requests by outcome',
      labelNames: ['outcome'] as const,
      registers,
      collect() {
        this.reset();
        for (const [outcome, requests] of Object.entries(answered)) this.inc({ outcome }, requests);
      },
    });
    const gauge = (name: string, help: string, value: () => number) =>
      new Gauge({
        name,
        help,
        registers,
        collect() {
          this.set(value());
        },
      });
    gauge('rab_content_bytes', 'Bytes in the store', () => quota.bytes);
    gauge('rab_content_bytes_most', 'Bytes that the store may have', () => quota.most);
    gauge('rab_content_memory_bytes', 'Resident memory of the process', () => process.memoryUsage.rss());
    if (!handOver) return;
    gauge('rab_content_pinning_waiting', 'Documents that wait for the pinning service', () => handOver.state().waiting);
    gauge(
      'rab_content_pinning_failures',
      'How often in a row the pinning service has failed',
      () => handOver.state().failures,
    );
  }

  count(outcome: Outcome): void {
    this.#answered[outcome] += 1;
  }

  /** Requests since the start. */
  get answered(): Readonly<Record<Outcome, number>> {
    return this.#answered;
  }

  /** In Prometheus' format. */
  async text(): Promise<{ text: string; contentType: string }> {
    return { text: await this.#registry.metrics(), contentType: this.#registry.contentType };
  }
}
