/** @jest-environment node */
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { contractCall } from '@rab/contracts';
import { publishedArtifact } from '@rab/evm/artifact';
import { approveCall } from '@rab/sdk/acts';
import {
  type Address,
  concat,
  createWalletClient,
  encodeFunctionData,
  encodePacked,
  type Hex,
  http,
  keccak256,
  numberToHex,
  parseAbi,
  parseEther,
  size,
} from 'viem';
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts';
import { foundry } from 'viem/chains';
import { getAtomicCalls } from '../src/reads/atomicCalls.ts';
import { runTransaction, type TransactionRequest } from '../src/transactions/runTransaction.ts';
import { startRecord } from '../src/transactions/startRecord.ts';
import { passAMinute, SafePage, SafeStage, until } from './SafeStage.ts';

const mintAbi = parseAbi([
  'function mint(address to, uint256 amount)',
  'event Transfer(address indexed from, address indexed to, uint256 value)',
]);
const listAbi = parseAbi(['function multiSend(bytes transactions) payable']);
const LIST =
  '@safe-global/safe-contracts/build/artifacts/contracts/libraries/MultiSendCallOnly.sol/MultiSendCallOnly.json';

interface Asked {
  to: Address;
  data: Hex;
}

let stage: SafeStage;
let account: PrivateKeyAccount;
let page: SafePage;
/** What the wallet answers. */
let answers: Record<string, (params: readonly unknown[]) => Promise<unknown>>;

beforeAll(async () => {
  stage = await SafeStage.start();
}, 60_000);
afterAll(() => stage?.anvil.stop());

/** A key whose account has taken the code of a contract that makes lists of calls (EIP-7702). */
beforeEach(async () => {
  const { anvil, stranger: sponsor } = stage;
  account = privateKeyToAccount(generatePrivateKey());
  const { abi, bytecode } = publishedArtifact(LIST);
  const deployed = await anvil.client.deployContract({ abi, bytecode, account: sponsor });
  const { contractAddress } = await anvil.client.waitForTransactionReceipt({ hash: deployed });
  await anvil.client.setBalance({ address: account.address, value: parseEther('1') });
  const own = createWalletClient({ account, chain: foundry, transport: http(anvil.url) });
  const signed = await own.signAuthorization({ contractAddress: contractAddress as Address, executor: 'self' });
  const hash = await own.sendTransaction({ to: sponsor, authorizationList: [signed] });
  await anvil.client.waitForTransactionReceipt({ hash });
  expect(await anvil.client.getCode({ address: account.address })).toMatch(/^0xef0100/);
  answers = {};
  page = new SafePage(stage, { on: () => {}, removeListener: () => {}, request: answer } as never, '');
  await page.connect();
});
afterEach(() => page.close());

async function answer({ method, params = [] }: { method: string; params?: readonly unknown[] }): Promise<unknown> {
  if (method === 'eth_accounts' || method === 'eth_requestAccounts') return [account.address];
  if (method === 'wallet_getCapabilities') return { [numberToHex(foundry.id)]: { atomic: { status: 'supported' } } };
  return answers[method] ? answers[method](params) : stage.anvil.client.request({ method, params } as never);
}

/** Somebody else has the account do these calls, as a bundler does. Resolves to the transaction. */
async function bundle(calls: readonly Asked[]): Promise<Hex> {
  const packed = calls.map(({ to, data }) =>
    encodePacked(['uint8', 'address', 'uint256', 'uint256', 'bytes'], [0, to, 0n, BigInt(size(data)), data]),
  );
  const data = encodeFunctionData({ abi: listAbi, functionName: 'multiSend', args: [concat(packed)] });
  const hash = await stage.anvil.client.sendTransaction({ account: stage.stranger, to: account.address, data });
  await stage.anvil.client.waitForTransactionReceipt({ hash });
  return hash;
}

const mint = () =>
  contractCall({
    ...{ address: stage.token, abi: mintAbi, functionName: 'mint', args: [account.address, 1n] },
    emits: { eventName: 'Transfer', args: { to: account.address } },
  } as const);

