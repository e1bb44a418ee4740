import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { WORKSPACE } from '@rab/devnet/src/options.ts';
import { APPS } from '@rab/federation/areas';

const DEPLOY = join(WORKSPACE, 'deploy');
const folder = mkdtempSync(join(tmpdir(), 'rab-deploy-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const read = (file: string) => readFileSync(join(DEPLOY, file), 'utf8');
const isThere = (program: string, ...args: string[]) => spawnSync(program, args, { stdio: 'ignore' }).status === 0;
const run = (program: string, args: string[], env = {}) =>
  spawnSync(program, args, { cwd: DEPLOY, env: { ...process.env, ...env }, encoding: 'utf8' });
const alerts = [...read('prometheus/alerts.yml').matchAll(/- alert: (\w+)/g)].map(([, name]) => name);

describe('the rules for Prometheus', () => {
  it('are well formed, and each alert comes for its reason and not without it [OPS-01]', () => {
    const checked = run('promtool', ['check', 'rules', 'prometheus/alerts.yml']);
    expect([checked.status, checked.stderr]).toEqual([0, '']);
    const tested = run('promtool', ['test', 'rules', 'prometheus/alerts.test.yml']);
    expect([tested.status, tested.stderr]).toEqual([0, '']);
    const reasons = read('prometheus/alerts.test.yml');
    for (const alert of alerts) {
      expect(reasons).toContain(`        alertname: ${alert}\n        exp_alerts:\n`);
      expect(reasons).toContain(`alertname: ${alert}, exp_alerts: [] }`);
    }
  });

  it('are explained under their names', () => {
    const headings = [...readFileSync(join(WORKSPACE, 'docs/operating.md'), 'utf8').matchAll(/^\| `(Rab\w+)` \|/gm)];
    expect(headings.map(([, name]) => name)).toEqual(alerts);
  });
});

describe('render.mjs', () => {
  const render = (site: string) => {
    const file = join(folder, 'site.env');
    writeFileSync(file, site);
    return run(process.execPath, ['render.mjs', '--site', file, '--out', join(folder, 'out')]);
  };

  it('makes a server for every front end, and one location for every chain', () => {
    const site = read('site.example.env').replace('CHAINS=56', 'CHAINS=56 1\nINDEX_1=127.0.0.1:43170');
    expect(render(site)).toMatchObject({ status: 0, stderr: '' });
    const conf = readFileSync(join(folder, 'out/rab.conf'), 'utf8');
    for (const app of APPS) expect(conf).toContain(`root /var/www/rab/${app};`);
    expect(conf.match(/location \/\d+\/subgraphs\/ \{/g)).toEqual([
      'location /56/subgraphs/ {',
      'location /1/subgraphs/ {',
    ]);
    expect(conf).not.toMatch(/\$\{/);
  });

  it('names what is missing, and leaves what was there', () => {
    render(read('site.example.env'));
    const before = readFileSync(join(folder, 'out/rab.conf'), 'utf8');
    expect(render(read('site.example.env').replace(/^DOMAIN=.*/m, ''))).toMatchObject({
      status: 2,
      stderr: 'DOMAIN is missing, which nginx/http.conf needs.\n',
    });
    expect(render(read('site.example.env').replace(/^INDEX_56=.*/m, ''))).toMatchObject({
      status: 2,
      stderr: 'Nothing is named that answers for rab_index_56.\n',
    });
    expect(readFileSync(join(folder, 'out/rab.conf'), 'utf8')).toBe(before);
  });
});

// where systemd is not installed nobody can judge them
(isThere('systemd-analyze', '--version') ? it : it.skip)('systemd takes the units [OPS-01]', () => {
  const units = readdirSync(join(DEPLOY, 'systemd')).map((name) => join(DEPLOY, 'systemd', name));
  const { status, stderr } = run('systemd-analyze', ['verify', ...units]);
  expect([status, stderr]).toEqual([0, '']);
});

const compose = [['docker', 'compose'], ['docker-compose']].find(([program = '', ...args]) =>
  isThere(program, ...args, 'version'),
);
// where compose is not installed nobody can judge it; images are neither built nor started here: this is the schema alone
(compose ? it : it.skip)('compose takes its file, whose mounts lie where it says [OPS-01]', () => {
  const [program = '', ...args] = compose ?? [];
  const { status, stdout, stderr } = run(program, [...args, '-f', 'compose.yml', 'config'], {
    POSTGRES_PASSWORD: 'x',
    RPC_URL: 'http://x',
  });
  expect([status, stderr]).toEqual([0, '']);
  const mounts = [...stdout.matchAll(/(\/\S+\/deploy\/\S+?):/g)].map(([, path]) => path as string);
  const ours = mounts.filter((path) => !path.includes('/deploy/site/'));
  expect(ours.length).toBeGreaterThan(3);
  for (const path of ours) expect([path, existsSync(path)]).toEqual([path, true]);
});
