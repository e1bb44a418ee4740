import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

/** The Solidity compiler in a thread of its own: this process answers meanwhile. It knows again what it has compiled. */
export function compileAside(): { compile: (input: string) => Promise<string>; stop: () => void } {
  const worker = new Worker(fileURLToPath(new URL('./solcThread.cjs', import.meta.url)));
  const outputs = new Map<string, Promise<string>>();
  let last: Promise<unknown> = Promise.resolve();
  const compileAfter = async (before: Promise<unknown>, input: string): Promise<string> => {
    await before;
    worker.postMessage(input);
    const [output] = await once(worker, 'message');
    return output;
  };
  return {
    compile: (input) => {
      const output = outputs.get(input) ?? compileAfter(last, input);
      if (!outputs.has(input)) last = output;
      outputs.set(input, output);
      return output;
    },
    stop: () => void worker.terminate(),
  };
}