function send(request: TransactionRequest = { call: mint() }) {
  let record = startRecord({ chainId: foundry.id, account: account.address, key: 'mint' }, { summary: 'Mint 1 STB' });
  const ended = runTransaction({
    ...{ config: page.config, record, request },
    onChange: (changed) => {
      record = changed;
    },
  });
  return { ended, record: () => record };
}
const both = (): TransactionRequest => ({
  calls: [approveCall(stage.token, stage.stranger, 1n), mint()],
  onRefused: () => {},
});
/** The hash of a user operation: nothing on the chain has it. */
const OPERATION = keccak256('0x7702');

const statusOf = (status: number, hash?: Hex) => async () => ({
  ...{ version: '2.0.0', id: OPERATION, chainId: numberToHex(foundry.id), atomic: true, status },
  receipts: hash && [
    await stage.anvil.client.request({ method: 'eth_getTransactionReceipt', params: [hash] } as never),
  ],
});

it('from an account with delegated code (EIP-7702) approval and act are one request, done by the bundler’s transaction [SAF-04]', async () => {
  expect(await getAtomicCalls(page.config, foundry.id, account.address)).toBe(true);
  let hash: Hex | undefined;
  answers.wallet_sendCalls = async (params) => {
    const [{ calls }] = params as [{ calls: Asked[] }];
    expect(calls).toHaveLength(2);
    hash = await bundle(calls);
    return { id: OPERATION };
  };
  answers.wallet_getCallsStatus = () => statusOf(200, hash)();
  const { ended, record } = send(both());
  expect((await ended)?.transactionHash).toBe(hash);
  expect(record()).toMatchObject({ phase: 'confirmed', hash });
  expect(record().proposal).toBeUndefined();
  expect(await stage.minted(account.address)).toBe(1n);
});

it('a user operation’s hash in place of a transaction’s is lost after a minute, in the words of every transaction, and the act is found by its event [SAF-04]', async () => {
  let asked: Asked | undefined;
  answers.eth_sendTransaction = async ([call]) => {
    asked = call as Asked;
    return OPERATION;
  };
  const { ended, record } = send();
  await until(() => record().phase === 'pending');
  await page.looks();
  passAMinute();
  await page.looks();
  passAMinute();
  await until(() => record().phase === 'dropped');
  expect(record().message).toBe(
    'The network doesn’t know this transaction. If others must sign it, it continues once they have. Check your wallet before you send again.',
  );
  const hash = await bundle([asked as Asked]);
  passAMinute();
  expect((await ended)?.transactionHash).toBe(hash);
  expect(record()).toMatchObject({ phase: 'confirmed', hash });
});

it('a bundle whose call fails inside is no success, whatever its wallet reports [SAF-04]', async () => {
  let hash: Hex | undefined;
  answers.wallet_sendCalls = async (params) => {
    const [{ calls }] = params as [{ calls: Asked[] }];
    hash = await bundle(calls.slice(0, 1));
    return { id: OPERATION };
  };
  answers.wallet_getCallsStatus = () => statusOf(200, hash)();
  const reported = send(both());
  expect(await reported.ended).toBeNull();
  expect(reported.record()).toMatchObject({ phase: 'unknown', hash });
  expect(reported.record().message).toMatch(/^The transaction went through but didn’t do this\./);
  answers.wallet_getCallsStatus = statusOf(500);
  const failed = send(both());
  expect(await failed.ended).toBeNull();
  expect(failed.record().phase).toBe('failed');
  expect(await stage.minted(account.address)).toBe(0n);
});

it('what a delegated account sends itself is a plain transaction, which is followed to its receipt [SAF-04]', async () => {
  const own = createWalletClient({ account, chain: foundry, transport: http(stage.anvil.url) });
  answers.eth_sendTransaction = async ([call]) =>
    own.sendTransaction({ to: (call as Asked).to, data: (call as Asked).data });
  const { ended, record } = send();
  expect(await ended).toMatchObject({ status: 'success' });
  expect(record().phase).toBe('confirmed');
  expect(page.asked).not.toContain('eth_getCode');
});
