import { type ChildProcess, spawn } from 'node:child_process';

const running = new Set<ChildProcess>();
// an interrupted run leaves no program behind
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

export interface Program {
  process: ChildProcess;
  /** What it has written. */
  log(): string;
  /** Ends it; resolves when it is gone. */
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/** A program in an environment of its own, default: this process's; it ends with this process at the latest. */
export function startProgram(command: string, args: readonly string[], env: NodeJS.ProcessEnv = process.env): Program {
  const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  running.add(child);
  let log = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => {
      log += String(text);
    });
  const gone = new Promise<void>((resolve) => {
    child.once('exit', () => {
      running.delete(child);
      resolve();
    });
  });
  return {
    process: child,
    log: () => log,
    stop: async (signal = 'SIGTERM') => {
      child.kill(signal);
      await gone;
    },
  };
}
