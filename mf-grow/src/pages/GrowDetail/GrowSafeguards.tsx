import type { SalePartProps, SaleState } from '@rab/launchpad';
import { GrowParts } from './GrowParts.tsx';
import { GrowPromise } from './GrowPromise.tsx';

/** From the review on the outcome says the parts, below all that is there before they are read: nothing moves for them. */
const isToCome = ({ phase }: SaleState): boolean => phase !== 'failed' && phase !== 'settled';

/** What protects buyers of a grow: the dates of the review, and the parts in which the raise is paid out. */
export function GrowSafeguards(props: SalePartProps & { state: SaleState }) {
  return (
    <>
      <GrowPromise {...props} />
      {isToCome(props.state) && <GrowParts {...props} />}
    </>
  );
}
