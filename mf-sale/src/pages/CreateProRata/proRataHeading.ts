import { msg } from '@lingui/core/macro';

/** Title and description of every view of the page. */
export const PRO_RATA_HEADING = {
  title: msg`Create Pro Rata Sale`,
  description: msg`Sell a fixed number of tokens to everybody who commits within a window. What is above the hard cap comes back pro rata.`,
};
