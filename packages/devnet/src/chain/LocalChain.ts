import { TestChain } from '@rab/evm/driver';
import { testClient } from '@rab/evm/testClient';

export const LOCAL_CHAIN_ID = 31337;

/** The stack's development chain. */
export class LocalChain extends TestChain {
  constructor(rpcUrl: string) {
    super(testClient(rpcUrl));
  }

  /** Sets the chain's clock to the wall clock. */
  async travelToPresent(): Promise<void> {
    await this.client.request({ method: 'evm_setTime', params: [Date.now()] } as never);
    await this.client.mine({ blocks: 1 });
  }
}
