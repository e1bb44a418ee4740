import { SECONDS_PER_DAY } from '../units/constants.ts';
import { tokensForBase } from './amounts.ts';

/** Status codes of sales and fair launches (GRW-02, SAL-10). */
export const SaleStatus = { QUED: 0, ACTIVE: 1, SUCCESS: 2, FAILED: 3, FINALIZED: 4 } as const;
export type SaleStatus = (typeof SaleStatus)[keyof typeof SaleStatus];

export const GrowStatus = {
  QUED: 0,
  ACTIVE: 1,
  SUCCESS: 2,
  FAILED: 3,
  LISTING: 4,
  SATISFY: 5,
  NOT_SATISFY: 6,
} as const;
export type GrowStatus = (typeof GrowStatus)[keyof typeof GrowStatus];

/** What decides a status besides the clock; all of it is indexed. Amounts in base units, dates in unix seconds. */
export interface SaleFacts {
  startTime: bigint;
  endTime: bigint;
  hardCap: bigint;
  softCap: bigint;
  totalBaseCollected: bigint;
  forceFailed: boolean;
  /** Whole tokens for one whole base token, with 18 decimals. */
  tokenPrice: bigint;
  tokenDecimals: number;
  baseDecimals: number;
}

/** The hard cap is reached, or what is left below it buys not one token unit (SAL-05); mirrors SaleBase's FILLED. */
const isFilled = (sale: SaleFacts): boolean =>
  tokensForBase(sale.hardCap - sale.totalBaseCollected, sale.tokenPrice, sale) === 0n;

/** Seconds after its end in which a successful RAB Sale or fair launch must be listed, else it has failed. */
export const LISTING_GRACE = 7n * SECONDS_PER_DAY;
/** Seconds after its end in which a successful RAB Grow must be reviewed. */
export const REVIEW_GRACE = 30n * SECONDS_PER_DAY;
/** Seconds after its end from which a RAB Grow that is still in LISTING is closed as NOT_SATISFY when anyone finalizes it. */
export const GROW_LISTING_GRACE = 60n * SECONDS_PER_DAY;
/** Seconds that a RAB Grow's buyers have in LISTING to take their deposits back before it can become SATISFY. */
export const REFUND_WINDOW = 3n * SECONDS_PER_DAY;
/** Seconds between the deposit that fills a RAB Sale and its listing (SAL-23). */
export const FILLED_DELAY = 3_600n;
/** Seconds after owner and administrator from which anybody may finalize a successful RAB Sale or fair launch. */
export const ANYONE_DELAY = SECONDS_PER_DAY;
/** Seconds after owner and administrator from which anybody may have a refusal of the announced exchange noted. */
export const ELSEWHERE_DELAY = 2n * SECONDS_PER_DAY;

/** What decides the status of every kind before it is settled. */
type RunningFacts = Pick<SaleFacts, 'startTime' | 'endTime' | 'softCap' | 'totalBaseCollected' | 'forceFailed'>;

const runningStatus = (sale: RunningFacts, isSoldOut: boolean, now: bigint, grace: bigint): 0 | 1 | 2 | 3 => {
  if (sale.forceFailed) return SaleStatus.FAILED;
  if (!isSoldOut) {
    if (now < sale.startTime) return SaleStatus.QUED;
    if (now <= sale.endTime) return SaleStatus.ACTIVE;
  }
  if (sale.totalBaseCollected < sale.softCap) return SaleStatus.FAILED;
  return now > sale.endTime + grace ? SaleStatus.FAILED : SaleStatus.SUCCESS;
};

/** Status of a RAB Sale at `now` (chain time, unix seconds); mirrors `Presale.presaleStatus`. */
export const saleStatus = (sale: SaleFacts & { lpGenerationComplete: boolean }, now: bigint): SaleStatus =>
  sale.lpGenerationComplete ? SaleStatus.FINALIZED : runningStatus(sale, isFilled(sale), now, LISTING_GRACE);

/** Status of a fair launch at `now`; it has no hard cap. Mirrors `FairLaunch.presaleStatus`. */
export const fairLaunchStatus = (launch: RunningFacts & { isFinalized: boolean }, now: bigint): SaleStatus =>
  launch.isFinalized ? SaleStatus.FINALIZED : runningStatus(launch, false, now, LISTING_GRACE);

/** Status of a RAB Grow at `now`; `growStatus` is what the administrator set (0 while nothing). */
export const growStatus = (sale: SaleFacts & { growStatus: number }, now: bigint): GrowStatus =>
  sale.growStatus >= GrowStatus.LISTING
    ? (sale.growStatus as GrowStatus)
    : runningStatus(sale, isFilled(sale), now, REVIEW_GRACE);
