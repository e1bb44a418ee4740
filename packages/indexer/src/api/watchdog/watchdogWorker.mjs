import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';

const STDERR = 2;
const { beats, silenceMs } = workerData;

let last = Atomics.load(beats, 0);
setInterval(() => {
  const now = Atomics.load(beats, 0);
  if (now === last) {
    // this thread's console writes through the main one, which stands still
    writeSync(STDERR, `The event loop has stood still for ${silenceMs} ms: the process ends.\n`);
    process.kill(process.pid, 'SIGKILL');
  }
  last = now;
}, silenceMs);
