import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from '@jest/globals';

const PORT_BASE = 9200;
const STATE = join(__dirname, '../../../.local', String(PORT_BASE));
const PORTS = [PORT_BASE + 10, PORT_BASE + 11, PORT_BASE + 12, PORT_BASE + 13];
const started: ChildProcess[] = [];

function start(args: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/main.ts', ...args], {
    cwd: join(__dirname, '..'),
    env: { ...process.env, RAB_PORT_BASE: String(PORT_BASE), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
  const exited = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  return { child, exited, output: () => output };
}

async function until(test: () => boolean | Promise<boolean>, timeoutMs: number): Promise<boolean> {
  for (const end = Date.now() + timeoutMs; Date.now() < end; await sleep(100)) if (await test()) return true;
  return false;
}

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer().once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
const allFree = async () => (await Promise.all(PORTS.map(isFree))).every(Boolean);

/** Programs of this stack that name one of its ports (9210 to 9213) on their command line: chain, indexer, guards. */
const programsLeft = () =>
  execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => /(anvil|ponder|guard)/.test(line) && PORTS.some((port) => line.includes(String(port))));

/** The explorer shows real things, and takes hostile text as text. */
async function expectExplorerPages(): Promise<void> {
  const visit = async (path: string) => {
    const response = await fetch(`http://127.0.0.1:${PORT_BASE + 13}${path}`);
    return { status: response.status, text: await response.text() };
  };
  const { defaultChainId, chains } = JSON.parse(readFileSync(join(STATE, 'config.json'), 'utf8'));
  const { contracts, baseTokens } = chains[defaultChainId];
  const setting = await visit(`/address/${contracts.launchpadSetting}`);
  expect(setting.text).toContain('FeesSet');
  const [, hash] = /href="\/tx\/(0x\w{64})"/.exec(setting.text) as RegExpExecArray;
  expect(await visit(`/tx/${hash}`)).toMatchObject({ status: 200, text: expect.stringContaining('success') });
  expect((await visit(`/token/${baseTokens[1].address}`)).text).toContain('BUSD');
  expect((await visit(`/tx/0x${'0'.repeat(64)}`)).status).toBe(404);
  expect((await visit('/address/0x12')).status).toBe(400);
  expect((await visit('/elsewhere/%3Cscript%3E')).text).toContain('&lt;script&gt;');
  expect((await visit('/logo/%3Cscript%3E.svg')).text).not.toContain('<script>');
}

afterEach(async () => {
  for (const child of started.splice(0)) child.kill('SIGTERM');
  await until(allFree, 10_000);
});

describe('local stack', () => {
  it('refuses an unknown flag and a wrong port base in one sentence', async () => {
    const flag = start(['--fast']);
    expect(await flag.exited).toBe(2);
    expect(flag.output()).toBe('--fast is not an option; there are --no-seed, --no-web, --build-only.\n');
    const base = start([], { RAB_PORT_BASE: 'x' });
    expect(await base.exited).toBe(2);
    expect(base.output()).toBe('RAB_PORT_BASE must be a whole number from 1024 to 65000.\n');
  }, 20_000);

  it('names a busy port in one sentence and starts nothing', async () => {
    const server = createServer().listen(PORT_BASE + 11, '127.0.0.1');
    const stack = start(['--no-seed', '--no-web']);
    expect(await stack.exited).toBe(1);
    server.close();
    expect(stack.output().trim()).toBe(
      `Port ${PORT_BASE + 11} (indexer) is in use: stop the program that uses it, or choose other ports with RAB_PORT_BASE.`,
    );
    expect(programsLeft()).toEqual([]);
  }, 20_000);

  it('leaves no program and no busy port behind when it is killed, and starts again at once', async () => {
    const first = start(['--no-seed', '--no-web']);
    expect(await until(() => first.output().includes('Ready'), 100_000)).toBe(true);
    expect(programsLeft().length).toBeGreaterThanOrEqual(2);
    first.child.kill('SIGKILL');
    const second = start(['--no-seed', '--no-web']);
    expect(await until(() => second.output().includes('Ready'), 100_000)).toBe(true);
    await expectExplorerPages();
    second.child.kill('SIGINT');
    expect(await second.exited).toBe(0);
    expect(await allFree()).toBe(true);
    expect(programsLeft()).toEqual([]);
  }, 240_000);

  it('stops everything and says why when one of its programs ends', async () => {
    const stack = start(['--no-seed', '--no-web']);
    expect(await until(() => stack.output().includes('Contracts deployed'), 60_000)).toBe(true);
    const chain = execFileSync('ps', ['-eo', 'pid,args'], { encoding: 'utf8' })
      .split('\n')
      .find((line) => /bin\/anvil .*--port 9210/.test(line) && !line.includes('guard.mjs'));
    process.kill(Number.parseInt(chain as string, 10), 'SIGKILL');
    expect(await stack.exited).toBe(1);
    expect(stack.output()).toContain('chain ended with code 143');
    expect(await allFree()).toBe(true);
  }, 120_000);
});
