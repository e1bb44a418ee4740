import { v } from '@rab/config';
import { type SaleTerms, type SaleTermsContext, saleTermsSchema, vestingSchema } from '@rab/launchpad';
import { wholeDaysCodec } from '@rab/ui/forms';

/** Rules of step 2 and its units (WIZ-20): no listing, but a start of the vesting; the contract enforces the same. */
export const growInfoSchema = (context: SaleTermsContext) =>
  v.intersect([
    saleTermsSchema(context),
    vestingSchema(wholeDaysCodec({ isOptional: true })),
  ]) satisfies v.GenericSchema<unknown, SaleTerms>;
