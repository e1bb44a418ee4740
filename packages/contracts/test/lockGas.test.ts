import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { ownArtifact } from '@rab/evm/artifact';
import { type Anvil, startAnvil } from '@rab/evm/startAnvil';
import { type Address, getAddress, type Hex, maxUint256, parseAbi } from 'viem';
import { rabbitLockAbi } from '../src/abis/index.ts';
import { gasOfLocks, locksATransaction } from '../src/lock/locksATransaction.ts';

const tokenAbi = parseAbi([
  'function mint(address to, uint256 amount)',
  'function approve(address spender, uint256 amount)',
]);
let anvil: Anvil;
let admin: Address;
let locker: Address;
let token: Address;

const mined = async (hash: Hex) => {
  for (;;) {
    const receipt = await anvil.client.getTransactionReceipt({ hash }).catch(() => null);
    if (receipt) return receipt;
    await new Promise((done) => setTimeout(done, 20));
  }
};
const deploy = async (name: string, args: readonly unknown[] = []) => {
  const hash = await anvil.client.deployContract({ ...ownArtifact(name), args, account: admin } as never);
  return getAddress((await mined(hash)).contractAddress as Address);
};
let people = 0;
const somebody = (): Address => `0x${(++people + 0x10_0000).toString(16).padStart(40, '0')}`;

const gasOf = (count: number, bytes: number) =>
  anvil.client.estimateContractGas({
    address: locker,
    abi: rabbitLockAbi,
    functionName: 'multipleVestingLock',
    args: [
      Array.from({ length: count }, somebody),
      Array.from({ length: count }, (_, index) => 10n ** 24n + BigInt(index)),
      token,
      false,
      4_000_000_000n,
      1_000n,
      86_400n,
      1_000n,
      'x'.repeat(bytes),
    ],
    account: admin,
  });

beforeAll(async () => {
  anvil = await startAnvil();
  [admin] = (await anvil.client.getAddresses()) as [Address];
  locker = await deploy('RabbitLock');
  token = await deploy('LocalStable', ['Coin', 'COIN']);
  const call = { address: token, abi: tokenAbi, account: admin } as const;
  await mined(await anvil.client.writeContract({ ...call, functionName: 'mint', args: [admin, 10n ** 36n] }));
  await mined(await anvil.client.writeContract({ ...call, functionName: 'approve', args: [locker, maxUint256] }));
}, 120_000);

afterAll(() => anvil?.stop());

it.each([0, 1, 31, 32, 64, 256])(
  'locks with a title of %i bytes use at most the gas that is reckoned with, and nearly that [LKT-02]',
  async (bytes) => {
    const [one, some, many] = [await gasOf(1, bytes), await gasOf(20, bytes), await gasOf(60, bytes)];
    expect(Number(one)).toBeLessThan(gasOfLocks(1, bytes));
    expect(Number(many)).toBeLessThan(gasOfLocks(60, bytes));
    const each = gasOfLocks(1, bytes) - gasOfLocks(0, bytes);
    expect(Number(many - some) / 40 / each).toBeGreaterThan(0.97);
  },
  60_000,
);

it('what is said to fit one transaction fits it, with the half that wallets ask for besides [LKT-02]', async () => {
  for (const bytes of [0, 31, 256]) {
    const most = locksATransaction(bytes);
    expect(Number(await gasOf(most, bytes)) * 1.5).toBeLessThan(16_777_216);
    expect(gasOfLocks(most + 1, bytes) * 1.5).toBeGreaterThan(16_777_216);
  }
  expect([locksATransaction(0), locksATransaction(31), locksATransaction(256)]).toEqual([93, 77, 33]);
}, 60_000);
