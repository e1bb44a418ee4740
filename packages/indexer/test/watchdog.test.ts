import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';

const INDEXER = join(__dirname, '..');

it('a blocked process cannot handle SIGTERM and still ends [SGQ-03]', async () => {
  const child = spawn(process.execPath, ['--import', 'tsx', 'test/support/frozen.mjs', '1000'], {
    cwd: INDEXER,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (text) => {
    said += text;
  });
  await once(child.stdout, 'data');
  child.kill('SIGTERM');
  const [, signal] = await once(child, 'exit');
  expect(signal).toBe('SIGKILL');
  expect(said).toContain('The event loop has stood still for 1000 ms: the process ends.');
}, 60_000);
