import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { freePort } from '@rab/evm/startAnvil';
import { composePages, writePages } from '@rab/federation/drawn-pages';
import { serveBuild } from '@rab/federation/serve';
import { verifySite } from '../src/verify/verifySite.ts';

const SETTINGS = fileURLToPath(new URL('../settings.example.json', import.meta.url));
const ADDRESS = '0x0000000000000000000000000000000000000001';

/** A small shell and one area, served as a host serves the real ones. */
describe('verifySite', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rab-site-'));
  const built = (frontEnd: string) => join(folder, 'built', frontEnd);
  const servers: { close(): Promise<void> }[] = [];
  let site: string;
  let area: string;

  const write = (file: string, content: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  };
  const differences = async () =>
    (await verifySite(site, built)).flatMap(({ what, difference }) =>
      difference === null ? [] : [`${what}: ${difference}`],
    );

  beforeAll(async () => {
    const [shellPort, areaPort] = [await freePort(), await freePort()];
    [site, area] = [`http://127.0.0.1:${shellPort}/`, `http://127.0.0.1:${areaPort}/`];
    write('built/shell/index.html', '<script>1</script><main id="main">Home</main>');
    write('built/shell/a/main.12345678.js', 'run()');
    write('built/mf-lock/index.html', '<main></main>');
    write('built/mf-lock/mf-manifest.json', JSON.stringify({ entry: 'remoteEntry.js' }));
    const page = { html: 'Locks', css: [], questions: [], contracts: [] };
    write('built/mf-lock/drawn.json', JSON.stringify({ entry: 'remoteEntry.js', pages: { '/lock-tokens': page } }));

    const { chain, app, exchanges } = JSON.parse(readFileSync(SETTINGS, 'utf8'));
    const { multicall, ...rest } = chain;
    const ours = ['launchpadSetting', 'launchpadFactory', 'privateSaleFactory', 'fairLaunchFactory', 'rabbitLock'];
    const theirs = [
      'standardTokenFactory',
      'antiBotStandardTokenFactory',
      'liquidityGeneratorTokenFactory',
      'babyTokenFactory',
    ];
    const last = ['buybackBabyTokenFactory', 'rabAntiBot', 'antiBotStandardToken', 'tokensInfo', 'bnA', 'lockProof'];
    const contracts = Object.fromEntries([...ours, ...theirs, ...last].map((key) => [key, ADDRESS]));
    const config = {
      ...app,
      defaultChainId: chain.id,
      chains: {
        [chain.id]: {
          ...rest,
          contracts: { ...contracts, multicall },
          exchanges: exchanges.map(({ name, factory, router }: Record<string, string>) => ({ name, factory, router })),
          TOKEN_FEE: 0,
          BASE_FEE: 40,
        },
      },
    };
    const remotes = [{ name: 'mf_lock', entry: `${area}mf-manifest.json`, paths: ['/lock-tokens'] }];
    write('config.json', JSON.stringify(config));
    write('remotes.json', JSON.stringify({ remotes }));
    const html = readFileSync(join(built('shell'), 'index.html'), 'utf8');
    const pages = composePages({ html, config, remotes, folderOf: () => built('mf-lock') });
    writePages(join(folder, 'composed'), pages);
    const overrides = { '/config.json': join(folder, 'config.json'), '/remotes.json': join(folder, 'remotes.json') };
    const root = (frontEnd: string) => join(folder, 'served', frontEnd);
    mkdirSync(join(folder, 'served'));
    servers.push(
      await serveBuild({ root: root('shell'), port: shellPort, overrides, pages: join(folder, 'pages') }),
      await serveBuild({ root: root('mf-lock'), port: areaPort, cors: true }),
    );
  }, 60_000);

  beforeEach(() => {
    for (const [from, to] of [
      ['built', 'served'],
      ['composed', 'pages'],
    ] as const) {
      rmSync(join(folder, to), { recursive: true, force: true });
      cpSync(join(folder, from), join(folder, to), { recursive: true });
    }
  });

  afterAll(async () => {
    for (const server of servers) await server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('finds a site the same that serves the builds and the pages put together from them [CHK-02]', async () => {
    const findings = await verifySite(site, built);
    expect(findings.filter(({ difference }) => difference !== null)).toEqual([]);
    expect(findings.map(({ what }) => what).sort()).toEqual(
      [
        `shell: ${site}index.html`,
        `shell: ${site}a/main.12345678.js`,
        `shell: ${site}pages/lock-tokens.html`,
        ...['index.html', 'mf-manifest.json', 'drawn.json'].map((name) => `mf-lock: ${area}${name}`),
      ].sort(),
    );
  });

  it('names a byte of a script, of an area and of a page, a longer file and a missing one [CHK-02]', async () => {
    write('served/shell/a/main.12345678.js', 'ruN()');
    expect(await differences()).toEqual([`shell: ${site}a/main.12345678.js: byte 2 is another`]);
    rmSync(join(folder, 'served/shell/a/main.12345678.js'));
    expect(await differences()).toEqual([
      `shell: ${site}a/main.12345678.js: ${site}a/main.12345678.js cannot be read: it answers 404`,
    ]);
    cpSync(join(folder, 'built'), join(folder, 'served'), { recursive: true });
    write('served/mf-lock/mf-manifest.json', `${readFileSync(join(built('mf-lock'), 'mf-manifest.json'), 'utf8')} `);
    expect(await differences()).toEqual([`mf-lock: ${area}mf-manifest.json: it has 27 bytes, built it has 26`]);
    cpSync(join(folder, 'built'), join(folder, 'served'), { recursive: true });
    const page = readFileSync(join(folder, 'pages/lock-tokens.html'), 'utf8');
    write('pages/lock-tokens.html', page.replace('Locks', 'Lucks'));
    const named = [`shell: ${site}pages/lock-tokens.html: byte ${page.indexOf('Locks') + 1} is another`];
    expect(await differences()).toEqual(named);
    // what browsers get is the packed file
    write('pages/lock-tokens.html', page);
    expect(await differences()).toEqual([]);
    writeFileSync(join(folder, 'pages/lock-tokens.html.br'), brotliCompressSync(page.replace('Locks', 'Lucks')));
    expect(await differences()).toEqual(named);
  });

  it('refuses a site of others, and a checkout that is not built [CHK-02]', async () => {
    await expect(verifySite(area, built)).rejects.toThrow(`${area}config.json cannot be read: it answers 404`);
    await expect(verifySite(site, (frontEnd) => join(folder, 'nowhere', frontEnd))).rejects.toThrow(
      'shell is not built',
    );
  });
});
