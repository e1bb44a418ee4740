import { t } from '@lingui/core/macro';
import { parseAddress, shortAddress } from '@rab/contracts';
import { type GlossaryEntry, Grid } from '@rab/ui';
import { formOf } from '@rab/ui/forms';
import { useChainConfig } from '@rab/wallet-context';
import { isAddressEqual, useTokenInfo } from '@rab/wallet-context/reads';
import { useFactoryRouter } from '../../queries/factoryRouter.ts';
import type { CreateTokenForm } from './createTokenSchema.ts';
import { GLOSSARY } from './glossary.ts';
import type { TaxedKind } from './tokenKinds.ts';

const { SelectField, TextField, useWatch } = formOf<CreateTokenForm>();

const PARTS: Record<TaxedKind, () => React.ReactNode> = {
  liquidityGenerator: LiquidityGenerator,
  baby: Baby,
  buybackBaby: BuybackBaby,
};

/** What a token with fees asks for besides what every token has (TOK-07 to TOK-09). */
export function VariantFields({ kind }: { kind: TaxedKind }) {
  const Part = PARTS[kind];
  return <Part />;
}

function LiquidityGenerator() {
  return (
    <>
      <RouterField />
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="5">
        <FeeField
          name="transactionFeeYield"
          label={t`Transaction fee to generate yield`}
          glossary={GLOSSARY.yieldFee}
        />
        <FeeField
          name="transactionFeeLiquidity"
          label={t`Transaction fee to generate liquidity`}
          glossary={GLOSSARY.liquidityFee}
        />
      </Grid>
      <TextField name="marketingAddress" label={t`Marketing address`} placeholder="0x…" />
      <FeeField name="marketingPercent" label={t`Marketing percent`} glossary={GLOSSARY.marketingFee} />
    </>
  );
}

function Baby() {
  return (
    <>
      <RewardTokenField />
      <TextField
        name="minimumTokenBalanceForDividends"
        label={t`Minimum token balance for dividends`}
        inputMode="decimal"
        isRequired
        hint={t`Each wallet must hold over $50 to get rewards. Enter the number of tokens that equals it: the contract doesn’t know prices.`}
      />
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="5">
        <FeeField name="tokenRewardFee" label={t`Token reward fee`} glossary={GLOSSARY.rewardFee} />
        <FeeField name="autoAddLiquidityPercent" label={t`Auto add liquidity`} glossary={GLOSSARY.liquidityFee} />
      </Grid>
      <FeeField name="marketingFee" label={t`Marketing fee`} glossary={GLOSSARY.marketingFee} />
      <TextField name="marketingWallet" label={t`Marketing wallet`} placeholder="0x…" />
    </>
  );
}

function BuybackBaby() {
  return (
    <>
      <RewardTokenField />
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="5">
        <FeeField name="liquidityFee" label={t`Liquidity fee`} glossary={GLOSSARY.liquidityFee} />
        <FeeField name="buyBackFee" label={t`Buyback fee`} glossary={GLOSSARY.buybackFee} />
        <FeeField name="reflectionFee" label={t`Reflection fee`} glossary={GLOSSARY.rewardFee} />
        <FeeField name="marketingFee" label={t`Marketing fee`} glossary={GLOSSARY.marketingFee} />
      </Grid>
    </>
  );
}

type FeeName =
  | 'transactionFeeYield'
  | 'transactionFeeLiquidity'
  | 'marketingPercent'
  | 'tokenRewardFee'
  | 'autoAddLiquidityPercent'
  | 'marketingFee'
  | 'liquidityFee'
  | 'buyBackFee'
  | 'reflectionFee';

function FeeField(field: { name: FeeName; label: string; glossary: GlossaryEntry }) {
  return <TextField {...field} inputMode="numeric" suffix="%" />;
}

/** The exchanges that the factory's tokens can trade on; all of them until it has said which. */
function RouterField() {
  const { exchanges } = useChainConfig();
  const { data: router } = useFactoryRouter('liquidityGeneratorTokenFactory');
  const offered = exchanges.filter((exchange) => !router || isAddressEqual(exchange.router, router));
  const options = offered.map((exchange) => ({ value: exchange.router, label: exchange.name }));
  if (router && options.length === 0) options.push({ value: router, label: shortAddress(router) });
  return (
    <SelectField
      name="router"
      label={t`Router`}
      isRequired
      options={[{ value: '' as (typeof options)[number]['value'], label: t`Select a router` }, ...options]}
      hint={t`The exchange that the liquidity fees trade on. You can’t change it later.`}
    />
  );
}

function RewardTokenField() {
  const { data: token } = useTokenInfo(parseAddress(useWatch('rewardToken')));
  return (
    <TextField
      name="rewardToken"
      label={t`Reward token`}
      placeholder="0x…"
      isRequired
      hint={
        token ? `${token.name} (${token.symbol})` : t`The token that holders receive. It must trade on the exchange`
      }
    />
  );
}
