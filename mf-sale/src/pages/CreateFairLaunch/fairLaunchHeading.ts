/** Title and description of every view of the page. */
export const FAIR_LAUNCH_HEADING = {
  title: 'Create Fair Launch',
  description: 'Sell a fixed number of tokens at one price for all buyers. The total raised sets the price.',
};
