import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { parseEther } from 'viem';
import { ownArtifact } from './artifact.ts';
import { type Deployment, deployAll } from './deploy.ts';
import { type Anvil, startAnvil } from './startAnvil.ts';

describe('deployAll', () => {
  let anvil: Anvil;
  let accounts: readonly `0x${string}`[];
  let deployment: Deployment;

  const settingOf = (functionName: string, args: readonly unknown[] = []) =>
    anvil.client.readContract({
      address: deployment.launchpadSetting,
      abi: ownArtifact('LaunchpadSetting').abi,
      functionName,
      args,
    });

  beforeAll(async () => {
    anvil = await startAnvil();
    accounts = await anvil.client.getAddresses();
    const [owner, feeAddress, rabAddress] = accounts;
    if (!owner || !feeAddress || !rabAddress) throw new Error('anvil offers no accounts');
    deployment = await deployAll({
      client: anvil.client,
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
    anvil.stop();
  });

  it('puts code at every address', async () => {
    const { startBlock, ...addresses } = deployment;
    expect(startBlock).toBe(0n);
    for (const address of Object.values(addresses)) {
      expect((await anvil.client.getCode({ address }))?.length).toBeGreaterThan(2);
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
