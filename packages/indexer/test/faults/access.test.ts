import { writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { IndexerFixture } from '../support/IndexerFixture.ts';
import { until } from '../support/until.ts';

const PORT = 9370;
const OURS = 'https://app.example';

describe('the public side of the indexer, with the embedded database', () => {
  let fixture: IndexerFixture;

  beforeAll(async () => {
    fixture = await IndexerFixture.start({
      port: PORT,
      database: 'embedded',
      env: { CORS_ORIGINS: OURS, REQUESTS_BURST: '20', REQUESTS_PER_MINUTE: '0', TRUSTED_PROXIES: '127.0.0.1' },
    });
    fixture.indexer.start();
    await until('the indexer is ready', async () => (await fetch(`${fixture.indexer.url}/ready`)).ok);
  }, 180_000);

  afterAll(() => fixture?.stop(), 60_000);

  const ask = (client: string, init: { headers?: Record<string, string>; body?: string } = {}) =>
    fetch(`${fixture.indexer.url}/subgraphs/name/lock`, {
      method: 'POST',
      body: init.body ?? '{"query":"{ lockEntities { id } }"}',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': client, ...init.headers },
    });

  it('lets only the configured pages read answers', async () => {
    const ours = await ask('198.51.100.1', { headers: { origin: OURS } });
    expect(ours.headers.get('access-control-allow-origin')).toBe(OURS);
    const other = await ask('198.51.100.1', { headers: { origin: 'https://evil.example' } });
    expect(other.headers.get('access-control-allow-origin')).toBeNull();
    expect(other.headers.get('vary')).toContain('origin');
  });

  it('limits the requests of one client, and still answers others', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 22; count++) statuses.push((await ask('198.51.100.2')).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.slice(20)).toEqual([429, 429]);
    const refused = await ask('198.51.100.2');
    expect(refused.headers.get('retry-after')).toBe('5');
    expect(await refused.json()).toEqual({ errors: [{ message: 'Too many requests, try again in a moment.' }] });
    for (const path of ['badges/lock/1.svg', `share/${fixture.chain.token}`]) {
      const headers = { 'x-forwarded-for': '198.51.100.2' };
      expect((await fetch(`${fixture.indexer.url}/subgraphs/${path}`, { headers })).status).toBe(429);
    }
    expect((await ask('198.51.100.3')).status).toBe(200);
  });

  it('refuses a huge request before it reads it', async () => {
    // on a connection of its own: the server ends it without having read it
    const answer = await new Promise((resolve, reject) => {
      const options = { method: 'POST', agent: false, headers: { 'content-length': 1_000_000 } };
      request(`${fixture.indexer.url}/subgraphs/name/lock`, options, (response) =>
        resolve([response.statusCode, response.headers.connection]),
      )
        .once('error', reject)
        .write('{"query":"');
    });
    expect(answer).toEqual([413, 'close']);
  });

  it('reports counts of requests and the indexed block as metrics', async () => {
    await ask('198.51.100.5', { body: '{"query":"{ nonsense }"}' });
    await ask('198.51.100.5', { body: 'nonsense' });
    const metrics = await (await fetch(`${fixture.indexer.url}/metrics/rab`)).text();
    expect(metrics).toMatch(/rab_graphql_requests_total\{endpoint="lock",outcome="ok"\} [1-9]/);
    expect(metrics).toContain('rab_graphql_requests_total{endpoint="lock",outcome="errors"} 1');
    expect(metrics).toMatch(/rab_graphql_requests_total\{endpoint="lock",outcome="refused"\} [1-9]/);
    const head = await fixture.chain.head();
    expect(metrics).toContain(`rab_chain_head_block ${head}`);
    expect(metrics).toMatch(/^rab_indexed_block \d+$/m);
  });

  it('does not let a second process into its folder', async () => {
    const second = fixture.another({ port: PORT + 6, supervised: true });
    second.start();
    await until('the second process has ended', () => second.ends.length > 0);
    await second.kill();
    expect(second.log).toMatch(/Process \d+ uses the database .*database/);
    expect((await ask('198.51.100.6')).status).toBe(200);
  }, 60_000);

  it('starts despite the mark of a dead process whose id another program has now', async () => {
    await fixture.indexer.stop();
    writeFileSync(join(fixture.chain.folder, 'database.pid'), String(process.pid));
    fixture.indexer.start();
    await until('the indexer answers', async () => (await ask('198.51.100.7')).status === 200);
    expect(fixture.indexer.ends).toEqual([]);
  }, 60_000);

  it('has a port for the public alone, through which no path leads to metrics and states [SGQ-03]', async () => {
    await fixture.indexer.stop();
    const [own, open] = [PORT + 8, PORT + 9];
    const apart = fixture.another({ port: own, supervised: false, env: { PUBLIC_PORT: String(open) } });
    apart.start();
    try {
      const url = `http://127.0.0.1:${open}`;
      await until('the public port answers', async () => (await fetch(`${url}/subgraphs/health`)).ok);
      const asked = await fetch(`${url}/subgraphs/name/lock`, {
        method: 'POST',
        body: '{"query":"{ lockEntities { id } }"}',
        headers: { origin: OURS },
      });
      expect(asked.headers.get('access-control-allow-origin')).toBe(OURS);
      expect(await asked.json()).toEqual({ data: { lockEntities: [] } });
      const paths = ['metrics', 'metrics/rab', 'status', 'ready', 'health'];
      for (const path of paths.flatMap((name) => [`/${name}`, `/subgraphs/../${name}`, `/subgraphs/%2e%2e/${name}`])) {
        expect([path, await statusOf(open, path)]).toEqual([path, 404]);
      }
      // for the proxy on this machine alone
      await expect(fetch(`http://127.0.0.2:${open}/subgraphs/health`)).rejects.toThrow();
      expect(await statusOf(own, '/metrics/rab')).toBe(200);
      expect(await statusOf(own, '/subgraphs/name/lock')).toBe(404);
    } finally {
      await apart.kill();
    }
  }, 60_000);
});

/** Status of a path that is sent as it is: fetch would tidy it first. */
const statusOf = (port: number, path: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    request({ port, path, host: '127.0.0.1', agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .once('error', reject)
      .end();
  });
