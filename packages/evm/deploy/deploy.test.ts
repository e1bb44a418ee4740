import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestClient, http, parseEther, publicActions, walletActions } from 'viem';
import { foundry } from 'viem/chains';
import { ownArtifact } from './artifact.ts';
import { type Deployment, deployAll } from './deploy.ts';

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

function anvilBinary(): string {
  const here = createRequire(import.meta.url);
  const launcher = createRequire(here.resolve('@foundry-rs/anvil/package.json'));
  const arch = process.arch === 'x64' ? 'amd64' : process.arch;
  return join(dirname(launcher.resolve(`@foundry-rs/anvil-${process.platform}-${arch}/package.json`)), 'bin', 'anvil');
}

const connect = (port: number) =>
  createTestClient({ mode: 'anvil', chain: foundry, transport: http(`http://127.0.0.1:${port}`), pollingInterval: 20 })
    .extend(publicActions)
    .extend(walletActions);

describe('deployAll', () => {
  let anvil: ChildProcess;
  let client: ReturnType<typeof connect>;
  let accounts: readonly `0x${string}`[];
  let deployment: Deployment;

  const settingOf = (functionName: string, args: readonly unknown[] = []) =>
    client.readContract({
      address: deployment.launchpadSetting,
      abi: ownArtifact('LaunchpadSetting').abi,
      functionName,
      args,
    });

  beforeAll(async () => {
    const port = await freePort();
    anvil = spawn(anvilBinary(), ['--port', String(port), '--host', '127.0.0.1', '--silent'], { stdio: 'ignore' });
    client = connect(port);
    for (let ready = false; !ready; ) {
      ready = await client.getChainId().then(
        () => true,
        () => false,
      );
    }
    accounts = await client.getAddresses();
    const [owner, feeAddress, rabAddress] = accounts;
    if (!owner || !feeAddress || !rabAddress) throw new Error('anvil offers no accounts');
    deployment = await deployAll({
      client,
      owner,
      feeAddress,
      rabAddress,
      baseFee: 40,
      tokenFee: 0,
      creationFee: parseEther('0.1'),
      tokenCreationFee: parseEther('0.01'),
    });
  }, 60_000);

  afterAll(() => {
    anvil.kill();
  });

  it('puts code at every address', async () => {
    const { startBlock, ...addresses } = deployment;
    expect(startBlock).toBe(0n);
    for (const address of Object.values(addresses)) {
      expect((await client.getCode({ address }))?.length).toBeGreaterThan(2);
    }
  });

  it('wires the settings', async () => {
    expect(await settingOf('getBaseFee')).toBe(40n);
    expect(await settingOf('getRABAddress')).toBe(accounts[2]);
    expect(await settingOf('getFeeAddress')).toBe(accounts[1]);
    expect(await settingOf('isExchange', [deployment.exchangeFactory])).toBe(true);
    expect(await settingOf('baseTokens')).toHaveLength(2);
  });
});
