import type { Sale } from '../queries/saleSchema.ts';
import { commonStates } from './commonStates.ts';
import type { SaleState } from './SaleState.ts';

/**
 * A state as lists and pages tell it: what is sold out before its end has succeeded and has not ended, so its tag is that of
 * the tab in which it stands until then.
 */
export const soldOutOf = (state: SaleState, { end }: Pick<Sale, 'end'>, now: bigint): SaleState =>
  state.phase === 'succeeded' && now <= end ? { ...state, tag: commonStates.live.tag, isSoldOut: true } : state;
