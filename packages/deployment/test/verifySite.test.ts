import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { appendRelease, type ReleaseEntry, sha256 } from '@rab/config/release-log';
import { type Deployments, parseDeployments } from '@rab/evm/deploy';
import { freePort } from '@rab/evm/startAnvil';
import { composePages, writePages } from '@rab/federation/drawn-pages';
import { serveBuild } from '@rab/federation/serve';
import { newReleaseKey } from '@rab/testing/newReleaseKey';
import { readPublished } from '../src/verify/published.ts';
import { verifySite } from '../src/verify/verifySite.ts';

const SETTINGS = fileURLToPath(new URL('../settings.example.json', import.meta.url));
const ADDRESS = '0x0000000000000000000000000000000000000001';
const PAGE = 'https://repo.example/1';

/** A small shell and one area, served as a host serves the real ones. */
describe('verifySite', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rab-site-'));
  const built = (frontEnd: string) => join(folder, 'built', frontEnd);
  const servers: { close(): Promise<void> }[] = [];
  let site: string;
  let area: string;
  let published: Deployments;

  const write = (file: string, content: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  };
  const differences = async () =>
    (await verifySite(site, built, published)).flatMap(({ what, difference }) =>
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
    const ours = [
      'launchpadSetting',
      'launchpadFactory',
      'privateSaleFactory',
      'fairLaunchFactory',
      'proRataFactory',
      'rabbitLock',
    ];
    const theirs = [
      'standardTokenFactory',
      'antiBotStandardTokenFactory',
      'liquidityGeneratorTokenFactory',
      'babyTokenFactory',
    ];
    const last = ['buybackBabyTokenFactory', 'rabAntiBot', 'antiBotStandardToken', 'tokensInfo', 'bnA'];
    const lenses = ['lockProof', 'airdrop'];
    const contracts = Object.fromEntries([...ours, ...theirs, ...last, ...lenses].map((key) => [key, ADDRESS]));
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
          sourceCode: { [ADDRESS]: PAGE },
        },
      },
    };
    const remotes = [{ name: 'mf_lock', entry: `${area}mf-manifest.json`, paths: ['/lock-tokens'] }];
    write('config.json', JSON.stringify(config));
    write('remotes.json', JSON.stringify({ remotes }));
    const listed = {
      source: 'src',
      address: ADDRESS,
      creator: ADDRESS,
      arguments: '0x',
      block: null,
      transaction: null,
      input: null,
    };
    const verification = {
      verifier: 'sourcify',
      server: 'https://sourcify.example',
      match: 'exact',
      at: '2026-01-02T03:04:05.000Z',
      link: PAGE,
    };
    const record = {
      chainId: chain.id,
      commit: null,
      compiler: '',
      deployer: ADDRESS,
      owner: ADDRESS,
      settings: {
        feeAddress: ADDRESS,
        rabAddress: ADDRESS,
        baseFee: 40,
        tokenFee: 0,
        creationFee: '0',
        tokenCreationFee: '0',
        wrappedNative: ADDRESS,
        exchanges: exchanges.map(({ factory, router }: Record<string, string>) => ({
          factory,
          router,
          initHash: '0x',
          swapFeeBps: 25,
        })),
        baseTokens: chain.baseTokens.map(({ address }: Record<string, string>) => address),
      },
      contracts: {
        ...Object.fromEntries(Object.keys(contracts).map((key) => [key, listed])),
        rabbitLock: { ...listed, verifications: [verification] },
      },
    };
    published = parseDeployments(JSON.stringify({ chains: { [chain.id]: record } }), 'deployments.json');
    const html = readFileSync(join(built('shell'), 'index.html'), 'utf8');
    const pages = composePages({ html, config, remotes, folderOf: () => built('mf-lock') });
    writePages(join(folder, 'composed'), pages);
    const files = ['config.json', 'remotes.json', 'releases.json'];
    const overrides = Object.fromEntries(files.map((name) => [`/${name}`, join(folder, name)]));
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
    const findings = await verifySite(site, built, published);
    expect(findings.filter(({ difference }) => difference !== null)).toEqual([]);
    expect(findings.map(({ what }) => what).sort()).toEqual(
      [
        'config.json: chain 56',
        'remotes.json: mf_lock',
        `shell: ${site}`,
        `shell: ${site}lock-tokens`,
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
    write('served/shell/a/main.12345678.js', 'run(');
    expect(await differences()).toEqual([`shell: ${site}a/main.12345678.js: it has 4 bytes, built it has 5`]);
    cpSync(join(folder, 'built'), join(folder, 'served'), { recursive: true });
    write('served/mf-lock/mf-manifest.json', `${readFileSync(join(built('mf-lock'), 'mf-manifest.json'), 'utf8')} `);
    expect(await differences()).toEqual([`mf-lock: ${area}mf-manifest.json: it has 27 bytes, built it has 26`]);
    cpSync(join(folder, 'built'), join(folder, 'served'), { recursive: true });
    const page = readFileSync(join(folder, 'pages/lock-tokens.html'), 'utf8');
    write('pages/lock-tokens.html', page.replace('Locks', 'Lucks'));
    const named = ['pages/lock-tokens.html', 'lock-tokens'].map(
      (at) => `shell: ${site}${at}: byte ${page.indexOf('Locks') + 1} is another`,
    );
    expect(await differences()).toEqual(named);
    // what browsers get is the packed file
    write('pages/lock-tokens.html', page);
    expect(await differences()).toEqual([]);
    writeFileSync(join(folder, 'pages/lock-tokens.html.br'), brotliCompressSync(page.replace('Locks', 'Lucks')));
    expect(await differences()).toEqual(named);
  });

  /** Runs with another configuration of the site. */
  async function withFile<Result>(file: string, change: (json: never) => void, run: () => Promise<Result>) {
    const text = readFileSync(join(folder, file), 'utf8');
    const json = JSON.parse(text);
    change(json as never);
    write(file, JSON.stringify(json));
    return run().finally(() => write(file, text));
  }

  it('names what only browsers get at the address of a page [CHK-02]', async () => {
    const html = readFileSync(join(built('shell'), 'index.html'), 'utf8');
    const other = createServer(({ url }, response) => {
      if (url === '/' || url === '/lock-tokens')
        response.end(html.replace('<main', '<script src="//x.example"></script><main'));
      else
        void fetch(new URL(url ?? '', site)).then(async (answer) =>
          response.end(Buffer.from(await answer.arrayBuffer())),
        );
    });
    other.listen(0, '127.0.0.1');
    await once(other, 'listening');
    const at = `http://127.0.0.1:${(other.address() as AddressInfo).port}/`;
    const different = (await verifySite(at, built, published)).filter(({ difference }) => difference !== null);
    other.close();
    expect(different.map(({ what }) => what)).toEqual([`shell: ${at}lock-tokens`, `shell: ${at}`].sort());
  });

  it('names contracts, exchanges, tokens, fees and chains of the configuration that are not published [CHK-02]', async () => {
    const other = '0x0000000000000000000000000000000000000002';
    type Chain = Record<'contracts', Record<string, unknown>> &
      Record<'exchanges' | 'baseTokens', Record<string, unknown>[]> & {
        id: number;
        BASE_FEE: number;
        TOKEN_FEE: number;
      };
    const named = (change: (chain: Chain, chains: Record<string, Chain>) => void) =>
      withFile(
        'config.json',
        ({ chains }: { chains: Record<string, Chain> }) => change(chains[56] as Chain, chains),
        differences,
      );
    const says = 'config.json: chain 56: the published list does not say so: ';
    expect(await named(({ contracts }) => Object.assign(contracts, { launchpadFactory: other }))).toEqual([
      `${says}launchpadFactory ${other}`,
    ]);
    expect(await named(({ contracts }) => Object.assign(contracts, { lockProof: null }))).toEqual([]);
    expect(await named(({ exchanges }) => Object.assign(exchanges[0] ?? {}, { router: other }))).toEqual([
      expect.stringMatching(`^${says}exchange 0x\\w{40} with router ${other}$`),
    ]);
    expect(await named(({ baseTokens }) => Object.assign(baseTokens[1] ?? {}, { address: other }))).toEqual([
      `${says}base token ${other}`,
    ]);
    expect(await named((chain) => Object.assign(chain, { BASE_FEE: 39, TOKEN_FEE: 1 }))).toEqual([
      `${says}BASE_FEE 39, TOKEN_FEE 1`,
    ]);
    expect(
      await named((chain) => Object.assign(chain, { sourceCode: { [other]: PAGE, [ADDRESS]: `${PAGE}2` } })),
    ).toEqual([`${says}source code of ${other} at ${PAGE}, source code of ${ADDRESS} at ${PAGE}2`]);
    expect(await named((chain, chains) => Object.assign(chains, { 57: { ...chain, id: 57 } }))).toEqual([
      'config.json: chain 57: it is not in the published list',
    ]);
  });

  it('names an area that is not of this checkout, and an entry that is not the manifest [CHK-02]', async () => {
    const named = (change: (remote: Record<string, unknown>) => void) =>
      withFile(
        'remotes.json',
        ({ remotes: [remote] }: { remotes: [Record<string, unknown>] }) => change(remote),
        differences,
      );
    expect(await named((remote) => Object.assign(remote, { name: 'guide' }))).toContain(
      'remotes.json: guide: this checkout has no such area',
    );
    for (const entry of ['evil.json', 'mf-manifest.json?/evil/'])
      expect(await named((remote) => Object.assign(remote, { entry: area + entry }))).toContain(
        `remotes.json: mf_lock: its entry is ${area}${entry}, not ${area}mf-manifest.json`,
      );
  });

  describe('with a log of releases', () => {
    const key = newReleaseKey();
    const keys = [{ address: key.address }];
    const manifest = () => readFileSync(join(built('mf-lock'), 'mf-manifest.json'), 'utf8');
    let log: ReleaseEntry[];
    const publishLog = (releases: readonly ReleaseEntry[]) => write('releases.json', JSON.stringify({ releases }));
    /** What is named while the configuration has a log. */
    const named = () =>
      withFile(
        'config.json',
        (config: Record<string, unknown>) => Object.assign(config, { releaseLog: { keys } }),
        differences,
      );
    const append = async (releases: readonly ReleaseEntry[], version: string, text: string, by = key) =>
      appendRelease(
        releases,
        [{ address: by.address }],
        { area: 'mf_lock', version, commit: null, manifest: await sha256(text) },
        new Date(0),
        by.sign,
      );
    const entry = (place: number) => log[place - 1] as ReleaseEntry;

    beforeAll(async () => {
      log = await append(await append(await append([], '1.0.0', 'old'), '1.1.0', manifest()), '1.2.0', 'newer');
    });
    afterAll(() => rmSync(join(folder, 'releases.json')));

    it('finds an older release in it that the site has gone back to the same [CHK-03]', async () => {
      publishLog(log);
      expect(await named()).toEqual([]);
      const findings = await withFile(
        'config.json',
        (config: Record<string, unknown>) => Object.assign(config, { releaseLog: { keys } }),
        () => verifySite(site, built, published),
      );
      expect(findings.map(({ what }) => what)).toEqual(
        expect.arrayContaining([`releases.json: 3 entries by ${key.address}`, 'releases.json: mf_lock']),
      );
    });

    it('names a changed byte, an entry that is gone or elsewhere, and the key of somebody else [CHK-03]', async () => {
      const says = `releases.json: 3 entries by ${key.address}: releases.json: entry`;
      publishLog([entry(1), { ...entry(2), version: '1.1.1' }, entry(3)]);
      expect(await named()).toEqual([`${says} 3 does not follow from what is before it`]);
      publishLog([entry(1), entry(2), { ...entry(3), version: '1.2.1' }]);
      expect(await named()).toEqual([`${says} 3 is not what a key of the operator has signed`]);
      publishLog([entry(2), entry(1), entry(3)]);
      expect(await named()).toEqual([`${says} 2 is in the place of entry 1`]);
      publishLog([entry(2), entry(3)]);
      expect(await named()).toEqual([`${says} 2 is in the place of entry 1`.replace('3 entries', '2 entries')]);
      const other = newReleaseKey();
      publishLog(await append([], '1.1.0', manifest(), other));
      expect(await named()).toEqual([
        `${says} 1 is not what a key of the operator has signed`.replace('3 entries', '1 entries'),
      ]);
    });

    it('names an area whose manifest is not in it, a log that cannot be read, and one with other fields [CHK-03]', async () => {
      publishLog([entry(1)]);
      expect(await named()).toEqual([
        `releases.json: mf_lock: the log has no release with the manifest ${await sha256(manifest())}`,
      ]);
      rmSync(join(folder, 'releases.json'));
      expect(await named()).toEqual([
        expect.stringContaining(`releases.json: ${site}releases.json cannot be read: it answers 404`),
      ]);
      write('releases.json', JSON.stringify({ releases: [{ ...entry(1), note: '' }] }));
      expect(await named()).toEqual([expect.stringContaining('releases.json: it has fields that no entry has')]);
    });
  });

  it('reads no answer without end, and follows nobody elsewhere [CHK-02]', async () => {
    const bomb = brotliCompressSync(Buffer.alloc(33 * 2 ** 20));
    const server = createServer(({ url }, response) => {
      if (url === '/config.json') response.writeHead(200, { 'content-encoding': 'br' }).end(bomb);
      else response.writeHead(302, { location: `${site}remotes.json` }).end();
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    await expect(readPublished(`${at}config.json`)).rejects.toThrow('it has more than 32 MB');
    await expect(readPublished(`${at}remotes.json`)).rejects.toThrow(`${at}remotes.json cannot be read`);
    server.close();
  });

  it('refuses a site of others, and a checkout that is not built [CHK-02]', async () => {
    await expect(verifySite(area, built, published)).rejects.toThrow(
      `${area}config.json cannot be read: it answers 404`,
    );
    await expect(verifySite(site, (frontEnd) => join(folder, 'nowhere', frontEnd), published)).rejects.toThrow(
      'shell is not built',
    );
  });
});
