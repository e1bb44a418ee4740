import { v } from '@rab/config';
import { amountNeededForGrow } from '@rab/contracts/sale';
import { SaleTermsFields, type SaleTermsForm, type Sold, TokensTaken } from '@rab/launchpad';
import { formOf, useFormValues } from '@rab/ui/forms';
import { useChainClock, useChainConfig } from '@rab/wallet-context';
import { growInfoSchema } from './growInfoSchema.ts';

const { TextField } = formOf<SaleTermsForm>();

/** Price, caps, limits, time, vesting, and how many tokens all of it takes. */
export function GrowInfoFields(sold: Sold) {
  return (
    <>
      <SaleTermsFields
        title="RAB Grow Info"
        token={sold.token.symbol}
        base={sold.base.symbol}
        vestingFields={
          <TextField
            name="vestingStart"
            label="Vesting start"
            inputMode="numeric"
            suffix="days"
            hint="Days after the sale's end until the release begins"
          />
        }
      />
      <TokensNeeded {...sold} />
    </>
  );
}

/** How many tokens creation will take, as soon as the step is complete. */
function TokensNeeded({ token, base }: Sold) {
  const chain = useChainConfig();
  const chainClock = useChainClock();
  const parsed = v.safeParse(growInfoSchema({ base, now: chainClock() }), useFormValues<SaleTermsForm>());
  if (!parsed.success) return null;
  const { hardCap, tokenPrice } = parsed.output;
  const needed = amountNeededForGrow({
    hardCap,
    tokenPrice,
    tokenFee: BigInt(chain.TOKEN_FEE),
    tokenDecimals: token.decimals,
    baseDecimals: base.decimals,
  });
  return <TokensTaken needed={needed} token={token} />;
}
