import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { IndexerProcess } from '../support/IndexerProcess.ts';
import { LockChain } from '../support/LockChain.ts';
import { until } from '../support/until.ts';

const PORT = 9370;
/** Ponder ends itself after 5 s where something does not close. */
const MOST_MS = 8_000;

describe('an indexer that cannot begin', () => {
  let chain: LockChain;
  /** Takes connections and never answers. */
  let silent: Server;
  const sockets: Socket[] = [];

  beforeAll(async () => {
    chain = await LockChain.start();
    silent = createServer((socket) => sockets.push(socket.on('error', () => undefined)));
    await once(silent.listen(0, '127.0.0.1'), 'listening');
  }, 60_000);

  afterAll(() => {
    for (const socket of sockets) socket.destroy();
    silent?.close();
    chain?.stop();
  });

  const silentPort = () => (silent.address() as AddressInfo).port;
  const indexer = (number: number, env: Record<string, string>, command: 'start' | 'serve' = 'start') => {
    const made = new IndexerProcess({
      port: PORT + number,
      command,
      supervised: false,
      env: {
        APP_CONFIG: chain.configFile,
        RPC_URL: chain.anvil.url,
        DATABASE_DIR: join(chain.folder, String(number)),
        ...env,
      },
    });
    made.start();
    return made;
  };

  it.each([
    ['chain', 'start', () => ({ RPC_URL: `http://127.0.0.1:${silentPort()}` })],
    ['database', 'start', () => ({ DATABASE_URL: `postgresql://a@127.0.0.1:${silentPort()}/a` })],
    ['database', 'serve', () => ({ DATABASE_URL: `postgresql://a@127.0.0.1:${silentPort()}/a` })],
  ] as const)('because the %s is silent ends on SIGTERM (%s) [SGQ-03]', async (_what, command, env) => {
    const connected = once(silent, 'connection');
    const waiting = indexer(0, env(), command);
    await connected;
    expect(waiting.ends).toEqual([]);
    const asked = performance.now();
    await waiting.stop();
    expect(performance.now() - asked).toBeLessThan(MOST_MS);
  });

  it('because its API cannot be built ends by itself and says why [SGQ-03]', async () => {
    const [wrong, taken] = [
      indexer(1, { CORS_ORIGINS: 'app.example' }),
      indexer(2, { PUBLIC_PORT: String(silentPort()) }),
    ];
    await until('both have ended', () => wrong.ends.length + taken.ends.length === 2);
    expect([wrong.ends, taken.ends]).toEqual([[1], [75]]);
    expect(wrong.log).toContain('CORS_ORIGINS: app.example is no origin such as https://app.example.');
    expect(taken.log).toContain('EADDRINUSE');
  });
});
