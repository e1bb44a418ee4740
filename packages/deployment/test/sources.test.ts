import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import {
  type ISolidityCompiler,
  SolidityCompilation,
  SourcifyChain,
  setLibSourcifyLoggerLevel,
  Verification,
} from '@ethereum-sourcify/lib-sourcify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { parseConfig } from '@rab/config';
import { cloneTarget } from '@rab/contracts/clone-target';
import {
  compiledOf,
  type Deployment,
  deployAll,
  type PlatformSettings,
  readDeployments,
  type StandardInput,
  writeDeployment,
  writeRecord,
} from '@rab/evm/deploy';
import { PlatformChain } from '@rab/evm/driver';
import type { Anvil } from '@rab/evm/startAnvil';
import { startPlatform } from '@rab/evm/startPlatform';
import { type Address, getAddress, type Hash, type Hex, isAddressEqual, parseEther, parseEventLogs } from 'viem';
import { readSettings, type SettingsInput } from '../src/readSettings.ts';
import { publishSources } from '../src/submission/publishSources.ts';
import { mergeConfig, writeConfig } from '../src/writeConfig.ts';
import { compileAside } from './compileAside.ts';
import { type Claim, type Match, VerifierServer } from './VerifierServer.ts';

const MAIN = fileURLToPath(new URL('../src/submission/main.ts', import.meta.url));
const EXAMPLE = fileURLToPath(new URL('../settings.example.json', import.meta.url));

const EXACT = { runtimeMatch: 'perfect', creationMatch: 'perfect' };

