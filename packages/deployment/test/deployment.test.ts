import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { parseConfig } from '@rab/config';
import { type DeploymentRecord, deployLocalExchange, readDeployments } from '@rab/evm/deploy';
import { type Anvil, startAnvil } from '@rab/evm/startAnvil';
import { type Hex, keccak256, toHex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import type { SettingsInput } from '../src/readSettings.ts';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const example = fileURLToPath(new URL('../settings.example.json', import.meta.url));
const CHAIN_ID = 31_337;

describe('pnpm --filter @rab/deployment run deploy', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rab-deployment-'));
  let anvil: Anvil;
  let settings: SettingsInput;

  beforeAll(async () => {
    anvil = await startAnvil();
    const [account] = await anvil.client.getAddresses();
    if (!account) throw new Error('anvil offers no accounts');
    const { wrappedNative, exchange, v3, stable } = await deployLocalExchange(anvil.client, account);
    settings = JSON.parse(readFileSync(example, 'utf8')) as SettingsInput;
    settings.chain.id = CHAIN_ID;
    settings.chain.baseTokens = settings.chain.baseTokens.slice(0, 2);
    Object.assign(settings.chain.baseTokens[1] ?? {}, { address: stable });
    settings.platform.wrappedNative = wrappedNative;
    settings.exchanges = [{ name: 'Uniswap', ...exchange }];
    settings.chain.positionManagers = [{ name: 'Uniswap V3', address: v3.positionManager }];
    settings.verifiers = { sourcify: { server: 'http://127.0.0.1:9', repository: 'https://repo.example' } };
  }, 60_000);

  afterAll(() => {
    anvil.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** A funded key of its own: its contracts have addresses of their own. */
  async function newDeployer(seed: string): Promise<Hex> {
    const key = keccak256(toHex(seed));
    await anvil.client.setBalance({ address: privateKeyToAccount(key).address, value: 10n ** 20n });
    return key;
  }
  const transactionsOf = (key: Hex) => anvil.client.getTransactionCount({ address: privateKeyToAccount(key).address });

  function start(key: string | undefined, config: string, change?: (settings: SettingsInput) => void): ChildProcess {
    const file = join(folder, `settings-${Math.random().toString(36).slice(2)}.json`);
    const wanted = structuredClone(settings);
    if (key) wanted.platform.owner = privateKeyToAccount(key as Hex).address;
    change?.(wanted);
    writeFileSync(file, JSON.stringify(wanted));
    const args = ['--rpc', anvil.url, '--settings', file, '--config', join(folder, config)];
    const { DEPLOYER_KEY: _, ...env } = process.env;
    return spawn(process.execPath, ['--import', 'tsx', main, ...args], {
      cwd: fileURLToPath(new URL('..', import.meta.url)),
      env: { ...env, ...(key && { DEPLOYER_KEY: key }) },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  }

  /** Runs to the end, or until `killAt` is printed; then it is killed at once. */
  function finish(child: ChildProcess, killAt?: string): Promise<{ code: number | null; output: string }> {
    return new Promise((resolve) => {
      let output = '';
      const read = (data: Buffer) => {
        output += data.toString();
        if (killAt && output.includes(killAt)) child.kill('SIGKILL');
      };
      child.stdout?.on('data', read);
      child.stderr?.on('data', read);
      child.once('close', (code) => resolve({ code, output }));
    });
  }

  /** What is published of the chain; each contract is there, with the transaction that has created it. */
  async function publishedBy(runs: string): Promise<DeploymentRecord> {
    const record = readDeployments(join(folder, runs, 'deployments.json'))[CHAIN_ID];
    if (!record) throw new Error('Nothing is published.');
    for (const { address, block, transaction, input } of Object.values(record.contracts)) {
      if (block === null || transaction === null) throw new Error(`Nobody knows when ${address} was created.`);
      const [before, after] = [BigInt(block) - 1n, BigInt(block)];
      expect(await anvil.client.getCode({ address, blockNumber: before })).toBeUndefined();
      expect(await anvil.client.getCode({ address, blockNumber: after })).toBeDefined();
      const { blockNumber, status } = await anvil.client.getTransactionReceipt({ hash: transaction });
      expect({ blockNumber, status }).toEqual({ blockNumber: after, status: 'success' });
      if (input !== null) expect(existsSync(join(folder, runs, input))).toBe(true);
    }
    return record;
  }

  const configOf = (file: string) => parseConfig(JSON.parse(readFileSync(join(folder, file), 'utf8')));

  it('deploys, reads back and writes a configuration that the front ends accept; who has which power and that there is one exchange alone is said; a second run sends nothing; what is needed to check it is published, and a service that is gone stops nothing [PRM-10] [PRM-12] [CHK-04] [CHK-08]', async () => {
    const key = await newDeployer('fresh');
    mkdirSync(join(folder, 'fresh'));
    const first = await finish(start(key, 'fresh/config.json'));
    expect(first).toMatchObject({ code: 0, output: expect.stringContaining('everything was read back') });
    const chain = configOf('fresh/config.json').chains[CHAIN_ID];
    expect(chain?.BASE_FEE).toBe(40);
    for (const address of Object.values(chain?.contracts ?? {}))
      if (address && address !== settings.chain.multicall)
        expect(await anvil.client.getCode({ address })).toBeDefined();
    expect(first.output).toContain('has to let the timelock');
    expect(first.output).toContain('7 of 7 powers are unprotected');
    expect(first.output).toContain('One exchange is configured');
    expect(first.output).toContain('Sourcify at http://127.0.0.1:9: 0 of 27 contracts are verified.');
    const record = await publishedBy('fresh');
    expect(Object.keys(record.contracts)).toHaveLength(28);
    expect(record.contracts.timelock?.input).toBeNull();
    const sent = await transactionsOf(key);
    expect((await finish(start(key, 'fresh/config.json'))).output).toContain('0 transactions sent');
    expect(await transactionsOf(key)).toBe(sent);
    expect(await publishedBy('fresh')).toEqual(record);

    const config = readFileSync(join(folder, 'fresh/config.json'), 'utf8');
    const change = ({ platform }: SettingsInput) => Object.assign(platform, { baseFee: 30 });
    const changed = await finish(start(key, 'fresh/config.json', change));
    expect(changed.output).toContain('1 transactions sent');
    expect(readFileSync(join(folder, 'fresh/config.json'), 'utf8')).toBe(
      config.replace('"BASE_FEE": 40', '"BASE_FEE": 30'),
    );
    expect(await publishedBy('fresh')).toEqual({ ...record, settings: { ...record.settings, baseFee: 30 } });
  }, 120_000);

  it('a deployment that was killed continues with the next run, deploys nothing twice, and finds when it created what it had [CHK-04]', async () => {
    const whole = await newDeployer('whole');
    await finish(start(whole, 'whole.json'));
    const key = await newDeployer('killed');
    mkdirSync(join(folder, 'killed'));
    for (const line of ['launchpadSetting', 'privateSaleFactory']) {
      const { code } = await finish(start(key, 'killed/config.json'), line);
      expect(code).toBeNull();
    }
    expect(await transactionsOf(key)).toBeLessThan(await transactionsOf(whole));
    expect(await finish(start(key, 'killed/config.json'))).toMatchObject({ code: 0 });
    expect(await transactionsOf(key)).toBe(await transactionsOf(whole));
    await publishedBy('killed');
    expect(configOf('killed/config.json').chains[CHAIN_ID]?.contracts.rabbitLock).not.toBeNull();
  }, 120_000);

  it.each([
    ['the chain is another one', (s: SettingsInput) => Object.assign(s.chain, { id: 56 }), 'is chain 31337'],
    ['a field is wrong', (s: SettingsInput) => Object.assign(s.platform, { feeAddress: 'me' }), 'platform.feeAddress'],
    ['a fee is too high', (s: SettingsInput) => Object.assign(s.platform, { baseFee: 101 }), 'platform.baseFee'],
  ])(
    'says what is wrong when %s, and sends nothing',
    async (_, change, sentence) => {
      const key = await newDeployer('refused');
      const { code, output } = await finish(start(key, 'refused.json', change));
      expect(code).toBe(1);
      expect(output).toContain(sentence);
      expect(await transactionsOf(key)).toBe(0);
    },
    60_000,
  );

  it('asks for the key, which is never an argument', async () => {
    const { code, output } = await finish(start(undefined, 'none.json'));
    expect(code).toBe(1);
    expect(output).toContain('DEPLOYER_KEY');
  }, 60_000);

  it('does not replace contracts without `--replace`, and keeps the other chains', async () => {
    const key = await newDeployer('fresh');
    const config = JSON.parse(readFileSync(join(folder, 'whole.json'), 'utf8'));
    config.chains[56] = { ...config.chains[CHAIN_ID], id: 56 };
    writeFileSync(join(folder, 'other.json'), JSON.stringify(config));
    const sent = await transactionsOf(key);
    const { code, output } = await finish(start(key, 'other.json'));
    expect(code).toBe(1);
    expect(output).toContain('--replace launchpadSetting');
    expect(await transactionsOf(key)).toBe(sent);
    // only the locker's address does not depend on the deployer
    expect(output).not.toContain('--replace rabbitLock');

    config.chains[CHAIN_ID] = undefined;
    config.defaultChainId = 56;
    writeFileSync(join(folder, 'other.json'), JSON.stringify(config));
    expect(await finish(start(key, 'other.json'))).toMatchObject({ code: 0 });
    expect(Object.keys(configOf('other.json').chains)).toEqual(['56', String(CHAIN_ID)]);
  }, 120_000);
});
