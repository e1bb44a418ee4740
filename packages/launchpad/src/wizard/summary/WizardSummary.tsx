import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { findBaseToken } from '@rab/config';
import { parseAddress, SALE_PLACES } from '@rab/contracts';
import { Amount, Facts, Loading, Notice, Panel, Stack, Text } from '@rab/ui';
import { isUnanswered, useChainClock, useChainConfig } from '@rab/wallet-context';
import { type TokenInfo, useBalances, useTokenInfo } from '@rab/wallet-context/reads';
import type { Creation, CreationValues, SummaryValues } from '../Creation.ts';
import type { WizardDefinition } from '../defineWizard.ts';
import type { Forms } from '../Step.ts';
import { tokenTextOf } from '../steps/tokenTextOf.ts';

export interface WizardSummaryProps<Values extends CreationValues> {
  definition: Pick<WizardDefinition<Values>, 'validateTerms' | 'creation'>;
  /** What is typed now, whole or not. */
  forms: Forms;
}

/** Shown next to the form from the second step on: what it adds up to, in the numbers that the contract will use (MNY-05). */
export function WizardSummary<Values extends CreationValues>({ definition, forms }: WizardSummaryProps<Values>) {
  const chain = useChainConfig();
  const chainClock = useChainClock();
  const { data: token } = useTokenInfo(parseAddress(tokenTextOf(forms)));
  if (!token) return null;
  const values = definition.validateTerms(forms, { chain, now: chainClock(), token });
  return (
    <Panel title={t`Summary`}>
      {values ? (
        <Numbers creation={definition.creation} values={values} token={token} />
      ) : (
        <Text color="fg.muted">
          <Trans>Complete the terms to see your costs and who receives what.</Trans>
        </Text>
      )}
    </Panel>
  );
}

interface NumbersProps<Values extends CreationValues> {
  creation: Creation<Values>;
  values: SummaryValues<Values>;
  token: TokenInfo;
}

function Numbers<Values extends CreationValues>({ creation, values, token }: NumbersProps<Values>) {
  const chain = useChainConfig();
  const chainClock = useChainClock();
  const cost = creation.useCost(values);
  const balance = useBalances([token.address])?.[0];
  const base = findBaseToken(chain, values.verify.baseToken);
  if (isUnanswered(cost))
    return (
      <Notice tone="warning">
        <Trans>We couldn’t load the cost.</Trans>
      </Notice>
    );
  if (!cost.data || !base) return <Loading />;
  const { tokens, flatFee } = cost.data;
  const { nativeToken } = chain;
  const amount = (value: bigint | undefined) => (
    <Amount value={value} decimals={token.decimals} symbol={token.symbol} places={SALE_PLACES} />
  );
  return (
    <Stack gap="4">
      <Facts
        facts={[
          { label: t`Tokens needed`, value: amount(tokens) },
          { label: t`Your balance`, value: amount(balance) },
          {
            label: t`Creation fee`,
            value: (
              <Amount
                value={flatFee}
                decimals={nativeToken.decimals}
                symbol={nativeToken.symbol}
                places={SALE_PLACES}
              />
            ),
          },
        ]}
      />
      <creation.Summary
        values={values}
        token={token}
        base={base}
        cost={cost.data}
        balance={balance}
        now={chainClock()}
      />
    </Stack>
  );
}
