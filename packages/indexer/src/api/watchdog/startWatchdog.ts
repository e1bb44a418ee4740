import { Worker } from 'node:worker_threads';

const BEAT_MS = 1000;
const SILENCE_MS = 60_000;

/**
 * Ends the process when its event loop has stood still for so long (milliseconds): then it answers nothing, and no signal
 * but SIGKILL ends it, since a handler of Node's runs in the event loop, too. The process manager starts it again.
 */
export function startWatchdog(silenceMs = SILENCE_MS): void {
  const beats = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(new URL('./watchdogWorker.mjs', import.meta.url), { workerData: { beats, silenceMs } });
  worker.unref();
  setInterval(() => Atomics.add(beats, 0, 1), Math.min(BEAT_MS, silenceMs / 4)).unref();
}
