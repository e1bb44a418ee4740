import { expect } from '@jest/globals';
import { parseConfig } from '@rab/config';
import { deployAll } from '@rab/evm/deploy';
import { startPlatform } from '@rab/evm/startPlatform';
import type { ReadContext } from '@rab/wallet-context';
import { eventOf } from '@rab/wallet-context/reads';
import { type Abi, type Address, parseAbi, type TransactionReceipt } from 'viem';
import { configFixture } from './configFixture.ts';

/** A call as screens make it. */
interface Call {
  readonly address: Address;
  readonly abi: Abi;
  readonly functionName: string;
  readonly args: readonly unknown[];
  readonly value?: bigint;
  readonly emits?: { readonly eventName: string; readonly sender?: string };
}

const tokenAbi = parseAbi(['function approve(address spender, uint256 amount)']);

/** Lets `spender` take so many base units of a token. */
export const approval = (token: Address, spender: Address, amount: bigint) =>
  ({ address: token, abi: tokenAbi, functionName: 'approve', args: [spender, amount] }) as const;

/** A local chain with all contracts, of which a test is the clock and every account. */
export async function startPlatformStage() {
  const platform = await startPlatform();
  const { anvil, account, settings } = platform;
  const { client } = anvil;
  const { contracts } = await deployAll({ client, deployer: account(0), settings });
  const fixture = parseConfig(configFixture()).chains['56'] as ReadContext['chain'];
  const context: ReadContext = {
    chain: {
      ...fixture,
      contracts: { ...fixture.contracts, ...contracts },
      exchanges: settings.exchanges.map(({ factory, router }, index) => ({
        name: `Exchange ${index}`,
        factory,
        router,
      })),
    },
    client: client as never,
  };
  const now = async (): Promise<bigint> => (await client.getBlock()).timestamp;

  /** Mines a block of that time. */
  async function goTo(timestamp: bigint): Promise<void> {
    await client.setNextBlockTimestamp({ timestamp });
    await client.mine({ blocks: 1 });
  }

  /** Sends a call that the chain takes in the next second, and sees it done. */
  async function send(from: Address, call: Omit<Call, 'emits'>): Promise<TransactionReceipt> {
    await client.setNextBlockTimestamp({ timestamp: (await now()) + 1n });
    const hash = await client.writeContract({ account: from, chain: null, gas: 5_000_000n, ...call } as never);
    let receipt: TransactionReceipt | null = null;
    // polled: viem's own waiting can miss the block of an instantly mined transaction
    while (!receipt) receipt = await client.getTransactionReceipt({ hash }).catch(() => null);
    expect(receipt.status).toBe('success');
    return receipt;
  }

  /** As `send`, and sees the event that proves the act, by the account that sent it. Resolves to the event's arguments. */
  async function act(from: Address, call: Call): Promise<Record<string, unknown>> {
    const receipt = await send(from, call);
    const { eventName = '', sender } = call.emits ?? {};
    const proof: Record<string, unknown> = { ...eventOf(receipt, call.address, call.abi, eventName) };
    expect([eventName, Object.keys(proof).length > 0]).toEqual([expect.stringMatching(/\w/), true]);
    if (sender) expect([eventName, proof[sender]]).toEqual([eventName, from]);
    return proof;
  }

  /** Whether the chain would take a call from an account, now or at another time. */
  const isTaken = (from: Address, call: Call, time?: bigint): Promise<boolean> =>
    client.simulateContract({ ...call, account: from, ...(time && { blockOverrides: { time } }) } as never).then(
      () => true,
      () => false,
    );

  return { anvil, account, settings, contracts, context, now, goTo, send, act, isTaken };
}

export type PlatformStage = Awaited<ReturnType<typeof startPlatformStage>>;
