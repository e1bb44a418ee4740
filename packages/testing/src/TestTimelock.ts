import { contractAddress } from '@rab/config';
import { type ContractCall, contractCall } from '@rab/contracts';
import { launchpadSettingAbi } from '@rab/contracts/abis';
import { timelockControllerAbi } from '@rab/contracts/abis/foreign';
import { executeCall, type TimelockProposal } from '@rab/contracts/powers';
import { rawCall } from '@rab/contracts/raw-call';
import { type Address, type Hex, zeroHash } from 'viem';
import { deployTimelock } from './deployTimelock.ts';
import type { TestPlatform } from './TestPlatform.ts';

/** OpenZeppelin's timelock as the owner of a platform's settings, with one proposer. */
export class TestTimelock {
  readonly platform: TestPlatform;
  readonly address: Address;
  readonly proposer: Address;
  /** Seconds. */
  readonly delay: bigint;

  private constructor(platform: TestPlatform, address: Address, proposer: Address, delay: bigint) {
    [this.platform, this.address, this.proposer, this.delay] = [platform, address, proposer, delay];
  }

  /** Creates one, and lets it take the settings over. */
  static async own(platform: TestPlatform, proposer: Address, delay: bigint): Promise<TestTimelock> {
    const { client, context } = platform;
    const setting = { address: contractAddress(context.chain, 'launchpadSetting'), abi: launchpadSettingAbi } as const;
    const owner = await client.readContract({ ...setting, functionName: 'owner' });
    const address = await deployTimelock(client, { delay, proposer, account: owner });
    const timelock = new TestTimelock(platform, address, proposer, delay);
    await platform.send(owner, contractCall({ ...setting, functionName: 'transferOwnership', args: [address] }));
    const accept = await timelock.schedule([contractCall({ ...setting, functionName: 'acceptOwnership', args: [] })]);
    await timelock.waitDelay();
    await platform.act(proposer, executeCall(accept));
    return timelock;
  }

  /** Schedules calls as one proposal. */
  async schedule(calls: readonly ContractCall[]): Promise<TimelockProposal> {
    const raw = calls.map(rawCall);
    const args = [raw.map(({ to }) => to), raw.map(() => 0n), raw.map(({ data }) => data), zeroHash, zeroHash] as const;
    const contract = { address: this.address, abi: timelockControllerAbi } as const;
    await this.platform.send(
      this.proposer,
      contractCall({ ...contract, functionName: 'scheduleBatch', args: [...args, this.delay] }),
    );
    const id: Hex = await this.platform.client.readContract({ ...contract, functionName: 'hashOperationBatch', args });
    return {
      timelock: this.address,
      id,
      calls: raw.map(({ to: target, data }) => ({ target, value: 0n, data })),
      predecessor: zeroHash,
      salt: zeroHash,
    };
  }

  /** Lets its delay pass. */
  async waitDelay(): Promise<void> {
    const { client } = this.platform;
    await client.setNextBlockTimestamp({ timestamp: (await this.platform.now()) + this.delay });
    await client.mine({ blocks: 1 });
  }
}
