import { spawn, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { WORKSPACE } from '@rab/devnet/options';
import { APPS } from '@rab/federation/areas';
import { until } from '@rab/indexer/test/until';
import { readEnv } from '../readEnv.mjs';

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
    expect(conf.match(/upstream rab_previews[^}]*/g)).toEqual([expect.stringContaining('127.0.0.1:42170')]);
    // pages of the site alone have previews
    expect(conf.split('proxy_pass http://rab_previews;')).toHaveLength(2);
    for (const listen of ['443 ssl http2', '[::]:443 ssl http2', '80', '[::]:80'])
      expect(conf).toContain(`  listen ${listen};\n`);
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

describe('the units', () => {
  const names = readdirSync(join(DEPLOY, 'systemd')).filter((name) => name.endsWith('.service'));

  it.each(names)('%s may write where its settings say [OPS-01]', (name) => {
    const unit = read(`systemd/${name}`);
    const [, states = ''] = /^StateDirectory=(.*)$/m.exec(unit) ?? [];
    const folders = states.split(' ').map((state) => `/var/lib/${state}`);
    const settings = Object.values(readEnv(read(`env/${/^rab-(\w+)/.exec(name)?.[1]}.env`)));
    const below = (place: string) => folders.some((each) => place === each || place.startsWith(`${each}/`));
    expect(unit).toContain('ProtectSystem=strict');
    expect(settings.filter((value) => value.startsWith('/var/lib/') && !below(value))).toEqual([]);
  });
});

describe('backup.sh', () => {
  it('takes what a store writes meanwhile for no failure, and keeps backups for as long as it should [OPS-02]', async () => {
    const [content, backups, programs] = ['content', 'backups', 'bin'].map((name) => join(folder, name)) as [
      string,
      string,
      string,
    ];
    for (const each of [content, programs]) mkdirSync(each);
    writeFileSync(join(programs, 'pg_dump'), '#!/bin/sh\necho dump > "$(echo "$3" | cut -c8-)"', { mode: 0o755 });
    const DAY = 86_400_000;
    const ages = { '20260101T000000Z': 15.5, '20260102T000000Z': 13.5 };
    for (const [name, days] of Object.entries(ages)) {
      mkdirSync(join(backups, name), { recursive: true });
      utimesSync(join(backups, name), new Date(), new Date(Date.now() - days * DAY));
    }
    const backUp = (CONTENT: string) =>
      run('/bin/sh', ['bin/backup.sh'], {
        PATH: `${programs}:${process.env.PATH}`,
        ...{ DATABASE_URL: 'postgresql://x', CONTENT, BACKUPS: backups, KEEP_DAYS: '14' },
      });
    const growing = join(content, 'blocks');
    writeFileSync(growing, Buffer.alloc(50_000_000));
    const store = spawn('/bin/sh', ['-c', 'while :; do echo more >> "$0"; done', growing], { stdio: 'ignore' });
    try {
      await until('the store writes', () => statSync(growing).size > 50_000_000);
      const { status, stdout, stderr } = backUp(content);
      expect(stderr).toContain('file changed as we read it');
      expect(status).toBe(0);
      expect(readdirSync(backups).sort()).toEqual(['20260102T000000Z', stdout.trim().slice(backups.length + 1)]);
    } finally {
      store.kill();
    }
    expect(backUp(join(folder, 'nowhere')).status).not.toBe(0);
    expect(readdirSync(backups)).toHaveLength(2);
  });
});

// where systemd is not installed nobody can judge them
(isThere('systemd-analyze', '--version') ? it : it.skip)('systemd takes the units [OPS-01]', () => {
  const units = readdirSync(join(DEPLOY, 'systemd')).map((name) => join(DEPLOY, 'systemd', name));
  const { status, stderr } = run('systemd-analyze', ['verify', ...units]);
  expect([status, stderr]).toEqual([0, '']);
});

it('the containers have a front end that was added since, and its headers [FED-10]', () => {
  const [, commands = ''] =
    /^RUN (node scripts\/start\.mjs --build-only .*?[^\\])\n(?=\n)/ms.exec(read('Dockerfile')) ?? [];
  const [root, web] = ['repository', 'web'].map((name) => join(folder, name)) as [string, string];
  const apps = [...APPS, 'mf-staking'];
  for (const app of apps) mkdirSync(join(root, app, 'dist'), { recursive: true });
  for (const app of apps) writeFileSync(join(root, app, 'dist/index.html'), app);
  const there = commands.replace(/^node \S+ --build-only/, ':').replaceAll('/web', web);
  expect(spawnSync('/bin/sh', ['-c', there], { cwd: root, encoding: 'utf8' })).toMatchObject({ status: 0, stderr: '' });
  for (const app of apps) {
    expect(readFileSync(join(web, app, 'index.html'), 'utf8')).toBe(app);
    expect(readlinkSync(join(web, app, 'security-headers.nginx.conf'))).toBe(`/etc/rab/headers/${app}.conf`);
  }
  expect(read('Dockerfile')).toContain('COPY --from=builds /web /var/www/rab\n');
  expect(read('compose.yml')).toContain('- ./site/headers:/etc/rab/headers:ro\n');
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
  const mounts = [...stdout.matchAll(/\/\S+\/deploy\/[^\s:]+/g)].map(([path]) => path);
  const ours = mounts.filter((path) => !path.includes('/deploy/site/'));
  expect(ours.length).toBeGreaterThan(3);
  for (const path of ours) expect([path, existsSync(path)]).toEqual([path, true]);
});
