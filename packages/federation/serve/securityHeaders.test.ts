/** @jest-environment node */

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from '@jest/globals';
import { configFixture } from '@rab/testing/configFixture';
import { asHeadersFile, asNginx, guideHeaders, OPEN_HEADERS, securityHeaders } from './securityHeaders.mjs';

const remotes = [
  { name: 'mf_sale', entry: 'https://sale.example/mf-manifest.json' },
  { name: 'mf_lock', entry: 'https://lock.example/v2/mf-manifest.json' },
];
const config = configFixture();
const html = '<!doctype html><style>b{}</style><script>go()</script><script src="/main.js"></script>';
const directivesOf = (headers: Record<string, string>) =>
  new Map(
    (headers['content-security-policy'] ?? '').split('; ').map((text) => {
      const [directive = '', ...values] = text.split(' ');
      return [directive, values] as const;
    }),
  );
const folder = mkdtempSync(join(tmpdir(), 'security-headers-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('securityHeaders', () => {
  it('allows inline code by its hash only, none that is evaluated, and scripts from the remotes only', () => {
    const headers = securityHeaders({ config, html, remotes });
    expect(headers['content-security-policy']).not.toMatch(/unsafe-(?:inline|eval)/);
    const directives = directivesOf(headers);
    // `printf 'go()' | openssl dgst -sha256 -binary | base64`, and so for the style
    expect(directives.get('script-src')).toEqual([
      "'self'",
      'https://sale.example',
      'https://lock.example',
      "'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw='",
    ]);
    expect(directives.get('style-src')).toEqual([
      "'self'",
      expect.any(String),
      "'sha256-7yqHVAesot11p6HczDsgKRipvI5UPgs97z80zNXlans='",
    ]);
    expect(directives.get('default-src')).toEqual(["'none'"]);
    expect(directives.get('require-trusted-types-for')).toEqual(["'script'"]);
    expect(directives.get('trusted-types')).toEqual(['rab-remotes', 'rab-scripts', 'rab-workers']);
    expect(directives.get('worker-src')).toEqual(['blob:']);
  });

  it('lets the page speak with what its configuration names, and with nobody else', () => {
    const directives = directivesOf(securityHeaders({ config, html }));
    const [chain] = Object.values(config.chains);
    const named = [...(chain?.rpcUrls ?? []), ...Object.values(chain?.subgraphs ?? {}), config.content.gateway];
    for (const url of named) if (url) expect(directives.get('connect-src')).toContain(new URL(url).origin);
    expect(directives.get('connect-src')?.join(' ')).not.toContain('walletconnect');
    const withWalletConnect = { ...config, wallet: { ...config.wallet, walletConnectProjectId: 'abc' } };
    expect(directivesOf(securityHeaders({ config: withWalletConnect, html })).get('connect-src')).toContain(
      'wss://relay.walletconnect.com',
    );
    const withPrices = { ...config, prices: 'https://prices.example/simple/price' };
    expect(directivesOf(securityHeaders({ config: withPrices, html })).get('connect-src')).toContain(
      'https://prices.example',
    );
  });

  it('lets those hosts alone frame the page that the configuration names, and the page ask the Safe’s service [SAF-01]', () => {
    expect(directivesOf(securityHeaders({ config, html })).get('frame-ancestors')).toEqual(["'none'"]);
    const safeHosts = ['https://app.safe.example', 'https://safe.example'];
    const safe = { service: 'https://service.example/bnb/api' };
    const chains = Object.fromEntries(Object.entries(config.chains).map(([id, chain]) => [id, { ...chain, safe }]));
    const named = { ...config, chains, wallet: { ...config.wallet, safeHosts } };
    const directives = directivesOf(securityHeaders({ config: named, html }));
    expect(directives.get('frame-ancestors')).toEqual(safeHosts);
    expect(directives.get('connect-src')).toContain('https://service.example');
  });

  it('lets other origins read what a Safe shows of the site, and nothing else [SAF-01]', () => {
    expect(OPEN_HEADERS).toBe(
      '/manifest.json\n  access-control-allow-origin: *\n/favicon.svg\n  access-control-allow-origin: *\n',
    );
  });

  it('is wider on a local chain only: pictures over http, other programs of the same machine', () => {
    const policy = (local: { accounts: [] } | undefined) => {
      const chains = Object.entries(config.chains).map(([id, chain]) => [id, { ...chain, local }]);
      return directivesOf(securityHeaders({ config: { ...config, chains: Object.fromEntries(chains) }, html }));
    };
    expect(policy(undefined).get('img-src')).not.toContain('http:');
    expect(policy(undefined).get('connect-src')).not.toContain('http://127.0.0.1:*');
    expect(policy({ accounts: [] }).get('img-src')).toContain('http:');
    expect(policy({ accounts: [] }).get('connect-src')).toContain('http://127.0.0.1:*');
  });

  it('is written for static hosts from the same source', () => {
    writeFileSync(join(folder, 'config.json'), JSON.stringify(config));
    writeFileSync(join(folder, 'index.html'), html);
    writeFileSync(join(folder, 'remotes.json'), JSON.stringify({ remotes }));
    const script = fileURLToPath(new URL('writeHeaders.mjs', import.meta.url));
    const files = [
      '--config',
      join(folder, 'config.json'),
      '--remotes',
      join(folder, 'remotes.json'),
      '--build',
      folder,
    ];
    expect(spawnSync(process.execPath, [script, ...files]).status).toBe(0);
    const headers = securityHeaders({ config, html, remotes });
    expect(readFileSync(join(folder, '_headers'), 'utf8')).toBe(asHeadersFile(headers) + OPEN_HEADERS);
    expect(asHeadersFile(headers)).toContain(`/*\n  content-security-policy: ${headers['content-security-policy']}\n`);
    expect(readFileSync(join(folder, 'security-headers.nginx.conf'), 'utf8')).toBe(asNginx(headers));
    expect(asNginx({ a: 'say "x"' })).toBe('add_header a "say \\"x\\"" always;\n');
    expect(spawnSync(process.execPath, [script, '--guide', folder]).status).toBe(0);
    expect(readFileSync(join(folder, 'security-headers.nginx.conf'), 'utf8')).toBe(asNginx(guideHeaders([html])));
    const broken = spawnSync(process.execPath, [script, ...files.slice(2)], { encoding: 'utf8' });
    expect([broken.status, broken.stderr]).toEqual([2, '--config is missing.\n']);
  });
});

it('a page of the guide may run the inline scripts of all of its pages, by their hashes, and reach its own origin alone', () => {
  const page = '<script id="theme">go()</script><script type="module" src="/app.js"></script>';
  const directives = directivesOf(guideHeaders([page, page, '<script>stop()</script>']));
  // `printf 'go()' | openssl dgst -sha256 -binary | base64`, and so for `stop()`
  expect(directives.get('script-src')).toEqual([
    "'self'",
    "'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw='",
    "'sha256-+cxkFLprM1p+UYdsltwfzLJhu4c0AWgWWM2wCE77y2Q='",
  ]);
  expect(directives.get('style-src')).toEqual(["'self'"]);
  expect(directives.get('connect-src')).toEqual(["'self'"]);
  expect(directives.get('default-src')).toEqual(["'none'"]);
});
