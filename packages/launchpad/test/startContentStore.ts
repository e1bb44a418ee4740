import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface RunningStore {
  origin: string;
  stop: () => Promise<void>;
}

/** The real content store as a child process with a folder of its own, for tests of those who use it. */
export async function startContentStore(): Promise<RunningStore> {
  const folder = mkdtempSync(join(tmpdir(), 'project-info-'));
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/server.ts'], {
    cwd: join(__dirname, '../../content-store'),
    env: { ...process.env, PORT: '0', BLOCKS_DIR: folder, UPLOAD_BURST: '1000' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const line = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (data) => resolve(String(data)));
    child.once('exit', () => reject(new Error('The content store did not start.')));
  });
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    }
    rmSync(folder, { recursive: true });
  };
  return { origin: /http:\S+/.exec(line)?.[0] as string, stop };
}
