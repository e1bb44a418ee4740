import { SalesOfAccount } from '@rab/launchpad';
import { rabGrow } from '../kind/rabGrow.ts';

/** What the connected account has in grows; the shell loads it from this remote at run time. */
export function MyGrows() {
  return <SalesOfAccount kind={rabGrow} title="RAB Grow" />;
}
