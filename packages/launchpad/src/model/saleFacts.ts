import type { SaleFacts } from '@rab/contracts';
import type { Sale } from '@rab/sdk/sales';

/** What decides the status of a sale of any kind, as the contracts name it. */
export const factsOf = ({
  start,
  end,
  hardCap,
  softCap,
  raised,
  isCancelled,
  price,
  token,
  base,
}: Sale): SaleFacts => ({
  startTime: start,
  endTime: end,
  hardCap,
  softCap,
  totalBaseCollected: raised,
  forceFailed: isCancelled,
  tokenPrice: price,
  tokenDecimals: token.decimals,
  baseDecimals: base.decimals,
});
