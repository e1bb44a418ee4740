import { expect } from '@jest/globals';
import { parseConfig } from '@rab/config';
import { deployAll } from '@rab/evm/deploy';
import { PlatformChain, type Sendable, V3Exchange } from '@rab/evm/driver';
import { stopIfFails } from '@rab/evm/startAnvil';
import { startPlatform } from '@rab/evm/startPlatform';
import type { ReadContext } from '@rab/sdk';
import { eventOf } from '@rab/sdk/acts';
import { type Address, type TransactionReceipt, zeroAddress } from 'viem';
import { configFixture } from './configFixture.ts';

type Started = Awaited<ReturnType<typeof startPlatform>>;
type Contracts = Awaited<ReturnType<typeof deployAll>>['contracts'];

/** A local chain with all contracts, of which a test is the clock and every account. */
export class TestPlatform extends PlatformChain {
  readonly account: Started['account'];
  readonly settings: Started['settings'];
  readonly stop: () => void;
  /** Whose positions can be locked. */
  readonly v3: V3Exchange;
  /** What a page reads the chain with. */
  readonly context: ReadContext;

  private constructor({ anvil, account, settings }: Started, contracts: Contracts) {
    super(anvil.client, { contracts, exchange: settings.exchanges[0] });
    [this.account, this.settings, this.stop] = [account, settings, anvil.stop];
    this.v3 = new V3Exchange(this, settings.positionManagers[0] ?? zeroAddress);
    const fixture = parseConfig(configFixture()).chains['56'] as ReadContext['chain'];
    const exchanges = settings.exchanges.map((exchange, index) => ({ ...exchange, name: `Exchange ${index}` }));
    const positionManagers = settings.positionManagers.map((address) => ({ name: 'Uniswap V3', address }));
    this.context = {
      chain: { ...fixture, contracts: { ...fixture.contracts, ...contracts }, exchanges, positionManagers },
      client: anvil.client as never,
    };
  }

  static async start(): Promise<TestPlatform> {
    const started = await startPlatform();
    const { anvil, account, settings } = started;
    return stopIfFails(anvil, async () => {
      const { contracts } = await deployAll({ client: anvil.client, deployer: account(0), settings });
      return new TestPlatform(started, contracts);
    });
  }

  /** Sends a call; the chain takes it in the next second. */
  override async send(from: Address, call: Sendable): Promise<TransactionReceipt> {
    await this.client.setNextBlockTimestamp({ timestamp: (await this.now()) + 1n });
    return super.send(from, { gas: 5_000_000n, ...call });
  }

  /** As `send`, and sees the event that proves the act, by the account that sent it. Resolves to the event's arguments. */
  async act(from: Address, call: Sendable): Promise<Record<string, unknown>> {
    const receipt = await this.send(from, call);
    const { eventName = '', sender } = call.emits ?? {};
    const proof: Record<string, unknown> = { ...eventOf(receipt, call.address, call.abi, eventName) };
    expect([eventName, Object.keys(proof).length > 0]).toEqual([expect.stringMatching(/\w/), true]);
    if (sender) expect([eventName, proof[sender]]).toEqual([eventName, from]);
    return proof;
  }

  /** Whether the chain would take a call from an account, now or at another time. */
  isTaken(from: Address, call: Sendable, time?: bigint): Promise<boolean> {
    return this.client.simulateContract({ ...call, account: from, ...(time && { blockOverrides: { time } }) }).then(
      () => true,
      () => false,
    );
  }
}
