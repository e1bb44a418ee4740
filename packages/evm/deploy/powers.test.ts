import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { timelockControllerAbi } from '@rab/contracts/abis/foreign';
import { guardOf } from '@rab/contracts/powers';
import { type Address, encodeDeployData, encodeFunctionData, getAddress, type Hash, type Hex, zeroAddress } from 'viem';
import { ownArtifact, publishedArtifact } from './artifact.ts';
import { deployAll } from './deploy.ts';
import { describePowers } from './readPowers.ts';
import type { PlatformSettings } from './settings.ts';
import type { Anvil } from './startAnvil.ts';
import { startPlatform } from './startPlatform.ts';
import { acceptanceBy } from './timelock.ts';

const HOURS = 48;
const SAFE = '@safe-global/safe-contracts/build/artifacts/contracts';

describe('powers over the platform [PRM-10]', () => {
  let anvil: Anvil;
  let account: (index: number) => Address;
  let settings: PlatformSettings;

  const deploy = (owner: Address, timelockHours?: number, change: Partial<PlatformSettings> = {}) =>
    deployAll({
      client: anvil.client,
      deployer: account(0),
      settings: { ...settings, ...change },
      owner,
      ...(timelockHours !== undefined && { timelockHours }),
    });

  /** Mines a transaction and answers what it created. */
  async function mined(hash: Hash): Promise<Address> {
    const { status, contractAddress } = await anvil.client.waitForTransactionReceipt({ hash });
    expect(status).toBe('success');
    return getAddress(contractAddress ?? zeroAddress);
  }
  const create = async (path: string, args: readonly unknown[] = []) => {
    const { abi, bytecode } = publishedArtifact(path);
    const data = encodeDeployData({ abi, bytecode, args });
    return mined(await anvil.client.sendTransaction({ account: account(0), data }));
  };

  /** A real Safe of accounts 5 to 7. */
  async function createSafe(threshold: bigint): Promise<Address> {
    const address = await create(`${SAFE}/proxies/SafeProxy.sol/SafeProxy.json`, [
      await create(`${SAFE}/Safe.sol/Safe.json`),
    ]);
    const { abi } = publishedArtifact(`${SAFE}/Safe.sol/Safe.json`);
    const owners = [account(5), account(6), account(7)];
    const args = [owners, threshold, zeroAddress, '0x', zeroAddress, zeroAddress, 0n, zeroAddress];
    await mined(await anvil.client.writeContract({ address, abi, functionName: 'setup', args, account: account(0) }));
    return address;
  }

  beforeAll(async () => {
    ({ anvil, account, settings } = await startPlatform());
  }, 60_000);

  afterAll(() => {
    anvil.stop();
  });

  it('reports single keys as `UNPROTECTED`', async () => {
    const { powers } = await deploy(account(0));
    const lines = describePowers(powers);
    expect(lines).toContain(
      `administrator (fails sales, reviews grow sales, labels): ${account(2)}, UNPROTECTED: one key acts alone and at once`,
    );
    expect(lines.at(-1)).toBe(
      '7 of 7 powers are unprotected: put each behind a multisig or a timelock before anybody pays in.',
    );
  }, 60_000);

  it('reports a Safe and how many have to sign; one signer does not count as a guard', async () => {
    expect(await guardOf(anvil.client, await createSafe(2n))).toEqual({ kind: 'multisig', threshold: 2, signers: 3 });
    const alone = await createSafe(1n);
    const { powers } = await deploy(account(0), undefined, { rabAddress: alone });
    const lines = describePowers(powers);
    expect(lines.at(-2)).toContain(`${alone}, UNPROTECTED: a multisig of which 1 of 3 have to sign`);
    await deploy(account(0));
  }, 60_000);

  it('counts an account that delegates to code as a key, and does not judge contracts it does not know', async () => {
    const code: Hex = `0xef0100${account(1).slice(2)}`;
    await anvil.client.setCode({ address: account(8), bytecode: code });
    expect(await guardOf(anvil.client, account(8))).toEqual({ kind: 'key' });
    expect(await guardOf(anvil.client, settings.wrappedNative)).toEqual({ kind: 'contract' });
  });

  it('puts settings and token factories behind a timelock, which accepts them after its delay and not before', async () => {
    const safe = await createSafe(2n);
    const change = { rabAddress: safe };
    const offered = await deploy(account(3), HOURS, change);
    expect((await deploy(account(3), HOURS, change)).sent).toBe(0);
    const timelock = offered.pendingOwners[0]?.newOwner ?? zeroAddress;
    expect(offered.pendingOwners.map(({ newOwner }) => newOwner)).toEqual(Array(6).fill(timelock));
    // until then the deployer has them
    expect(describePowers(offered.powers)[0]).toContain(
      `${account(0)}, UNPROTECTED: one key acts alone and at once; offered to ${timelock}, which has not accepted`,
    );

    const { schedule, execute } = acceptanceBy(offered.pendingOwners, HOURS);
    const send = (from: Address, data: Hex) => anvil.client.sendTransaction({ account: from, to: timelock, data });
    const outcome = async (hash: Hash) => (await anvil.client.waitForTransactionReceipt({ hash })).status;
    expect(await outcome(await send(account(0), schedule))).toBe('reverted');
    await mined(await send(account(3), schedule));
    await anvil.client.increaseTime({ seconds: HOURS * 3600 - 60 });
    await anvil.client.mine({ blocks: 1 });
    expect(await outcome(await send(account(3), execute))).toBe('reverted');
    await anvil.client.increaseTime({ seconds: 61 });
    await anvil.client.mine({ blocks: 1 });
    expect(await outcome(await send(account(0), execute))).toBe('reverted');
    await mined(await send(account(3), execute));

    const { pendingOwners, powers } = await deploy(account(3), HOURS, change);
    expect(pendingOwners).toEqual([]);
    const lines = describePowers(powers);
    expect(lines[0]).toBe(
      `launchpadSetting (fees of later sales, exchanges, base tokens, the administrator): ${timelock}, a timelock of 48 hours, to which ${account(3)} proposes, UNPROTECTED: one key acts alone and at once`,
    );
    expect(lines.at(-2)).toContain('a multisig of which 2 of 3 have to sign');
    expect(lines.at(-1)).toBe('No power is unprotected.');

    // nobody has the settings without the delay, and nobody can change who proposes
    const { abi } = ownArtifact('LaunchpadSetting');
    const data = encodeFunctionData({ abi, functionName: 'setFees', args: [0n, 0n, 0n, account(3)] });
    const to = offered.contracts.launchpadSetting;
    for (const from of [account(0), account(3)])
      expect(await outcome(await anvil.client.sendTransaction({ account: from, to, data }))).toBe('reverted');
    const read = { address: timelock, abi: timelockControllerAbi } as const;
    const admin = await anvil.client.readContract({ ...read, functionName: 'DEFAULT_ADMIN_ROLE' });
    for (const each of [account(0), account(3)])
      expect(await anvil.client.readContract({ ...read, functionName: 'hasRole', args: [admin, each] })).toBe(false);
    await expect(deploy(account(3), HOURS)).rejects.toThrow('launchpadSetting.getRABAddress');
    await expect(deploy(account(4), undefined, change)).rejects.toThrow(
      `belongs to ${timelock}, who has to call transferOwnership(${account(4)}).`,
    );
  }, 120_000);
});
