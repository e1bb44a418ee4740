import { finishInSlices } from '@rab/contracts/airdrop-list';
import { startWorker } from '@rab/federation/worker';
import type { AirdropListDesk } from './AirdropListDesk.ts';
import {
  type ListAct,
  type ListAnswer,
  type ListInput,
  type ListReply,
  type ListRequest,
  stepsOf,
} from './messages.ts';

interface Waiting {
  resolve: (answer: unknown) => void;
  reject: (error: unknown) => void;
  onProgress: (share: number) => void;
}

type Ask = (request: Pick<ListRequest, 'act' | 'input'>, onProgress: (share: number) => void) => Promise<unknown>;

/** A list and its tree, held by a worker; on the page, in slices, where its policy allows no worker. */
export class AirdropListSession {
  #ask: Promise<Ask> | null = null;
  #stop = new AbortController();

  /** @param onProgress gets which share of the work is done, 0 to 1 */
  async ask<Act extends ListAct>(
    act: Act,
    input: ListInput<Act>,
    onProgress: (share: number) => void = () => {},
  ): Promise<ListAnswer<Act>> {
    const { signal } = this.#stop;
    this.#ask ??= start(signal);
    const ask = await this.#ask;
    signal.throwIfAborted();
    return (await ask({ act, input }, onProgress)) as ListAnswer<Act>;
  }

  /** Ends the work, whatever it is at. The next request begins with an empty list. */
  stop(): void {
    this.#stop.abort();
    this.#stop = new AbortController();
    this.#ask = null;
  }
}

async function start(signal: AbortSignal): Promise<Ask> {
  const worker = await inWorker(signal);
  if (worker) return worker;
  const { AirdropListDesk: Desk } = await import('./AirdropListDesk.ts');
  const desk: AirdropListDesk = new Desk();
  return (request, onProgress) => finishInSlices(stepsOf(desk, request), { onProgress, signal });
}

async function inWorker(signal: AbortSignal): Promise<Ask | null> {
  if (typeof Worker === 'undefined') return null;
  const { default: text } = await import('./airdropList.worker.ts?text');
  const worker = await startWorker(text);
  if (!worker) return null;
  const waiting = new Map<number, Waiting>();
  worker.addEventListener('message', ({ data }: MessageEvent<ListReply>) => {
    const asked = waiting.get(data.id);
    if (!asked) return;
    if ('share' in data) return asked.onProgress(data.share);
    waiting.delete(data.id);
    if ('error' in data) asked.reject(data.error);
    else asked.resolve(data.answer);
  });
  let ended: { reason: unknown } | undefined;
  const end = (reason: unknown) => {
    ended ??= { reason };
    worker.terminate();
    for (const { reject } of waiting.values()) reject(reason);
    waiting.clear();
  };
  worker.addEventListener('error', (event) => end(new Error(event.message)));
  if (signal.aborted) end(signal.reason);
  else signal.addEventListener('abort', () => end(signal.reason), { once: true });
  let last = 0;
  return (request, onProgress) =>
    new Promise((resolve, reject) => {
      if (ended) throw ended.reason;
      last += 1;
      waiting.set(last, { resolve, reject, onProgress });
      worker.postMessage({ id: last, ...request } satisfies ListRequest);
    });
}
