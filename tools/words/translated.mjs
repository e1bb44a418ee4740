/** Packages in which every visible word is a message: `lint:words` finds one that is not. It shall become all with screens. */
export const TRANSLATED = [
  'mf-grow',
  'mf-lock',
  'mf-sale',
  'mf-token',
  'packages/contracts',
  'packages/launchpad',
  'packages/ui',
  'packages/wallet-context',
  'shell',
];

/** Packages that have some messages, and other words besides. */
export const BEGUN = ['packages/config', 'packages/federation', 'packages/sdk'];
