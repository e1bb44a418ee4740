import {
  basisPointsToPercent,
  formatAmount,
  PRICE_DECIMALS,
  parseAddress,
  perMilleToPercent,
  SALE_PLACES,
  SECONDS_PER_DAY,
  v,
} from '@rab/contracts';
import { Address, Amount, DateTime, Facts, Loading, Notice, Panel, Stack, toast } from '@rab/ui';
import { useNavigate } from '@rab/ui/router';
import { useAppConfig, useChainClock, useChainConfig, useQuery, useSetAtom, useWallet } from '@rab/wallet-context';
import { useApprovedTransaction, useBalances, useChainClient, useTokenInfo } from '@rab/wallet-context/contract';
import { useRef, useState } from 'react';
import { createdSale, createSaleCall, factoryOf, type NewSale, readCreationCost } from '../actions/createSale.ts';
import { launchpadPath, SaleKind } from '../model/Launchpad.ts';
import { unstoredInfoAtom } from '../projectInfo/unstoredInfoAtom.ts';
import { uploadProjectInfo } from '../projectInfo/uploadProjectInfo.ts';
import { type AdditionalInfoForm, additionalInfoSchema } from './additionalInfoSchema.ts';
import { CreationButtons } from './CreationButtons.tsx';
import { chosenCurrency } from './chosenCurrency.ts';
import { keyOf } from './keyOf.ts';
import { StaleStep } from './StaleStep.tsx';
import { type SaleInfoForm, saleInfoSchema } from './saleInfoSchema.ts';
import { type VerifyTokenForm, verifyTokenSchema } from './verifyTokenSchema.ts';

export interface ReviewStepProps {
  kind: SaleKind;
  verify: VerifyTokenForm;
  sale: SaleInfoForm;
  info: AdditionalInfoForm;
  onBack: () => void;
  goTo: (step: number) => void;
}

/** Step 4: everything once more in words; Approve while the factory may not take the tokens, then Submit (WIZ-14). */
export function ReviewStep({ kind, verify, sale, info, onBack, goTo }: ReviewStepProps) {
  const chain = useChainConfig();
  const { data: token } = useTokenInfo(parseAddress(verify.tokenAddress));
  // Judged at the moment the step was opened: a start time that passes meanwhile is refused by the simulation.
  const openedAt = useRef<bigint>(undefined);
  const chainClock = useChainClock();
  openedAt.current ??= chainClock();
  if (!token) return <Loading />;

  const base = chosenCurrency(chain, verify.currency);
  const verified = v.safeParse(verifyTokenSchema({ isReadable: true }), verify);
  const saleInfo = v.safeParse(saleInfoSchema({ kind, baseDecimals: base.decimals, now: openedAt.current }), sale);
  if (!verified.success || !saleInfo.success) {
    const step = verified.success ? 1 : 0;
    const message = (verified.success ? saleInfo : verified).issues?.[0]?.message;
    return <StaleStep message={message} step={step} goTo={goTo} />;
  }
  return (
    <Review
      newSale={{ kind, verified: verified.output, info: saleInfo.output }}
      info={info}
      token={token}
      base={base}
      onBack={onBack}
    />
  );
}

function Review({
  newSale,
  info,
  token,
  base,
  onBack,
}: {
  newSale: NewSale;
  info: AdditionalInfoForm;
  token: NonNullable<ReturnType<typeof useTokenInfo>['data']>;
  base: { symbol: string; decimals: number };
  onBack: () => void;
}) {
  const { kind, verified, info: terms } = newSale;
  const chain = useChainConfig();
  const { content } = useAppConfig();
  const client = useChainClient();
  const wallet = useWallet();
  const navigate = useNavigate();
  const [isUploading, setUploading] = useState(false);
  const setUnstored = useSetAtom(unstoredInfoAtom);
  const factory = factoryOf(chain, kind);
  const { data: cost, isError } = useQuery({
    queryKey: ['creationCost', chain.id, kind, keyOf(newSale)],
    queryFn: () => readCreationCost(client, chain, newSale),
  });
  const balance = useBalances([token.address])?.[0];
  const creation = useApprovedTransaction({
    key: `create:${kind}`,
    token: token.address,
    spender: factory,
    amount: cost?.tokens ?? null,
  });
  const isShort = cost !== undefined && balance !== undefined && balance < cost.tokens;
  const baseAmount = (value: bigint) => (
    <Amount value={value} decimals={base.decimals} symbol={base.symbol} places={SALE_PLACES} />
  );
  const rate = (value: bigint) =>
    `1 ${base.symbol} = ${formatAmount(value, PRICE_DECIMALS, SALE_PLACES)} ${token.symbol}`;

  const approve = () => {
    if (!cost) return;
    return creation.approve(`Approve ${formatAmount(cost.tokens, token.decimals)} ${token.symbol}`);
  };
  const submit = async () => {
    if (!cost || wallet.status !== 'ready') return;
    setUploading(true);
    const projectInfo = v.parse(additionalInfoSchema, info);
    const { hash, isStored } = await uploadProjectInfo(content.upload, projectInfo);
    setUploading(false);
    if (!isStored) toast.error('The project info could not be stored. You can add it later on the sale’s page.');
    const receipt = await creation.send({
      call: createSaleCall(chain, newSale, wallet.address, hash, cost.flatFee),
      summary: `Create the sale of ${token.symbol}`,
      success: kind === SaleKind.SALE ? 'Create launchpad success' : 'Create RAB Grow Success',
      failed: 'Create launchpad failed',
      invalidates: [['launchpads']],
    });
    if (!receipt) return;
    const id = createdSale(chain, kind, receipt);
    if (!isStored) setUnstored((before) => ({ ...before, [id.toLowerCase()]: projectInfo }));
    navigate(launchpadPath({ kind, id }));
  };

  return (
    <Stack gap="6">
      <Panel title="Finish">
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
      </Panel>
      {cost && (
        <Notice tone="info" title="What will happen">
          <Amount value={cost.tokens} decimals={token.decimals} symbol={token.symbol} /> leave your wallet for the sale
          (you hold <Amount value={balance} decimals={token.decimals} symbol={token.symbol} />
          ), and the creation fee of{' '}
          <Amount
            value={cost.flatFee}
            decimals={chain.nativeToken.decimals}
            symbol={chain.nativeToken.symbol}
            places={SALE_PLACES}
          />
          . Before the start you can cancel and take the tokens back.
        </Notice>
      )}
      {isError && (
        <Notice tone="negative">What the sale costs could not be read from the chain. It is tried again.</Notice>
      )}
      {isShort && <Notice tone="negative">Token not enough for create launch pad</Notice>}
      <CreationButtons
        creation={creation}
        isUploading={isUploading}
        disabledReason={isShort ? 'Not enough tokens' : cost ? undefined : 'Reading the cost…'}
        onBack={onBack}
        onApprove={approve}
        onSubmit={submit}
      />
    </Stack>
  );
}
