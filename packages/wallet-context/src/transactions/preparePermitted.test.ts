/** @jest-environment node */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { contractCall } from '@rab/contracts';
import { rabbitLockAbi } from '@rab/contracts/abis';
import { type Artifact, ownArtifact, publishedArtifact } from '@rab/evm/artifact';
import type { ChainClient } from '@rab/sdk';
import { type Permit, readPermitDomain } from '@rab/sdk/tokens';
import { startWallet, type WalletOnChain } from '@rab/testing/startWallet';
import { until } from '@rab/testing/until';
import { type Address, erc20Abi, type Hex, parseAbi } from 'viem';
import { runTransaction } from './runTransaction.ts';
import { startRecord } from './startRecord.ts';

const NOT_ENOUGH = 'The signature wasn’t enough, so nothing was sent. Approve the amount and try again.';
const AMOUNT = 5n;
const DAY = 86_400n;
/** What a wallet is given to sign, as far as it matters here. */
interface TypedData {
  primaryType: string;
  message: Record<string, string>;
}

let chain: WalletOnChain;
let token: Address;
let locker: Address;
let now: bigint;
let asked: { method: string; params: readonly unknown[] }[];

async function deploy({ abi, bytecode }: Artifact, ...args: unknown[]): Promise<Address> {
  const { client } = chain.anvil;
  const hash = await client.deployContract({ abi, bytecode, args, account: chain.bob });
  await client.mine({ blocks: 1 });
  return (await client.getTransactionReceipt({ hash })).contractAddress as Address;
}

beforeAll(async () => {
  chain = await startWallet();
  token = await deploy(ownArtifact('LocalStable'), 'Stable', 'STB');
  locker = await deploy(ownArtifact('RabbitLock'));
  await chain.anvil.client.writeContract({
    address: token,
    abi: parseAbi(['function mint(address to, uint256 amount)']),
    functionName: 'mint',
    args: [chain.alice, 100n],
    account: chain.bob,
  });
  await chain.anvil.client.mine({ blocks: 1 });
}, 60_000);
afterAll(() => chain?.anvil.stop());

beforeEach(async () => {
  chain.wallet.select(chain.alice);
  now = (await chain.anvil.client.getBlock()).timestamp;
  asked = [];
  chain.answerOfNode = () => undefined;
  answerWith({});
});

/** Notes what the wallet is asked, and answers some of it in its place. */
function answerWith(answers: Record<string, (params: readonly unknown[]) => Promise<unknown>>): void {
  chain.answer = (method, params) => {
    asked.push({ method, params });
    return answers[method]?.(params);
  };
}

/** A pair of an exchange: a token with permits that refuses in words. */
async function createPair(): Promise<Address> {
  const { client: node } = chain.anvil;
  const exchange = await deploy(publishedArtifact('@uniswap/v2-core/build/UniswapV2Factory.json'), chain.bob);
  const call = {
    address: exchange,
    abi: parseAbi(['function createPair(address tokenA, address tokenB) returns (address pair)']),
    functionName: 'createPair',
    args: [token, locker],
    account: chain.bob,
  } as const;
  const { result: pair } = await node.simulateContract(call);
  await node.writeContract(call);
  await node.mine({ blocks: 1 });
  return pair;
}

const refuse = (code: number) => async () => {
  throw Object.assign(new Error('No.'), { code });
};

const timesAsked = (method: string) => asked.filter((request) => request.method === method).length;

/** Locks `AMOUNT` by a permit until `unlockDate`. */
function send(unlockDate = now + DAY, name = 'Stable', of = token) {
  const { chainId, alice: account, config } = chain;
  const record = startRecord({ chainId, account, key: 'create:lock' }, { summary: 'Lock 5 STB' });
  const seen = [record];
  let isRefused = false;
  const done = runTransaction({
    config,
    record,
    request: {
      permit: {
        domain: { name, version: '1', chainId, verifyingContract: of },
        spender: locker,
        amount: AMOUNT,
      },
      permitCall: (permit: Permit) =>
        contractCall({
          address: locker,
          abi: rabbitLockAbi,
          functionName: 'lockWithPermit',
          args: [account, of, false, AMOUNT, unlockDate, 'Mine', permit],
        }),
      onRefused: () => {
        isRefused = true;
      },
    },
    onChange: (changed) => seen.push(changed),
  });
  return {
    done,
    last: () => seen.at(-1),
    phases: () => [...new Set(seen.map(({ phase }) => phase))],
    isRefused: () => isRefused,
  };
}

