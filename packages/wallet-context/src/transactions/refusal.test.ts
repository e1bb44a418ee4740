/** @jest-environment node */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type ChainConfig, parseConfig } from '@rab/config';
import { contractCall } from '@rab/contracts';
import { rawCall } from '@rab/contracts/raw-call';
import { ownArtifact } from '@rab/evm/artifact';
import { type Anvil, startAnvil } from '@rab/evm/startAnvil';
import { configFixture } from '@rab/testing/configFixture';
import { type Abi, type Address, erc20Abi, type Hex, parseAbi } from 'viem';
import { getTransferLoss } from '../reads/getTransferLoss.ts';
import type { ReadContext } from '../reads/readContext.ts';
import { getRefusal } from './getRefusal.ts';

let anvil: Anvil;
let account: Address;
let spender: Address;
let token: Address;
let context: ReadContext;

beforeAll(async () => {
  anvil = await startAnvil();
  const { client } = anvil;
  [account, spender] = (await client.getAddresses()) as [Address, Address];
  const deploy = async (name: string, args: readonly unknown[] = []) => {
    const { abi, bytecode } = ownArtifact(name) as { abi: Abi; bytecode: Hex };
    const hash = await client.deployContract({ abi, bytecode, args, account });
    await client.mine({ blocks: 1 });
    return (await client.getTransactionReceipt({ hash })).contractAddress as Address;
  };
  token = await deploy('LocalStable', ['Stable', 'STB']);
  const bnA = await deploy('BalancesAndAllowances');
  const mint = parseAbi(['function mint(address to, uint256 amount)']);
  await client.writeContract({ address: token, abi: mint, functionName: 'mint', args: [account, 100n], account });
  await client.mine({ blocks: 1 });
  const chain = parseConfig(configFixture()).chains['56'] as ChainConfig;
  context = { chain: { ...chain, contracts: { ...chain.contracts, bnA } }, client };
}, 60_000);
afterAll(() => anvil?.stop());

const moved = (amount: bigint) => {
  const call = contractCall({ address: token, abi: erc20Abi, functionName: 'transfer', args: [spender, amount] });
  return { account, token, spender, amount, act: rawCall(call) };
};

it('an act is tried with its approval before either is sent, and the reason why it would fail is reported [MNY-07]', async () => {
  expect(await getRefusal(context, moved(100n))).toBeNull();
  expect(await getRefusal(context, moved(101n))).toMatch(/\w/);
  const allowance = { address: token, abi: erc20Abi, functionName: 'allowance', args: [account, spender] } as const;
  expect(await anvil.client.readContract(allowance)).toBe(0n);
});

it('a node that does not try calls on top of each other refuses nothing', async () => {
  const client = { ...context.client, simulateBlocks: () => Promise.reject(new Error('no such method')) };
  expect(await getRefusal({ ...context, client }, moved(101n))).toBeNull();
  expect(await getTransferLoss({ ...context, client }, { account, token, amount: 1n })).toBeNull();
});

it('a transfer is measured without being made [MNY-06]', async () => {
  expect(await getTransferLoss(context, { account, token, amount: 100n })).toBe(0n);
  expect(await getTransferLoss(context, { account, token, amount: 101n })).toBeNull();
});

it('what does not arrive is reported as a share of what was sent [MNY-06]', async () => {
  const answers = [7n, true, 102n].map((result) => ({ status: 'success', result }));
  const client = { ...context.client, simulateBlocks: async () => [{ calls: answers }] as never };
  expect(await getTransferLoss({ ...context, client }, { account, token, amount: 100n })).toBe(500n);
});
