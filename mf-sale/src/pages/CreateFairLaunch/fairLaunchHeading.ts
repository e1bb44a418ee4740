import { msg } from '@lingui/core/macro';

/** Title and description of every view of the page. */
export const FAIR_LAUNCH_HEADING = {
  title: msg`Create Fair Launch`,
  description: msg`Sell a fixed number of tokens at one price for all buyers. The total raised sets the price.`,
};