const locked = () =>
  chain.anvil.client.readContract({ address: token, abi: erc20Abi, functionName: 'balanceOf', args: [locker] });

describe('an act with a permit', () => {
  it.each([
    ['as it is', (signature: Hex) => signature],
    [
      'of a wallet that counts from 0',
      (signature: Hex) => `${signature.slice(0, -2)}0${Number(`0x${signature.slice(-2)}`) - 27}` as Hex,
    ],
  ])('takes one signature (%s) and one transaction, and leaves no allowance', async (_, change) => {
    const before = await locked();
    answerWith({
      eth_signTypedData_v4: async (params) =>
        change((await chain.wallet.request({ method: 'eth_signTypedData_v4', params })) as Hex),
    });
    const { done, phases, last, isRefused } = send();
    await until(() => last()?.phase === 'pending');
    await chain.anvil.client.mine({ blocks: 1 });
    expect((await done)?.status).toBe('success');
    expect(phases()).toEqual(['simulating', 'wallet', 'pending', 'confirmed']);
    expect([timesAsked('eth_signTypedData_v4'), timesAsked('eth_sendTransaction')]).toEqual([1, 1]);
    expect(isRefused()).toBe(false);
    expect((await locked()) - before).toBe(AMOUNT);
    const allowance = await chain.anvil.client.readContract({
      address: token,
      abi: erc20Abi,
      functionName: 'allowance',
      args: [chain.alice, locker],
    });
    expect(allowance).toBe(0n);

    const request = asked.find(({ method }) => method === 'eth_signTypedData_v4');
    const { primaryType, message } = JSON.parse(request?.params[1] as string) as TypedData;
    expect(primaryType).toBe('Permit');
    expect(message).toMatchObject({
      owner: chain.alice.toLowerCase(),
      spender: locker.toLowerCase(),
      value: String(AMOUNT),
    });
    expect(BigInt(message.deadline as string)).toBe(now + 1_200n);
  });

  it('reports a refused signature without an error, and asks for the approval next time', async () => {
    answerWith({ eth_signTypedData_v4: refuse(4001) });
    const { done, phases, isRefused } = send();
    expect(await done).toBeNull();
    expect(phases()).toEqual(['simulating', 'wallet', 'rejected']);
    expect(isRefused()).toBe(true);
    expect(timesAsked('eth_sendTransaction')).toBe(0);
  });

  it('reports a refused transaction without an error, and asks for a new signature next time', async () => {
    answerWith({ eth_sendTransaction: refuse(4001) });
    const { done, phases, isRefused } = send();
    expect(await done).toBeNull();
    expect(phases()).toEqual(['simulating', 'wallet', 'rejected']);
    expect(isRefused()).toBe(false);
  });

  it.each([
    ['cannot sign typed data', refuse(4200)],
    ['signs for a contract account', async () => `0x${'ab'.repeat(200)}`],
    [
      'signs as somebody else',
      async ([, data]: readonly unknown[]) =>
        chain.wallet.request({ method: 'eth_signTypedData_v4', params: [chain.bob, data] }),
    ],
  ])('gives way to the approval where the wallet %s', async (_, sign) => {
    answerWith({ eth_signTypedData_v4: sign });
    const { done, last, isRefused } = send();
    expect(await done).toBeNull();
    expect(last()).toMatchObject({ phase: 'failed', message: NOT_ENOUGH });
    expect(isRefused()).toBe(true);
    expect(timesAsked('eth_sendTransaction')).toBe(0);
  });

  it('says what our contract says when that is what fails', async () => {
    const { done, last, isRefused } = send(now);
    expect(await done).toBeNull();
    expect(last()).toMatchObject({ phase: 'failed', message: 'The unlock date must be in the future.' });
    expect(isRefused()).toBe(false);
    expect(timesAsked('eth_sendTransaction')).toBe(0);
  });

  it('gives way to the approval where the token refuses in words', async () => {
    const pair = await createPair();
    answerWith({
      eth_signTypedData_v4: async ([, data]) =>
        chain.wallet.request({ method: 'eth_signTypedData_v4', params: [chain.bob, data] }),
    });
    const { done, last, isRefused } = send(now + DAY, 'Uniswap V2', pair);
    expect(await done).toBeNull();
    expect(last()).toMatchObject({ phase: 'failed', message: NOT_ENOUGH });
    expect(isRefused()).toBe(true);
  });

  it('says so when the node is unreachable, and asks for the signature again next time', async () => {
    chain.answerOfNode = (method) =>
      method === 'eth_getBlockByNumber' ? Promise.reject(new Error('No node can be reached.')) : undefined;
    const { done, last, isRefused } = send();
    expect(await done).toBeNull();
    expect(last()).toMatchObject({ phase: 'failed', message: 'No node can be reached.' });
    expect(isRefused()).toBe(false);
    expect(timesAsked('eth_signTypedData_v4')).toBe(0);
  });

  it.each([4900, 4901])(
    'asks for the signature again next time where the wallet has no connection (%d)',
    async (code) => {
      answerWith({ eth_signTypedData_v4: refuse(code) });
      const { done, last, isRefused } = send();
      expect(await done).toBeNull();
      expect(last()).toMatchObject({ phase: 'failed', message: 'No.' });
      expect(isRefused()).toBe(false);
    },
  );

  it('is not signed when the wallet went to another network, and asks for the signature again next time', async () => {
    answerWith({ eth_chainId: async () => '0x38' });
    const { done, last, isRefused } = send();
    expect(await done).toBeNull();
    expect(last()?.message).toBe(
      'Your wallet switched to another network, so nothing was sent. Change the network and try again.',
    );
    expect(isRefused()).toBe(false);
    expect(timesAsked('eth_signTypedData_v4')).toBe(0);
  });

  it('is not sent when the wallet changed while it signed', async () => {
    answerWith({
      eth_signTypedData_v4: async (params) => {
        const signature = await chain.wallet.request({ method: 'eth_signTypedData_v4', params });
        chain.wallet.select(chain.bob);
        return signature;
      },
    });
    const { done, last, isRefused } = send();
    expect(await done).toBeNull();
    expect(last()?.message).toBe(
      'Your wallet switched to another account, so nothing was sent. Check the form and try again.',
    );
    expect(isRefused()).toBe(false);
    expect(timesAsked('eth_sendTransaction')).toBe(0);
  });
});

