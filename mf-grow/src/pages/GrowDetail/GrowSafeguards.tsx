import type { SalePartProps, SaleState } from '@rab/launchpad';
import { GrowParts } from './GrowParts.tsx';
import { GrowPromise } from './GrowPromise.tsx';

/** What protects buyers of a grow: the dates of the review, and the parts in which the raise is paid out. */
export function GrowSafeguards(props: SalePartProps & { state: SaleState }) {
  return (
    <>
      <GrowPromise {...props} />
      {props.state.phase !== 'failed' && <GrowParts {...props} />}
    </>
  );
}
