import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type ISolidityCompiler,
  SolidityCompilation,
  SourcifyChain,
  setLibSourcifyLoggerLevel,
  Verification,
} from '@ethereum-sourcify/lib-sourcify';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { compiledOf, type Deployment, deployAll, type StandardInput, writeDeployment } from '@rab/evm/deploy';
import { PlatformChain } from '@rab/evm/driver';
import type { Anvil } from '@rab/evm/startAnvil';
import { startPlatform } from '@rab/evm/startPlatform';
import solc from 'solc';
import { type Address, getAddress, type Hash, type Hex, parseEther, parseEventLogs } from 'viem';

/** OpenZeppelin's minimal proxy (EIP-1167), and the immutable arguments behind it. */
const CLONE = /^0x363d3d373d3d3d363d73(?<implementation>[0-9a-f]{40})5af43d82803e903d91602b57fd5bf3/;
const EXACT = { runtimeMatch: 'perfect', creationMatch: 'perfect' };

describe('published sources', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rab-sources-'));
  let anvil: Anvil;
  let account: (index: number) => Address;
  let stable: Address;
  let router: Address;
  let deployment: Deployment;
  let platform: PlatformChain;
  let sourcify: SourcifyChain;

  beforeAll(async () => {
    // warnings and worse
    setLibSourcifyLoggerLevel(1);
    const started = await startPlatform();
    ({ anvil, account } = started);
    const { settings } = started;
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
    rmSync(folder, { recursive: true, force: true });
  });

  const outputs = new Map<string, string>();
  /** The compiler of the contracts; what it has compiled once it knows. */
  const compiler: ISolidityCompiler = {
    compile: async (_, input) => {
      const text = JSON.stringify(input);
      const output = outputs.get(text) ?? solc.compile(text);
      outputs.set(text, output);
      return JSON.parse(output);
    },
  };

  const recorded = (name: string) => {
    const contract = deployment.record.contracts[name];
    if (!contract) throw new Error(`There is no ${name}.`);
    return contract;
  };
  /** What Sourcify says of the code at an address and the sources that are published for a contract. */
  async function statusOf(
    name: string,
    {
      change = (text: string) => text,
      address = recorded(name).address,
      transaction = recorded(name).transaction,
    } = {},
  ) {
    const { input, source } = recorded(name);
    const [path = '', contract = ''] = source.split(':');
    const published: StandardInput = JSON.parse(change(readFileSync(join(folder, input ?? ''), 'utf8')));
    const compilation = new SolidityCompilation(compiler, deployment.record.compiler, published as never, {
      path,
      name: contract,
    });
    const verification = new Verification(compilation, sourcify, address, transaction ?? undefined);
    await verification.verify();
    return verification.status;
  }

  it('match every deployed contract exactly, the code behind clones included [CHK-01]', async () => {
    const names = Object.keys(deployment.record.contracts);
    expect(names).toHaveLength(22);
    const statuses: Record<string, unknown> = {};
    for (const name of names) statuses[name] = await statusOf(name);
    expect(statuses).toEqual(Object.fromEntries(names.map((name) => [name, EXACT])));
  }, 600_000);

  describe('match exactly what runs in', () => {
    /** The name of the contract whose code a clone runs. */
    async function behind(clone: Address): Promise<string | undefined> {
      const code: Hex = (await anvil.client.getCode({ address: clone })) ?? '0x';
      const target = CLONE.exec(code)?.groups?.implementation;
      return Object.entries(deployment.record.contracts).find(
        ([, { address }]) => address.slice(2).toLowerCase() === target,
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
    const change = (text: string) => text.replace('The anti-bot registry', 'The anti-bot registrY');
    expect(await statusOf('rabAntiBot', { change })).toEqual({ runtimeMatch: 'partial', creationMatch: 'partial' });
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