describe('the domain of a token’s permits', () => {
  const client = () => chain.anvil.client as unknown as ChainClient;
  const read = (of: Address, reads = client(), chainId = chain.chainId) =>
    readPermitDomain(reads, chainId, chain.alice, of);
  /** The chain's answers, some of them changed. */
  const answering = (changes: Record<string, unknown>): ChainClient => ({
    ...client(),
    readContract: (async (parameters: Parameters<ChainClient['readContract']>[0]) => {
      if (!Object.hasOwn(changes, parameters.functionName)) return client().readContract(parameters);
      const answer = changes[parameters.functionName];
      if (answer === undefined) throw new Error('reverted');
      return answer;
    }) as ChainClient['readContract'],
  });
  const expected = () => ({ name: 'Stable', version: '1', chainId: chain.chainId, verifyingContract: token });

  it('is what the token reports (EIP-5267), or its name and version 1', async () => {
    expect(await read(token)).toEqual(expected());
    expect(await read(token, answering({ eip712Domain: undefined }))).toEqual(expected());
  });

  it('is found for the pair of an exchange, which reports only its name', async () => {
    const pair = await createPair();
    const domain = { name: 'Uniswap V2', version: '1', chainId: chain.chainId, verifyingContract: pair };
    expect(await read(pair)).toEqual(domain);
  });

  it('does not exist for a contract without permits, and for an address without a contract', async () => {
    expect(await read(locker)).toBeNull();
    expect(await read(chain.bob)).toBeNull();
  });

  it('is rejected where it does not hash to the token’s own separator', async () => {
    expect(await read(token, client(), chain.chainId + 1)).toBeNull();
    expect(await read(token, answering({ eip712Domain: undefined, name: 'Renamed' }))).toBeNull();
    expect(await read(token, answering({ eip712Domain: undefined, name: undefined }))).toBeNull();
  });

  it('does not exist for a permit of another kind, such as DAI’s, and without nonces', async () => {
    const dai = '0xea2aa0a1be11a07ed86d755c93467f4f82362b452371d1ba94d1715123511acb';
    const standard = '0x6e71edae12b1b97f4d1f60370fef10105fa2faae0126114a169c64845d6126c9';
    expect(await read(token, answering({ PERMIT_TYPEHASH: dai }))).toBeNull();
    expect(await read(token, answering({ PERMIT_TYPEHASH: standard }))).toEqual(expected());
    expect(await read(token, answering({ nonces: undefined }))).toBeNull();
  });
});
