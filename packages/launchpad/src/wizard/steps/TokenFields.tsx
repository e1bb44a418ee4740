import { t } from '@lingui/core/macro';
import { SALE_PLACES } from '@rab/contracts';
import { Amount, Facts, TokenLogo } from '@rab/ui';
import { TokenMark } from '@rab/ui/connected';
import { formOf } from '@rab/ui/forms';
import { useChainConfig } from '@rab/wallet-context';
import { useTypedToken } from '@rab/wallet-context/reads';
import { TokenChecks } from './TokenChecks.tsx';
import type { TokenAndCurrencyForm } from './tokenAndCurrency.ts';

const { ChoiceField, TextField, useWatch } = formOf<TokenAndCurrencyForm>();

const listedHint = () => t`Buyers pay in this currency. It’s also paired with your token on the exchange.`;

export interface TokenFieldsProps {
  /** What the currency is for, where the sale has no liquidity. */
  currencyHint?: string | undefined;
  currencyNote?: string | undefined;
}

/** Token and currency of step 1, with what the typed token says of itself. */
export function TokenFields({ currencyHint = listedHint(), currencyNote }: TokenFieldsProps) {
  const chain = useChainConfig();
  return (
    <>
      <TextField name="tokenAddress" label={t`Token address`} placeholder="0x…" isRequired />
      <TokenPreview />
      <ChoiceField
        name="currency"
        label={t`Currency`}
        hint={currencyNote ? `${currencyHint} ${currencyNote}.` : currencyHint}
        options={chain.baseTokens.map(({ address, symbol, logo }) => ({
          value: address,
          label: symbol,
          picture: <TokenLogo logo={logo} symbol={symbol} />,
        }))}
      />
    </>
  );
}

function TokenPreview() {
  const { address, token, isLoading, balance } = useTypedToken(useWatch('tokenAddress'));
  if (!token && !isLoading) return null;
  const values = token
    ? [
        <>
          {token.name}
          <TokenMark token={token} />
        </>,
        token.symbol,
        token.decimals,
        <Amount key="supply" value={token.totalSupply} decimals={token.decimals} places={SALE_PLACES} />,
        <Amount key="balance" value={balance} decimals={token.decimals} symbol={token.symbol} places={SALE_PLACES} />,
      ]
    : [];
  return (
    <>
      <Facts facts={labels().map((label, index) => ({ label, value: values[index] ?? '…' }))} />
      {address && token && <TokenChecks token={token} />}
    </>
  );
}

/** Labels of what a token says about itself; they are shown while it is being read. */
const labels = () => [t`Name`, t`Symbol`, t`Decimals`, t`Total supply`, t`Your balance`] as const;
