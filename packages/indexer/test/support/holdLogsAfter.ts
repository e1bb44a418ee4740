import type { Fault } from './RpcProxy.ts';

/** Keeps back the events after a block, so that an indexer stands still in the midst of catching up. */
export const holdLogsAfter =
  (block: bigint): Fault =>
  ({ method, params }) => {
    if (method !== 'eth_getLogs') return 'pass';
    const [{ toBlock }] = params as [{ toBlock: string }];
    return BigInt(toBlock) > block ? undefined : 'pass';
  };
