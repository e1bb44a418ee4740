import { GROW_LISTING_GRACE, LISTING_GRACE, REVIEW_GRACE } from '@rab/contracts';
import { paths } from './paths.ts';

/** What everybody outside of its own area knows of a kind of sale. */
interface SaleKindFacts<Key> {
  /** Key of its endpoint in `subgraphs` of config.json, by which the kind is known in code. */
  subgraph: Key;
  /** What people call it. */
  name: string;
  paths: { list: () => string; create: () => string; detail: (sale: string) => string };
  /** Name of its endpoint at the indexer. */
  endpoint: string;
  /** Its number in the index. */
  presaleType: number;
  /** Key of the contract that creates its sales in `contracts` of config.json. */
  factory: string;
  /** A chain may have neither its factory nor its endpoint. */
  isOptional: boolean;
  /** Whether its contract lists the token on an exchange. */
  lists: boolean;
  /** Seconds after its end in which a successful sale must be listed, or its review must begin, else it has failed. */
  grace: bigint;
  /** Seconds after its end in which a review that has begun must end. */
  reviewGrace: bigint;
  /** How its price comes about, in words that follow `sold`; null where a sale names its price. */
  soldHow: string | null;
}

const defineKinds = <const Kinds extends { [Key in keyof Kinds]: SaleKindFacts<Key> }>(kinds: Kinds): Kinds => kinds;

/** Every kind of sale, once: indexer, configuration, lists, links and the local stack are made from it. */
export const SALE_KINDS = defineKinds({
  presale: {
    subgraph: 'presale',
    name: 'RAB Sale',
    paths: { list: paths.sales, create: paths.createSale, detail: paths.sale },
    endpoint: 'presale',
    presaleType: 0,
    factory: 'launchpadFactory',
    isOptional: false,
    lists: true,
    grace: LISTING_GRACE,
    reviewGrace: LISTING_GRACE,
    soldHow: null,
  },
  privateSale: {
    subgraph: 'privateSale',
    name: 'RAB Grow',
    paths: { list: paths.grows, create: paths.createGrow, detail: paths.grow },
    endpoint: 'private-sale',
    presaleType: 1,
    factory: 'privateSaleFactory',
    isOptional: false,
    lists: false,
    grace: REVIEW_GRACE,
    reviewGrace: GROW_LISTING_GRACE,
    soldHow: null,
  },
  fairLaunch: {
    subgraph: 'fairLaunch',
    name: 'Fair launch',
    paths: { list: paths.fairLaunches, create: paths.createFairLaunch, detail: paths.fairLaunch },
    endpoint: 'fair-launch',
    presaleType: 2,
    factory: 'fairLaunchFactory',
    isOptional: true,
    lists: true,
    grace: LISTING_GRACE,
    reviewGrace: LISTING_GRACE,
    soldHow: 'at a price set by its deposits',
  },
  proRata: {
    subgraph: 'proRata',
    name: 'Pro rata sale',
    paths: { list: paths.proRataSales, create: paths.createProRata, detail: paths.proRata },
    endpoint: 'pro-rata',
    presaleType: 3,
    factory: 'proRataFactory',
    isOptional: true,
    lists: true,
    grace: LISTING_GRACE,
    reviewGrace: LISTING_GRACE,
    soldHow: 'in proportion to all commitments',
  },
});

/** The kind that no chain lacks: what leads to sales in general leads to its pages. */
export const MAIN_KIND = SALE_KINDS.presale;

/** Key of a kind of sale. */
export type SaleKindKey = keyof typeof SALE_KINDS;
