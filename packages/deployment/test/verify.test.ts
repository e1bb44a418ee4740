import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { launchpadSettingAbi, standardTokenFactoryAbi } from '@rab/contracts/abis';
import { timelockControllerAbi } from '@rab/contracts/abis/foreign';
import {
  compiledOf,
  type Deployment,
  type DeploymentRecord,
  deployAll,
  settingsOf,
  writeDeployment,
} from '@rab/evm/deploy';
import type { Anvil } from '@rab/evm/startAnvil';
import { startPlatform } from '@rab/evm/startPlatform';
import { type Address, type Hex, parseAbi, parseEther, zeroAddress } from 'viem';
import { describeVerification, verify } from '../src/verify/verify.ts';

const ownedAbi = parseAbi(['function acceptOwnership()', 'function transferOwnership(address)']);
const timelockAbi = parseAbi(['function updateDelay(uint256)', 'function revokeRole(bytes32, address)']);

describe('verify', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rab-verify-'));
  const file = join(folder, 'deployments.json');
  let anvil: Anvil;
  let account: (index: number) => Address;
  let deployment: Deployment;
  let original: string;
  let snapshot: Hex;

  beforeAll(async () => {
    const platform = await startPlatform();
    ({ anvil, account } = platform);
    deployment = await deployAll({
      client: anvil.client,
      deployer: account(0),
      settings: platform.settings,
      owner: account(3),
    });
    for (const { address } of deployment.pendingOwners)
      await anvil.client.writeContract({
        address,
        abi: ownedAbi,
        functionName: 'acceptOwnership',
        account: account(3),
      });
    writeDeployment(join(folder, 'published/deployments.json'), deployment.record);
    original = readFileSync(join(folder, 'published/deployments.json'), 'utf8');
  }, 120_000);

  beforeEach(async () => {
    snapshot = await anvil.client.snapshot();
    cpSync(join(folder, 'published'), folder, { recursive: true });
  });

  afterEach(async () => {
    await anvil.client.revert({ id: snapshot });
  });

  afterAll(() => {
    anvil.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const run = () => verify(anvil.client, file);
  /** What is named as different. */
  const differences = async () =>
    (await run()).findings.flatMap(({ what, difference }) => (difference === null ? [] : [`${what}: ${difference}`]));
  /** Publishes something else. */
  function publish(change: (record: DeploymentRecord) => void): void {
    const { chains } = JSON.parse(original);
    change(chains[31_337]);
    writeFileSync(file, JSON.stringify({ chains }));
  }
  const addressOf = (name: string): Address => {
    const contract = deployment.record.contracts[name];
    if (!contract) throw new Error(`There is no ${name}.`);
    return contract.address;
  };
  const codeOf = async (name: string): Promise<Hex> =>
    (await anvil.client.getCode({ address: addressOf(name) })) ?? '0x';
  /** Puts other code at a contract's address. */
  const setCode = (name: string, bytecode: Hex) => anvil.client.setCode({ address: addressOf(name), bytecode });
  /** Turns over the lowest bit of one byte. */
  const flipped = (code: Hex, at: number): Hex =>
    `${code.slice(0, 3 + at * 2)}${(Number.parseInt(code.charAt(3 + at * 2), 16) ^ 1).toString(16)}${code.slice(4 + at * 2)}` as Hex;

  it('finds everything the same after a deployment [CHK-02]', async () => {
    const verification = await run();
    expect(await differences()).toEqual([]);
    expect(verification.isSame).toBe(true);
    expect(describeVerification(verification).at(-1)).toMatch(/^All \d+ comparisons are the same\.$/);
  });

  it('knows a timelock, and names owners that it does not have yet [CHK-02]', async () => {
    const { record } = await deployAll({
      client: anvil.client,
      deployer: account(5),
      settings: settingsOf(deployment.record),
      owner: account(3),
      timelockHours: 48,
    });
    writeDeployment(file, record);
    const timelock = record.contracts.timelock?.address;
    expect((await run()).findings).toContainEqual({ what: `timelock ${timelock}: code`, difference: null });
    const named = await differences();
    expect(named).toHaveLength(6);
    for (const line of named)
      expect(line).toContain(`it is ${account(5)}, published is ${timelock}, to whom it is offered`);

    const address = timelock ?? '0x';
    await anvil.client.impersonateAccount({ address });
    await anvil.client.setBalance({ address, value: parseEther('1') });
    const role = await anvil.client.readContract({
      address,
      abi: timelockControllerAbi,
      functionName: 'PROPOSER_ROLE',
    });
    const itself = { address, abi: timelockAbi, account: address } as const;
    await anvil.client.writeContract({ ...itself, functionName: 'updateDelay', args: [86_400n] });
    const what = `timelock ${timelock}: delay and proposer`;
    const shorter = `it is one of 86400 s, published are 48 hours`;
    expect(await differences()).toContain(`${what}: ${shorter}`);
    await anvil.client.writeContract({ ...itself, functionName: 'revokeRole', args: [role, account(3)] });
    expect(await differences()).toContain(`${what}: ${shorter}, ${account(3)} does not propose to it`);
  });

  describe('names, and nothing else [CHK-02]', () => {
    const owner = () => ({ account: account(3) });
    const setting = () => ({ address: addressOf('launchpadSetting'), abi: launchpadSettingAbi, ...owner() }) as const;
    const send = (request: Parameters<typeof anvil.client.writeContract>[0]) => anvil.client.writeContract(request);
    const elsewhere: Address = '0x00000000000000000000000000000000000000AA';

    it('a byte of the code', async () => {
      await setCode('rabbitLock', flipped(await codeOf('rabbitLock'), 5000));
      expect(await differences()).toEqual([
        `rabbitLock ${addressOf('rabbitLock')}: code: 1 bytes of its code differ, the first at 5000`,
      ]);
    });

    it('a byte of the hash of the sources, which ends the code', async () => {
      const code = await codeOf('presale');
      const at = (code.length - 2) / 2 - 20;
      await setCode('presale', flipped(code, at));
      expect(await differences()).toEqual([
        `presale ${addressOf('presale')}: code: 1 bytes of its code differ, the first at ${at}`,
      ]);
    });

    it('code of another length', async () => {
      const code = await codeOf('tokensInfo');
      await setCode('tokensInfo', `${code}00`);
      const length = (code.length - 2) / 2;
      expect(await differences()).toEqual([
        `tokensInfo ${addressOf('tokensInfo')}: code: its code has ${length + 1} bytes, compiled it has ${length}`,
      ]);
    });

    it('another immutable', async () => {
      const code = await codeOf('rabAntiBot');
      const [first] = Object.values(
        compiledOf('src/token/RabAntiBot.sol:RabAntiBot').deployedBytecode.immutableReferences ?? {},
      );
      await setCode('rabAntiBot', flipped(code, (first?.[0]?.start ?? 0) + 31));
      expect(await differences()).toEqual([
        expect.stringMatching(
          /^rabAntiBot 0x\w{40}: code: an immutable is 0x0{24}\w{40}, by its arguments 0x0{24}\w{40}$/,
        ),
      ]);
    });

    it('a factory that clones other code', async () => {
      const [mine, other] = [addressOf('presale'), addressOf('privateSale')].map((text) => text.slice(2).toLowerCase());
      await setCode('launchpadFactory', (await codeOf('launchpadFactory')).replaceAll(mine ?? '', other ?? '') as Hex);
      const named = await differences();
      expect(named).toEqual([
        `launchpadFactory ${addressOf('launchpadFactory')}: code: an immutable is 0x${'0'.repeat(24)}${other}, by its arguments 0x${'0'.repeat(24)}${mine}`,
        `launchpadFactory.IMPLEMENTATION: it is "${addressOf('privateSale')}", published is "${addressOf('presale')}"`,
      ]);
    });

    it('an implementation that is published at a place of its own', async () => {
      await anvil.client.setCode({ address: elsewhere, bytecode: await codeOf('presale') });
      publish(({ contracts }) => Object.assign(contracts.presale ?? {}, { address: elsewhere }));
      expect(await differences()).toContain(
        `presale ${elsewhere}: address: published is ${elsewhere}, by this checkout it is ${addressOf('presale')}`,
      );
    });

    it('an address without code', async () => {
      publish(({ contracts }) => Object.assign(contracts.rabbitLock ?? {}, { address: elsewhere }));
      expect(await differences()).toContain(`rabbitLock ${elsewhere}: code: there is no code`);
    });

    it('other constructor arguments than those published', async () => {
      publish(({ contracts }) => Object.assign(contracts.rabAntiBot ?? {}, { arguments: '0x' }));
      expect(await differences()).toEqual([
        expect.stringContaining(
          `rabAntiBot ${addressOf('rabAntiBot')}: arguments: published is 0x, by this checkout it is 0x`,
        ),
      ]);
    });

    it('another creator, source and compiler than those published', async () => {
      publish((record) => {
        Object.assign(record, { compiler: '0.4.0' });
        Object.assign(record.contracts.rabbitLock ?? {}, { creator: elsewhere, source: 'src/lock/Other.sol:Other' });
      });
      const what = `rabbitLock ${addressOf('rabbitLock')}`;
      expect(await differences()).toEqual([
        expect.stringMatching(/^compiler: published is 0\.4\.0, by this checkout it is 0\.8\.\d+/),
        `${what}: source: published is src/lock/Other.sol:Other, by this checkout it is src/lock/RabbitLock.sol:RabbitLock`,
        expect.stringContaining(`${what}: creator: published is ${elsewhere}, by this checkout it is 0x`),
      ]);
    });

    it('sources that are not published, or elsewhere, or said to be those of a factory', async () => {
      const input = 'sources/31337/RabbitLock.json';
      const what = `rabbitLock ${addressOf('rabbitLock')}`;
      for (const other of [null, `../${input}`, `https://x.example/${input}`]) {
        publish(({ contracts }) => Object.assign(contracts.rabbitLock ?? {}, { input: other }));
        const line = `${what}: input: published is ${other ?? 'none'}, by this checkout it is ${input}`;
        expect(await differences()).toEqual([line]);
      }
      publish(({ contracts }) => Object.assign(contracts.rabbitLock ?? {}, { clonedBy: 'launchpadFactory' }));
      const source = join(folder, input);
      writeFileSync(source, readFileSync(source, 'utf8').replace('contract RabbitLock', 'contract RabbitLocK'));
      expect(await differences()).toEqual([
        `${what}: factory of its clones: published is launchpadFactory, by this checkout it is none`,
        `${what}: published sources: ${source} has other sources: src/lock/RabbitLock.sol`,
      ]);
    });

    it('a deployer for whom no constructor succeeds', async () => {
      publish((record) => Object.assign(record, { deployer: zeroAddress }));
      const named = await differences();
      for (const name of ['launchpadSetting', 'standardTokenFactory', 'babyTokenFactory'])
        expect(named).toContain(`${name} ${addressOf(name)}: code: its constructor fails with these arguments`);
    });

    it('a contract that is not published', async () => {
      publish(({ contracts }) => {
        delete contracts.lockProof;
      });
      expect(await differences()).toEqual(['lockProof: it is not in the published list']);
    });

    it('a contract that this checkout does not know', async () => {
      publish(({ contracts }) => Object.assign(contracts, { vault: contracts.rabbitLock }));
      expect(await differences()).toEqual(['vault: it is published, and this checkout knows no such contract']);
    });

    it('a fee', async () => {
      await send({ ...setting(), functionName: 'setFees', args: [50n, 0n, parseEther('0.1'), account(1)] });
      expect(await differences()).toEqual(['launchpadSetting.getBaseFee: it is "50", published is "40"']);
    });

    it('a fee of a token factory, and who receives it', async () => {
      const address = addressOf('standardTokenFactory');
      await send({
        address,
        abi: standardTokenFactoryAbi,
        functionName: 'setFlatFee',
        args: [7n, account(4)],
        ...owner(),
      });
      expect(await differences()).toEqual([
        'standardTokenFactory.flatFee: it is "7", published is "10000000000000000"',
        `standardTokenFactory.feeAddress: it is "${account(4)}", published is "${account(1)}"`,
      ]);
    });

    it('another administrator', async () => {
      await send({ ...setting(), functionName: 'setRABAddress', args: [account(6)] });
      expect(await differences()).toEqual([
        `launchpadSetting.getRABAddress: it is "${account(6)}", published is "${account(2)}"`,
      ]);
    });

    it('a base token too many', async () => {
      await send({ ...setting(), functionName: 'setBaseToken', args: [addressOf('rabAntiBot'), true] });
      expect(await differences()).toEqual([
        `launchpadSetting.isBaseToken(${addressOf('rabAntiBot')}): it is true, published is false`,
      ]);
    });

    it('another owner', async () => {
      const address = addressOf('babyTokenFactory');
      await send({ address, abi: ownedAbi, functionName: 'transferOwnership', args: [account(7)], ...owner() });
      await send({ address, abi: ownedAbi, functionName: 'acceptOwnership', account: account(7) });
      expect(await differences()).toEqual([
        `babyTokenFactory ${address}: owner: it is ${account(7)}, published is ${account(3)}`,
      ]);
    });

    it('a letter in a published source, in its settings, and a file that is missing', async () => {
      const input = join(folder, 'sources/31337/RabbitLock.json');
      const text = readFileSync(input, 'utf8');
      const what = `rabbitLock ${addressOf('rabbitLock')}: published sources: ${input}`;
      writeFileSync(input, text.replace('contract RabbitLock', 'contract RabbitLocK'));
      expect(await differences()).toEqual([`${what} has other sources: src/lock/RabbitLock.sol`]);
      writeFileSync(input, text.replace('"runs": 800', '"runs": 801'));
      expect(await differences()).toEqual([`${what} has other settings of the compiler`]);
      writeFileSync(input, text.slice(1));
      expect(await differences()).toEqual([`${what} is not JSON`]);
      rmSync(input);
      expect(await differences()).toEqual([expect.stringContaining(`${what} cannot be read`)]);
    });
  });

  it('writes each difference in one line, whatever a name holds [CHK-02]', async () => {
    publish(({ contracts }) =>
      Object.assign(contracts, { 'x\nAll 9 comparisons are the same.\u001b[2A\u202e': contracts.rabbitLock }),
    );
    const lines = describeVerification(await run());
    expect(lines).toContain(
      'DIFFERENT: x\\u{a}All 9 comparisons are the same.\\u{1b}[2A\\u{202e}: it is published, and this checkout knows no such contract',
    );
    publish((record) => Object.assign(record, { commit: 'abc, reviewed by all' }));
    await expect(run()).rejects.toThrow('commit: is no commit');
  });

  it('refuses a list that is no JSON, has no right form, is missing, or is of another chain [CHK-02]', async () => {
    writeFileSync(file, original.slice(0, -3));
    await expect(run()).rejects.toThrow(`${file} is not JSON.`);
    publish(({ contracts }) => Object.assign(contracts.rabbitLock ?? {}, { address: 'here' }));
    await expect(run()).rejects.toThrow(`${file}: chains.31337.contracts.rabbitLock.address: is no address`);
    writeFileSync(file, original.replace('"31337"', '"56"'));
    await expect(run()).rejects.toThrow(`The node's chain is 31337, of which ${file} says nothing.`);
    publish((record) => Object.assign(record, { chainId: 56 }));
    await expect(run()).rejects.toThrow('of which');
    rmSync(file);
    await expect(run()).rejects.toThrow(`${file} cannot be read`);
  });

  it('`pnpm verify` ends with 0 where all is the same, and with 1 and the difference where something is not [CHK-02]', async () => {
    const command = (...more: string[]) =>
      new Promise<{ code: number | null; output: string }>((resolve) => {
        const main = fileURLToPath(new URL('../src/verify/main.ts', import.meta.url));
        const args = ['--import', 'tsx', main, '--rpc', anvil.url, '--deployments', file, ...more];
        const child = spawn(process.execPath, args, { cwd: fileURLToPath(new URL('..', import.meta.url)) });
        let output = '';
        child.stdout.on('data', (data) => (output += data));
        child.stderr.on('data', (data) => (output += data));
        child.once('close', (code) => resolve({ code, output }));
      });
    const same = await command();
    expect(same).toMatchObject({ code: 0, output: expect.stringContaining('comparisons are the same.') });
    expect(same.output).toContain(`administrator (fails sales, reviews grow sales, labels): ${account(2)}`);
    await setCode('bnA', flipped(await codeOf('bnA'), 100));
    const different = await command('--json');
    expect(different.code).toBe(1);
    const { isSame, findings } = JSON.parse(different.output);
    expect(isSame).toBe(false);
    expect(findings).toContainEqual({
      what: `bnA ${addressOf('bnA')}: code`,
      difference: '1 bytes of its code differ, the first at 100',
    });
    rmSync(file);
    expect(await command()).toMatchObject({ code: 2, output: expect.stringContaining('cannot be read') });
  });
});
