import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

export interface RunningStore {
  process: ChildProcess;
  origin: string;
  /** What it wrote to stderr so far. */
  errors: () => string;
}

/** The real server as a child process. `env` names at least BLOCKS_DIR. */
export async function startStore(env: Record<string, string>): Promise<RunningStore> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/server.ts'], {
    cwd: join(__dirname, '..'),
    env: { ...process.env, PORT: '0', UPLOAD_BURST: '1000', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (data) => {
    errors += data;
  });
  const line = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (data) => resolve(String(data)));
    child.once('exit', (code) => reject(new Error(`The content store ended with code ${code}. ${errors}`)));
  });
  return { process: child, origin: /http:\S+/.exec(line)?.[0] as string, errors: () => errors };
}

/** Ends a store; resolves when it is gone. */
export async function endStore({ process: child }: RunningStore, signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await gone;
}
