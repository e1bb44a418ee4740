import { SLOW_TICK_MS } from '@rab/config';
import { defineRead } from './defineRead.ts';
import type { ReadContext } from './readContext.ts';

/** The price of gas may rise while somebody reads what is to be signed. */
const MARGIN = 2n;

/** Wei that pay for so much gas, with a margin for a price that rises. */
export const getGasReserve = async ({ client }: ReadContext, gas: bigint): Promise<bigint> =>
  (await client.getGasPrice()) * gas * MARGIN;

export const { options: gasReserveQueryOptions, useRead } = defineRead({
  name: 'gasReserve',
  get: getGasReserve,
  about: () => [],
  refetchInterval: SLOW_TICK_MS,
});

/** Wei to leave in a wallet for an act that takes so much gas; undefined until read. */
export const useGasReserve = (gas: bigint): bigint | undefined => useRead(gas).data;
