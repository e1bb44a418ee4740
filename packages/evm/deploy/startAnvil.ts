import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { type TestClient, testClient } from './testClient.ts';

/** A port of loopback that nobody listens on. */
export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

function anvilBinary(): string {
  const here = createRequire(import.meta.url);
  const launcher = createRequire(here.resolve('@foundry-rs/anvil/package.json'));
  const arch = process.arch === 'x64' ? 'amd64' : process.arch;
  return join(dirname(launcher.resolve(`@foundry-rs/anvil-${process.platform}-${arch}/package.json`)), 'bin', 'anvil');
}

export interface Anvil {
  url: string;
  client: TestClient;
  stop(): void;
}

/** A fresh local chain on a free port of loopback, for tests; ready when the promise resolves. */
export async function startAnvil(...args: readonly string[]): Promise<Anvil> {
  const port = await freePort();
  const anvil = spawn(anvilBinary(), ['--port', String(port), '--host', '127.0.0.1', '--silent', ...args], {
    stdio: 'ignore',
  });
  // an interrupted process leaves no chain behind
  process.once('exit', () => anvil.kill());
  const url = `http://127.0.0.1:${port}`;
  const client = testClient(url);
  for (let ready = false; !ready; ) {
    if (anvil.exitCode !== null) throw new Error(`anvil ended with code ${anvil.exitCode}`);
    ready = await client.getChainId().then(
      () => true,
      () => new Promise<false>((resolve) => setTimeout(() => resolve(false), 20)),
    );
  }
  return { url, client, stop: () => anvil.kill() };
}

/** Does what follows on a fresh chain, which is stopped where that fails. */
export async function stopIfFails<T>({ stop }: Pick<Anvil, 'stop'>, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    stop();
    throw error;
  }
}
