/** Title and description of every view of the page. */
export const FAIR_LAUNCH_HEADING = {
  title: 'Create Fair Launch',
  description:
    'The older kind of sale: everybody shares a fixed number of tokens by deposits, and the price is what comes together.',
};
