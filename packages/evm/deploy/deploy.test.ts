import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Address, zeroAddress } from 'viem';
import { ownArtifact } from './artifact.ts';
import { addressesOf, type Deployment, deployAll } from './deploy.ts';
import { planDeployment } from './plan.ts';
import type { PlatformSettings } from './settings.ts';
import type { Anvil } from './startAnvil.ts';
import { startPlatform } from './startPlatform.ts';

describe('deployAll', () => {
  let anvil: Anvil;
  let account: (index: number) => Address;
  let settings: PlatformSettings;
  let deployment: Deployment;

  const deploy = (change: Partial<PlatformSettings> = {}, owner?: Address) =>
    deployAll({
      client: anvil.client,
      deployer: account(0),
      settings: { ...settings, ...change },
      ...(owner && { owner }),
    });
  const settingOf = (functionName: string, args: readonly unknown[] = []) =>
    anvil.client.readContract({
      address: deployment.contracts.launchpadSetting,
      abi: ownArtifact('LaunchpadSetting').abi,
      functionName,
      args,
    });

  beforeAll(async () => {
    ({ anvil, account, settings } = await startPlatform());
    deployment = await deploy();
  }, 60_000);

  afterAll(() => {
    anvil.stop();
  });

  it('puts code at every address', async () => {
    for (const address of Object.values(deployment.contracts))
      expect((await anvil.client.getCode({ address }))?.length).toBeGreaterThan(2);
  });

  it('wires the settings', async () => {
    expect(await settingOf('getBaseFee')).toBe(40n);
    expect(await settingOf('getRABAddress')).toBe(account(2));
    expect(await settingOf('getFeeAddress')).toBe(account(1));
    expect(await settingOf('isExchange', [settings.exchanges[0]?.factory])).toBe(true);
    expect(await settingOf('baseTokens')).toHaveLength(2);
  });

  it('deploys the lock of positions, and what proves its locks, for the managers that the settings name, and none where they name none [LIQ-01] [LIQ-03]', async () => {
    const { positionLock, positionProof } = deployment.contracts;
    const managers = await anvil.client.readContract({
      address: positionLock ?? zeroAddress,
      abi: ownArtifact('RabbitPositionLock').abi,
      functionName: 'managers',
    });
    expect(managers).toEqual(settings.positionManagers);
    const proven = await anvil.client.readContract({
      address: positionProof ?? zeroAddress,
      abi: ownArtifact('PositionProof').abi,
      functionName: 'LOCKER',
    });
    expect(proven).toBe(positionLock);
    const without = addressesOf(planDeployment(account(0), { ...settings, positionManagers: [] }));
    const { positionLock: _, positionProof: __, antiBotStandardToken: ___, ...others } = deployment.contracts;
    expect(without).toEqual(others);
  });

  it('refuses an address that is no position manager, before it wires anything', async () => {
    const { sent } = await deploy();
    await expect(deploy({ positionManagers: [settings.wrappedNative] })).rejects.toThrow('positionLock');
    expect((await deploy()).sent).toBe(0);
    expect(sent).toBe(0);
  });

  it('sends nothing when all is there', async () => {
    const again = await deploy();
    expect(again).toEqual({ ...deployment, sent: 0 });
  });

  it('changes just what differs', async () => {
    const { sent } = await deploy({ baseFee: 30, tokenFee: 10, baseTokens: [] });
    // the fees by one call, the base token that is no longer wanted by another
    expect(sent).toBe(2);
    expect(await settingOf('getTokenFee')).toBe(10n);
    expect(await settingOf('baseTokens')).toEqual([zeroAddress]);
    expect((await deploy()).sent).toBe(2);
  });

  it('hands over in two steps, and then reports what it may no longer change', async () => {
    const owner = account(3);
    const { pendingOwners } = await deploy({}, owner);
    expect(pendingOwners.map(({ contract }) => contract).sort()).toEqual([
      'antiBotStandardTokenFactory',
      'babyTokenFactory',
      'buybackBabyTokenFactory',
      'launchpadSetting',
      'liquidityGeneratorTokenFactory',
      'standardTokenFactory',
    ]);
    expect((await deploy({}, owner)).sent).toBe(0);
    const { abi } = ownArtifact('LaunchpadSetting');
    const address = deployment.contracts.launchpadSetting;
    await anvil.client.writeContract({ address, abi, functionName: 'acceptOwnership', account: owner });
    await expect(deploy({ baseFee: 20 }, owner)).rejects.toThrow('launchpadSetting.getBaseFee is "40", wanted "20"');
  });
});
