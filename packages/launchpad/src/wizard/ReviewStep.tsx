import { type ProjectInfo, type TokenConfig, v } from '@rab/config';
import {
  basisPointsToPercent,
  formatAmount,
  PRICE_DECIMALS,
  perMilleToPercent,
  SALE_PLACES,
  SECONDS_PER_DAY,
} from '@rab/contracts';
import { Amount, DateTime, Facts, Loading } from '@rab/ui';
import { Address } from '@rab/ui/connected';
import { useChainConfig } from '@rab/wallet-context';
import { type TokenInfo, type TransactionReceipt, useChainClient } from '@rab/wallet-context/contract';
import { createSaleCall, factoryOf, type NewSale, readCreationCost } from '../actions/createSale.ts';
import { SaleKind } from '../model/Launchpad.ts';
import { type AdditionalInfoForm, additionalInfoSchema } from './additionalInfoSchema.ts';
import { CreationReview, type CreationReviewProps } from './CreationReview.tsx';
import { chosenCurrency } from './chosenCurrency.ts';
import { StaleStep } from './StaleStep.tsx';
import { type SaleInfoForm, saleInfoSchema } from './saleInfoSchema.ts';
import { TokenGate } from './TokenGate.tsx';
import { useOpenedAt } from './useOpenedAt.ts';
import { type VerifyTokenForm, verifyTokenSchema } from './verifyTokenSchema.ts';

export interface ReviewStepProps {
  kind: SaleKind;
  verify: VerifyTokenForm;
  sale: SaleInfoForm;
  info: AdditionalInfoForm;
  onBack: () => void;
  goTo: (step: number) => void;
  onSent: CreationReviewProps['onSent'];
  onCreated: (receipt: TransactionReceipt, isStored: boolean) => void;
}

/** Step 4: judges the saved steps once more and shows them, or the way to the one that no longer holds. */
export function ReviewStep({ kind, verify, sale, info, goTo, ...review }: ReviewStepProps) {
  const chain = useChainConfig();
  const now = useOpenedAt();
  return (
    <TokenGate tokenAddress={verify.tokenAddress} onBack={review.onBack}>
      {(token) => {
        if (now === undefined) return <Loading />;
        const verified = v.safeParse(verifyTokenSchema({ isReadable: true, chain }), verify);
        const base = chosenCurrency(chain, verify.currency);
        if (!verified.success || !base) return <StaleStep issues={verified.issues ?? []} step={0} goTo={goTo} />;
        const terms = v.safeParse(saleInfoSchema({ kind, chain, baseDecimals: base.decimals, now }), sale);
        if (!terms.success) return <StaleStep issues={terms.issues} step={1} goTo={goTo} />;
        const project = v.safeParse(additionalInfoSchema, info);
        if (!project.success) return <StaleStep issues={project.issues} step={2} goTo={goTo} />;
        return (
          <Review
            {...review}
            newSale={{ kind, verified: verified.output, info: terms.output }}
            info={project.output}
            token={token}
            base={base}
          />
        );
      }}
    </TokenGate>
  );
}

interface ReviewProps extends Pick<ReviewStepProps, 'onBack' | 'onSent' | 'onCreated'> {
  newSale: NewSale;
  info: ProjectInfo;
  token: TokenInfo;
  base: TokenConfig;
}

function Review({ newSale, info, token, base, ...review }: ReviewProps) {
  const { kind } = newSale;
  const chain = useChainConfig();
  const client = useChainClient();
  return (
    <CreationReview
      {...review}
      act={`create:${kind}`}
      noun="sale"
      token={token}
      factory={factoryOf(chain, kind)}
      terms={newSale}
      readCost={() => readCreationCost(client, chain, newSale)}
      info={info}
      notStored="The project info could not be stored. You can add it later on the sale’s page."
      facts={<SaleFacts newSale={newSale} info={info} token={token} base={base} />}
      outcome={(fee) => <>, and the creation fee of {fee}. Before the start you can cancel and take the tokens back.</>}
      transaction={(owner, projectInfoHash, flatFee) => ({
        call: createSaleCall(chain, newSale, owner, projectInfoHash, flatFee),
        summary: `Create the sale of ${token.symbol}`,
        success: kind === SaleKind.SALE ? 'Create launchpad success' : 'Create RAB Grow Success',
        failed: 'Create launchpad failed',
        invalidates: [['launchpads']],
      })}
    />
  );
}

/** The terms of a sale, one line each. */
function SaleFacts({ newSale, info, token, base }: Pick<ReviewProps, 'newSale' | 'info' | 'token' | 'base'>) {
  const { verified, info: terms } = newSale;
  const baseAmount = (value: bigint) => (
    <Amount value={value} decimals={base.decimals} symbol={base.symbol} places={SALE_PLACES} />
  );
  const rate = (value: bigint) =>
    `1 ${base.symbol} = ${formatAmount(value, PRICE_DECIMALS, SALE_PLACES)} ${token.symbol}`;
  return (
    <Facts
      facts={[
        { label: 'Token', value: <Address address={token.address} kind="token" /> },
        { label: 'Name', value: `${token.name} (${token.symbol})` },
        { label: 'Presale rate', value: rate(terms.tokenPrice) },
        { label: 'Soft cap', value: baseAmount(terms.softCap) },
        { label: 'Hard cap', value: baseAmount(terms.hardCap) },
        { label: 'Minimum buy', value: baseAmount(terms.minSpendPerBuyer) },
        { label: 'Maximum buy', value: baseAmount(terms.maxSpendPerBuyer) },
        { label: 'Start', value: <DateTime seconds={terms.startTime} /> },
        { label: 'End', value: <DateTime seconds={terms.endTime} /> },
        ...(terms.whitelistTime > 0n
          ? [{ label: 'Whitelist time', value: `${terms.whitelistTime / 60n} minutes` }]
          : []),
        ...(terms.listing
          ? [
              { label: 'Liquidity percent', value: `${perMilleToPercent(terms.listing.liquidityPercent)}%` },
              { label: 'Listing rate', value: rate(terms.listing.listingRate) },
              { label: 'Liquidity lockup', value: `${terms.listing.lockPeriod / SECONDS_PER_DAY} days` },
            ]
          : []),
        {
          label: 'Affiliate reward',
          value: verified.referralRate > 0n ? `${perMilleToPercent(verified.referralRate)}%` : 'None',
        },
        {
          label: 'Vesting',
          value: terms.vesting
            ? `${basisPointsToPercent(terms.vesting.vestingPercentage)}% over ${terms.vesting.vestingEndEmission / SECONDS_PER_DAY} days`
            : 'None',
        },
        { label: 'Unsold tokens', value: terms.isBurn ? 'Burned' : 'Returned to you' },
        { label: 'Website', value: info.websiteUrl },
      ]}
    />
  );
}
