import { v } from '@rab/config';
import { amountNeeded } from '@rab/contracts/sale';
import { Fields, SaleTermsFields, type Sold, TokensTaken, type VerifiedToken } from '@rab/launchpad';
import { formatUtc, Panel } from '@rab/ui';
import { formOf, useFormValues } from '@rab/ui/forms';
import { useChainClock, useChainConfig } from '@rab/wallet-context';
import { LiquidityLockTimeField, LiquidityPercentField } from '../LiquidityTermFields.tsx';
import { type SaleInfoForm, saleInfoSchema } from './saleInfoSchema.ts';

const { SelectField, TextField } = formOf<SaleInfoForm>();

/** Price, caps, limits, time, the listing, and how many tokens all of it takes. */
export function SaleInfoFields(sold: Sold<VerifiedToken>) {
  const { exchanges } = useChainConfig();
  const token = sold.token.symbol;
  const base = sold.base.symbol;
  return (
    <>
      <SaleTermsFields title="RAB Sale Info" token={token} base={base}>
        <Panel title="Liquidity">
          <Fields>
            <SelectField
              name="exchangeFactory"
              label="Exchange"
              isRequired
              options={exchanges.map(({ name, factory }) => ({ value: factory, label: name }))}
            />
            <LiquidityPercentField />
            <TextField
              name="listingRate"
              label="Listing rate"
              inputMode="decimal"
              suffix={`${token} / ${base}`}
              isRequired
              hint="Price on the exchange; usually fewer tokens than the presale rate"
            />
            <LiquidityLockTimeField />
          </Fields>
        </Panel>
      </SaleTermsFields>
      <TokensNeeded {...sold} />
    </>
  );
}

/** How many tokens creation will take, as soon as the step is complete. */
function TokensNeeded({ verified, token, base }: Sold<VerifiedToken>) {
  const chain = useChainConfig();
  const chainClock = useChainClock();
  const parsed = v.safeParse(saleInfoSchema({ chain, base, now: chainClock() }), useFormValues<SaleInfoForm>());
  if (!parsed.success) return null;
  const { hardCap, tokenPrice, listing, endTime } = parsed.output;
  const needed = amountNeeded({
    hardCap,
    tokenPrice,
    tokenFee: BigInt(chain.TOKEN_FEE),
    baseFee: BigInt(chain.BASE_FEE),
    referralRate: verified.referralRate,
    liquidityPercent: listing.liquidityPercent,
    listingRate: listing.listingRate,
    tokenDecimals: token.decimals,
    baseDecimals: base.decimals,
  });
  return (
    <TokensTaken needed={needed} token={token}>
      {' '}
      and lock the liquidity until at least {formatUtc(endTime + listing.lockPeriod)} UTC
    </TokensTaken>
  );
}
