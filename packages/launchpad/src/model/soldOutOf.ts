import type { Sale } from '@rab/sdk/sales';
import { commonStates } from './commonStates.ts';
import type { SaleState } from './SaleState.ts';

/**
 * A state as lists and pages show it: a sale that sells out before its end has succeeded but has not ended, so its tag is that
 * of the tab in which it is listed until then.
 */
export const soldOutOf = (state: SaleState, { end }: Pick<Sale, 'end'>, now: bigint): SaleState =>
  state.phase === 'succeeded' && now <= end ? { ...state, tag: commonStates.live.tag, isSoldOut: true } : state;
