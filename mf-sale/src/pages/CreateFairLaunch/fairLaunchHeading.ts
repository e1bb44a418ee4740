import { t } from '@lingui/core/macro';

/** Title and description of every view of the page. */
export const FAIR_LAUNCH_HEADING = {
  title: () => t`Create Fair Launch`,
  description: () => t`Sell a fixed number of tokens at one price for all buyers. The total raised sets the price.`,
};
