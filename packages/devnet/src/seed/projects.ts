/** A demo project: a token and what its owner says about it. */
export interface Project {
  name: string;
  symbol: string;
  /** Whole tokens. */
  supply: bigint;
  description: string;
}

const project = (name: string, symbol: string, supply: bigint, description: string): Project => ({
  name,
  symbol,
  supply,
  description,
});

export const PROJECTS = {
  carrot: project(
    'Carrot Finance',
    'CRT',
    10_000_000n,
    'Carrot Finance pools idle stable balances into short-term loans backed by on-chain collateral. Fees go to stakers every week.',
  ),
  hopper: project(
    'Hopper Protocol',
    'HOP',
    50_000_000n,
    'Hopper Protocol routes swaps across exchanges and splits large orders, so that a trade moves the price as little as possible.',
  ),
  thicket: project(
    'Thicket Games',
    'THK',
    200_000_000n,
    'Thicket Games builds a turn-based card game in which every card is owned by its player. The first season is playable today.',
  ),
  dandelion: project(
    'Dandelion',
    'DDL',
    1_000_000n,
    'Dandelion spreads small grants to open-source maintainers. Token holders vote on each round.',
  ),
  burrow: project(
    'Burrow Network',
    'BRW',
    80_000_000n,
    'Burrow Network rents out unused disk space. Providers are paid per gigabyte and month, and proofs are checked on chain.',
  ),
  meadow: project(
    'Meadow',
    'MDW',
    25_000_000n,
    'Meadow is a market for carbon removal with public measurements: each tonne can be traced to the field that stored it.',
  ),
  clover: project(
    'Clover Pay',
    'CLV',
    100_000_000n,
    'Clover Pay lets small shops take payments in any token and settle in one. No account, no minimum, one code on the counter.',
  ),
  warren: project(
    'Warren DAO',
    'WRN',
    30_000_000n,
    'Warren DAO funds shared workshops and tool libraries. Members propose, vote and audit each purchase.',
  ),
  velvet: project(
    'Velvet Ear',
    'VLT',
    60_000_000n,
    'Velvet Ear pays musicians per listened minute, straight from the listener. Labels and splits are contracts that anyone can read.',
  ),
  orchard: project(
    'Orchard',
    'ORC',
    40_000_000n,
    'Orchard insures harvests by weather data: when the rain fails, the payout needs no claim.',
  ),
  lantern: project(
    'Lantern Oracle',
    'LNT',
    20_000_000n,
    'Lantern Oracle brings sensor data on chain with a bond behind every reading.',
  ),
  pebble: project(
    'Pebble Chat',
    'PBL',
    500_000_000n,
    'Pebble Chat is a messenger without a server. Tokens pay for relaying and for names.',
  ),
  fern: project('Fern Labs', 'FRN', 15_000_000n, 'Fern Labs writes audited building blocks for on-chain games.'),
  marten: project(
    'Marten Index',
    'MRT',
    3_000_000n,
    'Marten Index holds the twenty most used protocols by weight and rebalances each month. Redeem at any time for the parts.',
  ),
  acorn: project(
    'Acorn Savings',
    'ACN',
    12_000_000n,
    'Acorn Savings rounds payments up and puts the difference aside. The pot is yours alone and open at any time.',
  ),
  thistle: project(
    'Thistle',
    'THS',
    90_000_000n,
    'Thistle sends small tips to writers while you read. Its tokens are shared by all who come, at one price.',
  ),
  mallow: project('Mallow Cloud', 'MLW', 35_000_000n, 'Mallow Cloud rents out spare graphics cards by the minute.'),
  sedge: project(
    'Sedge',
    'SDG',
    70_000_000n,
    'Sedge keeps a public register of repairs, so that used things keep their worth.',
  ),
  yarrow: project(
    'Yarrow Health',
    'YRW',
    28_000_000n,
    'Yarrow Health lets patients lend their records to research, and be paid.',
  ),
  bramble: project(
    'Bramble',
    'BMB',
    20_000_000n,
    'Bramble keeps shared notes end-to-end encrypted and lets a group pay for its own storage. Every reader can export everything.',
  ),
  heather: project(
    'Heather Maps',
    'HTR',
    40_000_000n,
    'Heather Maps pays walkers who keep footpaths on the map. Each report is checked by two others before it is paid.',
  ),
  willow: project(
    'Willow Care',
    'WLW',
    60_000_000n,
    'Willow Care finds a sitter for the evening in the neighborhood. Families rate sitters, sitters rate families.',
  ),
} as const satisfies Record<string, Project>;
