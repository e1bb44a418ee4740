import { t } from '@lingui/core/macro';
import { type ChainConfig, v } from '@rab/config';
import { PRICE_DECIMALS } from '@rab/contracts';
import { SALE_RULE_SENTENCES } from '@rab/contracts/errors';
import { SALE_LIMITS } from '@rab/contracts/limits';
import { isListable } from '@rab/contracts/sale';
import type { NewPresale } from '@rab/contracts/sale-calls';
import {
  chosenExchange,
  liquidityFields,
  notAsked,
  type SaleTerms,
  type SaleTermsContext,
  saleTermsForm,
  saleTermsSchema,
  vestingSchema,
} from '@rab/launchpad';
import { amountCodec, parsedCodec, perMilleCodec, wholeMinutesCodec } from '@rab/ui/forms';
import type { Address } from '@rab/wallet-context/reads';

export const saleInfoForm = v.object({
  ...saleTermsForm.entries,
  exchangeFactory: v.string(),
  liquidityPercent: v.string(),
  listingRate: v.string(),
  liquidityLockTime: v.string(),
  // not in what browsers kept before there were such terms
  leaveTime: v.optional(v.string(), ''),
  leavePercent: v.optional(v.string(), ''),
});

export type SaleInfoForm = v.InferOutput<typeof saleInfoForm>;

/** Step 2 as the contract takes it; of the listing: per mille, 18-decimal rate, seconds. */
export interface SaleInfo extends SaleTerms {
  listing: { exchange: Address } & Omit<NewPresale['caps'], keyof SaleTerms>;
  /** Seconds after the start until which buyers may leave, 0 for never, and the per mille of a deposit that stays then. */
  leaveTime: bigint;
  leavePercent: bigint;
}

export interface SaleInfoContext extends SaleTermsContext {
  chain: Pick<ChainConfig, 'BASE_FEE' | 'exchanges'>;
  /** What step 1 gave out; per mille. */
  verified: { referralRate: bigint };
}

const listingSchema = ({ chain }: SaleInfoContext) =>
  v.pipe(
    v.object({
      exchangeFactory: parsedCodec((text) => chosenExchange(chain, text), t`Please select an exchange`),
      listingRate: amountCodec(PRICE_DECIMALS, {
        max: { value: SALE_LIMITS.maxRate, message: SALE_RULE_SENTENCES.InvalidListingRate },
      }),
      ...liquidityFields,
    }),
    v.transform(({ exchangeFactory: exchange, liquidityLockTime: lockPeriod, ...alike }) => ({
      listing: { ...alike, exchange, lockPeriod },
    })),
  );

/** On what terms buyers leave: no time typed for never. A part that stays says that they do. */
const leavingSchema = () =>
  v.pipe(
    v.object({
      leaveTime: v.optional(wholeMinutesCodec({ isOptional: true }), ''),
      // empty at first: a form that has something typed in it is not reloaded
      leavePercent: v.pipe(
        v.optional(v.string(), ''),
        v.transform((text) => text.trim() || '0'),
        perMilleCodec({ max: { value: SALE_LIMITS.maxLeaveCost, message: SALE_RULE_SENTENCES.LeaveCostTooLarge } }),
      ),
    }),
    v.forward(
      v.check(
        ({ leaveTime, leavePercent }) => leaveTime > 0n || leavePercent === 0n,
        t`Say for how long buyers can leave, or clear what stays`,
      ),
      ['leaveTime'],
    ),
  );

/** Rules of step 2 (WIZ-05 to WIZ-12) and its units (WIZ-20); the contract enforces the same. */
export const saleInfoSchema = (context: SaleInfoContext) => {
  const { chain, token, base, verified } = context;
  const sale = {
    tokenDecimals: token.decimals,
    baseDecimals: base.decimals,
    baseFee: BigInt(chain.BASE_FEE),
    referralRate: verified.referralRate,
  };
  return v.pipe(
    v.intersect([saleTermsSchema(context), listingSchema(context), leavingSchema(), vestingSchema(notAsked)]),
    v.forward(
      v.check(
        ({ leaveTime, startTime, endTime }) =>
          leaveTime === 0n || leaveTime + SALE_LIMITS.minAfterLeaving <= endTime - startTime,
        SALE_RULE_SENTENCES.LeaveTimeTooLarge,
      ),
      ['leaveTime'],
    ),
    v.forward(
      v.check(
        ({ softCap, listing }) => isListable(softCap, { ...sale, ...listing }),
        SALE_RULE_SENTENCES.ListingTooSmall,
      ),
      ['softCap'],
    ),
  ) satisfies v.GenericSchema<unknown, SaleInfo>;
};