describe('published sources', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rab-sources-'));
  let anvil: Anvil;
  let account: (index: number) => Address;
  let settings: PlatformSettings;
  let stable: Address;
  let router: Address;
  let deployment: Deployment;
  let platform: PlatformChain;
  let sourcify: SourcifyChain;

  beforeAll(async () => {
    // warnings and worse
    setLibSourcifyLoggerLevel(1);
    const started = await startPlatform();
    ({ anvil, account, settings } = started);
    const [exchange] = settings.exchanges;
    router = exchange.router;
    stable = settings.baseTokens[0] ?? router;
    deployment = await deployAll({ client: anvil.client, deployer: account(0), settings });
    platform = new PlatformChain(anvil.client, { contracts: deployment.contracts, exchange });
    writeDeployment(join(folder, 'deployments.json'), deployment.record);
    sourcify = new SourcifyChain({
      name: 'Local chain',
      chainId: deployment.record.chainId,
      supported: true,
      rpcs: [{ rpc: anvil.url, traceSupport: 'trace_transaction' }],
    });
  }, 120_000);

  afterAll(() => {
    for (const { provider } of sourcify.rpcs) provider?.destroy();
    anvil.stop();
    aside.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const aside = compileAside();
  /** The compiler of the contracts. */
  const compiler: ISolidityCompiler = {
    compile: async (_, input) => JSON.parse(await aside.compile(JSON.stringify(input))),
  };

  const recorded = (name: string) => {
    const contract = deployment.record.contracts[name];
    if (!contract) throw new Error(`There is no ${name}.`);
    return contract;
  };
  /** What Sourcify says of a source and a contract. */
  async function judge({ input, source, compiler: version, address, transaction }: Claim) {
    const [path = '', name = ''] = source.split(':');
    const compilation = new SolidityCompilation(compiler, version, input as never, { path, name });
    const verification = new Verification(compilation, sourcify, address, transaction ?? undefined);
    await verification.verify();
    return verification.status;
  }
  /** That the code at an address is of the sources that are published for a contract. */
  const claimOf = (
    name: string,
    {
      change = (text: string) => text,
      address = recorded(name).address,
      transaction = recorded(name).transaction,
    } = {},
  ): Claim => {
    const { input, source } = recorded(name);
    const published: StandardInput = JSON.parse(change(readFileSync(join(folder, input ?? ''), 'utf8')));
    return { input: published, source, compiler: deployment.record.compiler, address, transaction };
  };
  /** What Sourcify says of that. */
  const statusOf = (...claim: Parameters<typeof claimOf>) => judge(claimOf(...claim));
  const otherComment = (text: string) => text.replace('The anti-bot registry', 'The anti-bot registrY');

  it('match every deployed contract exactly, the code behind clones included [CHK-01]', async () => {
    const names = Object.keys(deployment.record.contracts);
    expect(names).toHaveLength(27);
    const statuses: Record<string, unknown> = {};
    for (const name of names) statuses[name] = await statusOf(name);
    expect(statuses).toEqual(Object.fromEntries(names.map((name) => [name, EXACT])));
  }, 600_000);

  describe('that are submitted', () => {
    const KEY = 'TESTKEY1234567890';
    const CHAIN = 31_337;
    const known = new Map<string, Promise<Match>>();
    const matchOf = (claim: Claim): Promise<Match> => {
      const text = JSON.stringify(claim);
      const match =
        known.get(text) ??
        judge(claim).then(
          ({ runtimeMatch }) => (runtimeMatch === 'perfect' ? 'exact_match' : runtimeMatch && 'match'),
          () => null,
        );
      known.set(text, match);
      return match;
    };
    const services = new VerifierServer(matchOf);
    const config = join(folder, 'config.json');
    const settingsFile = join(folder, 'settings.json');
    let server: string;

    beforeAll(async () => {
      server = await services.start();
      const input = JSON.parse(readFileSync(EXAMPLE, 'utf8')) as SettingsInput;
      input.chain.id = CHAIN;
      input.verifiers = {
        sourcify: { server, repository: 'https://repo.example' },
        etherscan: { api: `${server}/api` },
      };
      writeFileSync(settingsFile, JSON.stringify(input));
      writeConfig(config, mergeConfig(null, readSettings(settingsFile), deployment, 0n));
    });

    beforeEach(() => {
      services.fault = null;
      services.forget();
      // three contracts say as much as all, but for the first test
      writeRecord(join(folder, 'deployments.json'), {
        ...deployment.record,
        contracts: Object.fromEntries(
          ['rabAntiBot', 'standardTokenFactory', 'standardToken'].map((name) => [name, recorded(name)]),
        ),
      });
    });

    afterAll(() => services.stop());

    /** What a run says. */
    async function run(wanted = readSettings(settingsFile), polls = 50_000): Promise<string> {
      const lines: string[] = [];
      const patience = { polls, interval: 10 };
      await publishSources({
        settings: wanted,
        configFile: config,
        apiKey: KEY,
        log: (line) => lines.push(line),
        patience,
      });
      const said = lines.join('\n');
      expect(said).not.toContain(KEY);
      return said;
    }
    const published = () => readDeployments(join(folder, 'deployments.json'))[CHAIN]?.contracts ?? {};
    /** Whose matches are published, by contract. */
    const matches = () =>
      Object.fromEntries(
        Object.entries(published()).map(([name, { verifications = [] }]) => [
          name,
          verifications.map(({ verifier, match }) => `${verifier} ${match}`),
        ]),
      );
    const of = (...each: string[]) => ({ rabAntiBot: each, standardTokenFactory: each, standardToken: each });
    const ALL = of('sourcify exact', 'etherscan null');

    it('are verified by Sourcify and by an explorer, the code behind clones included; what they say is published with links, which the configuration has of what visitors deal with; another run asks for nothing, and another deployment keeps them [CHK-04] [CHK-08]', async () => {
      writeRecord(join(folder, 'deployments.json'), deployment.record);
      expect(await run()).toBe(
        `Sourcify at ${server}: 27 of 27 contracts are verified.\nThe explorer at ${server}/api: 27 of 27 contracts are verified.`,
      );
      const { address } = recorded('standardToken');
      expect(published().standardToken?.verifications).toEqual([
        {
          verifier: 'sourcify',
          server,
          match: 'exact',
          at: '2026-01-02T03:04:05Z',
          link: `https://repo.example/${CHAIN}/${address}`,
        },
        {
          verifier: 'etherscan',
          server: `${server}/api`,
          match: null,
          at: expect.any(String),
          link: `https://bscscan.com/address/${address}#code`,
        },
      ]);
      expect(new Set(Object.values(matches()).map(String))).toEqual(new Set(['sourcify exact,etherscan null']));
      const { sourceCode } = parseConfig(JSON.parse(readFileSync(config, 'utf8'))).chains[CHAIN] ?? {};
      const cloned = ['presale', 'privateSale', 'fairLaunch', 'proRata', 'standardToken', 'antiBotStandardToken'];
      const variants = ['liquidityGeneratorToken', 'babyToken', 'buybackBabyToken'];
      expect(sourceCode).toEqual(
        Object.fromEntries(
          ['rabbitLock', 'positionLock', ...cloned, ...variants].map((name) => [
            recorded(name).address,
            `https://repo.example/${CHAIN}/${recorded(name).address}`,
          ]),
        ),
      );
      expect(services.keys).toEqual(new Set([KEY]));
      services.fault = null;
      expect(await run()).toContain('27 of 27');
      expect(services.requests).toEqual([]);
      const record = readDeployments(join(folder, 'deployments.json'))[CHAIN];
      const again = await deployAll({ client: anvil.client, deployer: account(0), settings, published: record });
      expect(again.record).toEqual(record);
    }, 600_000);

    it('wait for a later run where a service is gone; what the others say, and what it has said, is kept [CHK-08]', async () => {
      const whole = readSettings(settingsFile);
      const { sourcify: _, ...explorer } = whole.verifiers;
      await run({ ...whole, verifiers: explorer });
      const before = published();
      const gone = { sourcify: { server: 'http://127.0.0.1:9', repository: 'https://repo.example' }, ...explorer };
      expect(await run({ ...whole, verifiers: gone })).toBe(
        'Sourcify at http://127.0.0.1:9: 0 of 3 contracts are verified.\nSourcify at http://127.0.0.1:9 does not answer as it ' +
          `should (it cannot be reached): a later run submits what is left.\nThe explorer at ${server}/api: 3 of 3 contracts are verified.`,
      );
      expect(published()).toEqual(before);
      await run();
      expect(matches()).toEqual(of('etherscan null', 'sourcify exact'));
    });

    it('wait for a later run where a service refuses them, which says why without the key [CHK-08]', async () => {
      services.fault = 'refuses';
      const said = await run();
      expect(said).toContain('refuses rabAntiBot, standardTokenFactory, standardToken: No such compiler.\\u{a}');
      expect(said).toContain('refuses rabAntiBot, standardTokenFactory, standardToken: Invalid API Key …');
      expect(matches()).toEqual(of());
      services.fault = null;
      await run();
      expect(matches()).toEqual(ALL);
    });

    it('wait for a later run where a service does not decide, which is asked a few times only [CHK-08]', async () => {
      services.fault = 'never decides';
      const said = await run(readSettings(settingsFile), 4);
      expect(said.match(/has not decided on rabAntiBot, standardTokenFactory, standardToken yet/g)).toHaveLength(2);
      // looked up and submitted once, then four polls: of each of three contracts; the explorer refuses one at first
      expect(services.requests).toHaveLength(3 * (2 + 4) + 3 * (1 + 4));
      expect(matches()).toEqual(of());
      services.fault = null;
      await run();
      expect(matches()).toEqual(ALL);
    });

    it('are as good where somebody else has submitted them, before or meanwhile [CHK-08]', async () => {
      await run();
      const before = published();
      writeRecord(join(folder, 'deployments.json'), {
        ...deployment.record,
        contracts: Object.fromEntries(
          Object.entries(before).map(([name, { verifications: _, ...contract }]) => [name, contract]),
        ),
      });
      services.fault = null;
      await run();
      expect(matches()).toEqual(ALL);
      expect(services.requests).not.toContain(`POST /v2/verify/${CHAIN}/${recorded('rabAntiBot').address}`);

      services.forget();
      writeRecord(join(folder, 'deployments.json'), {
        ...deployment.record,
        contracts: { rabAntiBot: recorded('rabAntiBot') },
      });
      services.fault = 'somebody was faster';
      await run();
      expect(matches()).toEqual({ rabAntiBot: ['sourcify exact', 'etherscan null'] });
    });

    it('are published as no exact match where a comment is another, and as nothing where the code is [CHK-08]', async () => {
      const file = join(folder, recorded('rabAntiBot').input ?? '');
      const whole = readFileSync(file, 'utf8');
      writeFileSync(file, otherComment(whole));
      try {
        const { source, input } = recorded('standardTokenFactory');
        writeRecord(join(folder, 'deployments.json'), {
          ...deployment.record,
          contracts: {
            rabAntiBot: recorded('rabAntiBot'),
            standardToken: { ...recorded('standardToken'), source, input },
          },
        });
        // once it has nothing better, the service says that it knows as much
        for (const said of [await run(), await run()])
          expect(said).toContain('finds no exact match of rabAntiBot: the sources differ in part.');
        expect(await run()).toContain('refuses standardToken: The bytecodes differ.');
        expect(await run()).toContain('refuses standardToken: Fail - Unable to verify');
        expect(matches()).toEqual({ rabAntiBot: ['etherscan null', 'sourcify partial'], standardToken: [] });
      } finally {
        writeFileSync(file, whole);
      }
      await run();
      expect(matches()).toEqual({ rabAntiBot: ['etherscan null', 'sourcify exact'], standardToken: [] });
    });

    it('are submitted by `pnpm --filter @rab/deployment run submit`, with a key of the environment [CHK-08]', async () => {
      await run();
      writeRecord(join(folder, 'deployments.json'), {
        ...deployment.record,
        contracts: { rabAntiBot: recorded('rabAntiBot') },
      });
      services.keys.clear();
      const args = ['--import', 'tsx', MAIN, '--settings', settingsFile, '--config', config];
      const cwd = fileURLToPath(new URL('..', import.meta.url));
      const { stdout, stderr } = await promisify(execFile)(process.execPath, args, {
        cwd,
        env: { ...process.env, ETHERSCAN_API_KEY: 'OTHERKEY' },
      });
      expect(stdout.match(/1 of 1 contracts are verified/g)).toHaveLength(2);
      expect(stdout + stderr).not.toContain('OTHERKEY');
      expect(services.keys).toEqual(new Set(['OTHERKEY']));
      expect(matches()).toEqual({ rabAntiBot: ['sourcify exact', 'etherscan null'] });
    });
  });

  describe('match exactly what runs in', () => {
    /** The name of the contract whose code a clone runs. */
    async function behind(clone: Address): Promise<string | undefined> {
      const target = cloneTarget((await anvil.client.getCode({ address: clone })) ?? '0x');
      return Object.entries(deployment.record.contracts).find(
        ([, { address }]) => target && isAddressEqual(address, target),
      )?.[0];
    }
    /** Creates a token by any factory; resolves to its address. */
    async function tokenOf(factory: string, ...more: readonly unknown[]): Promise<Address> {
      const { address, source } = recorded(factory);
      const { abi } = compiledOf(source);
      const args = ['Token', 'TKN', 18, parseEther('1000000'), ...more];
      const value = parseEther('0.01');
      const hash: Hash = await anvil.client.writeContract({
        address,
        abi,
        functionName: 'create',
        args,
        value,
        account: account(1),
      });
      const { logs } = await platform.mined(hash);
      const [event] = parseEventLogs({ abi, eventName: 'TokenCreated', logs }) as unknown as {
        args: { token: Address };
      }[];
      return getAddress(event?.args.token ?? '0x');
    }
    const times = async () => {
      const now = await platform.now();
      return { owner: account(1), start: now + 3600n, end: now + 7200n };
    };
    const token = () => platform.createToken(account(1), { name: 'Sold', symbol: 'SLD' });

    it.each([
      ['a standard token', 'standardToken', () => tokenOf('standardTokenFactory')],
      ['a token with an anti-bot', 'antiBotStandardToken', () => tokenOf('antiBotStandardTokenFactory')],
      [
        'a liquidity generator token',
        'liquidityGeneratorToken',
        () => tokenOf('liquidityGeneratorTokenFactory', [router, 1n, 1n, account(1), 1n]),
      ],
      ['a baby token', 'babyToken', () => tokenOf('babyTokenFactory', [stable, 0n, 1n, 1n, 1n, account(1)])],
      ['a buyback baby token', 'buybackBabyToken', () => tokenOf('buybackBabyTokenFactory', [stable, 1n, 1n, 1n, 1n])],
      ['a sale', 'presale', async () => platform.createSale({ ...(await times()), token: await token() })],
      ['a grow', 'privateSale', async () => platform.createGrow({ ...(await times()), token: await token() })],
      [
        'a fair launch',
        'fairLaunch',
        async () =>
          platform.createFairLaunch({
            ...(await times()),
            token: await token(),
            selling: '1000',
            softCap: '1',
            maxOwner: '1',
          }),
      ],
      [
        'a pro rata sale',
        'proRata',
        async () =>
          platform.createProRata({
            ...(await times()),
            token: await token(),
            selling: '1000',
            softCap: '1',
            hardCap: '2',
            maxOwner: '1',
          }),
      ],
    ])(
      '%s [CHK-01]',
      async (_, implementation, create) => {
        expect(await behind(await create())).toBe(implementation);
        expect(await statusOf(implementation)).toEqual(EXACT);
      },
      120_000,
    );
  });

  it('do not match exactly when one letter of a comment is another [CHK-01]', async () => {
    expect(await statusOf('rabAntiBot', { change: otherComment })).toEqual({
      runtimeMatch: 'partial',
      creationMatch: 'partial',
    });
  }, 120_000);

  it('do not match when one bit of an instruction is another [CHK-01]', async () => {
    const { address } = recorded('rabAntiBot');
    const code = (await anvil.client.getCode({ address })) ?? '0x';
    const at = 400;
    const bytecode: Hex = `0x${code.slice(2, at)}${(Number.parseInt(code.charAt(at), 16) ^ 1).toString(16)}${code.slice(at + 1)}`;
    await anvil.client.setCode({ address, bytecode });
    // what Sourcify makes of other code with the same hash of the sources
    await expect(statusOf('rabAntiBot', { transaction: null })).rejects.toMatchObject({ code: 'extra_file_input_bug' });
  }, 120_000);
});
