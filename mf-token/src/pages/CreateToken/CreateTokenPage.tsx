import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { DEFAULT_DECIMALS, formatAmount, parseAmount, SALE_PLACES } from '@rab/contracts';
import { TOKEN_LIMITS } from '@rab/contracts/limits';
import { Box, Grid, Loading, lazyNamed, Notice, PageHeader, Panel, Stack, Text } from '@rab/ui';
import { ActionButton, useDraftOfPage } from '@rab/ui/action';
import { FormProvider, formOf, useSchemaForm } from '@rab/ui/forms';
import { isUnanswered, useChainConfig } from '@rab/wallet-context';
import { useFlatFee } from '@rab/wallet-context/reads';
import { useTransaction } from '@rab/wallet-context/transactions';
import { LONGEST_WALLET_SYMBOL } from '@rab/wallet-context/wallet';
import { Suspense } from 'react';
import { createTokenCall, toNewToken } from './createToken.ts';
import { type CreateTokenForm, decimalsOf } from './createTokenSchema.ts';
import { EMPTY_TOKEN_FORM } from './emptyTokenForm.ts';
import { passesForLatin } from './lookalikes.ts';
import { isTaxed, kindsOf, TOKEN_KINDS, type TokenKind } from './tokenKinds.ts';
import { useTokenSchema } from './useTokenSchema.ts';

// most tokens are plain ones
const VariantFields = lazyNamed(async () => (await import('./VariantFields.tsx')).VariantFields);
const VariantOutcome = lazyNamed(async () => (await import('./VariantOutcome.tsx')).VariantOutcome);

const { ChoiceField, TextField, useWatch } = formOf<CreateTokenForm>();

const descriptions = (): Record<TokenKind, string> => ({
  standard: t`A plain token with a fixed supply. No transfer fees and no minting later, and nobody can pause it or block accounts.`,
  antiBot: t`A plain token that can limit what bots buy right after its listing. No transfer fees and no minting later, and nobody can pause it or block accounts.`,
  liquidityGenerator: t`A fixed supply, with fees on transfers that go to holders, liquidity and marketing.`,
  baby: t`A fixed supply, with fees on transfers that reward holders in another token.`,
  buybackBaby: t`A fixed supply, with fees on transfers that reward holders in another token and buy tokens back to burn them.`,
});

/** `/token/create`: a token of a kind that the chain has the factory for, in one transaction. */
export function CreateTokenPage() {
  const chain = useChainConfig();
  const creating = useTransaction('create:token');
  const draftId = useDraftOfPage();
  const form = useSchemaForm({ schema: useTokenSchema(), defaultValues: EMPTY_TOKEN_FORM });
  const kind = form.watch('tokenType');
  const fee = useFlatFee(TOKEN_KINDS[kind].factory);
  const { data: flatFee } = fee;

  const feeMissing = isUnanswered(fee)
    ? t`We couldn’t load the creation fee. We’ll keep trying.`
    : flatFee === undefined
      ? t`Loading the creation fee…`
      : undefined;

  const create = form.handleSubmit(async (token) => {
    if (flatFee === undefined) return;
    await creating.send({
      call: createTokenCall(chain, token, flatFee),
      summary: msg`Create ${token.symbol}`,
      success: msg`Create Token Success`,
      creation: { leadsTo: toNewToken(chain, token.kind), draftId: draftId() },
    });
  });

  return (
    <Stack gap="6">
      <PageHeader title={t`Create token`} description={descriptions()[kind]} />
      <FormProvider {...form}>
        <form onSubmit={create} noValidate>
          <Grid templateColumns={{ base: '1fr', lg: '1fr 340px' }} gap="6" alignItems="start">
            <Panel>
              <Stack gap="5">
                <KindField kind={kind} />
                <TextField name="name" label={t`Name`} placeholder={t`Carrot Finance`} isRequired />
                <TextField name="symbol" label={t`Symbol`} placeholder={t`CARROT`} isRequired />
                <LettersWarning />
                <LongSymbolWarning />
                <Grid templateColumns={{ base: '1fr', sm: '1fr 2fr' }} gap="5">
                  <TextField name="decimals" label={t`Decimals`} inputMode="numeric" />
                  <TextField
                    name="totalSupply"
                    label={t`Total supply`}
                    inputMode="decimal"
                    placeholder="1000000000"
                    isRequired
                  />
                </Grid>
                <DecimalsWarning />
                {isTaxed(kind) && (
                  <Suspense fallback={<Loading />}>
                    <VariantFields kind={kind} />
                  </Suspense>
                )}
              </Stack>
            </Panel>
            <Panel title={t`What will happen`}>
              <Stack gap="4">
                <Outcome />
                {kind === 'antiBot' && (
                  <Text>
                    <Trans>
                      You choose on the token’s page when its protection starts. It only limits buys, and it ends within
                      a day.
                    </Trans>
                  </Text>
                )}
                {isTaxed(kind) && (
                  <Suspense fallback={<Loading />}>
                    <VariantOutcome kind={kind} />
                  </Suspense>
                )}
                <Text>
                  <Trans>
                    You pay{' '}
                    <Box as="span" fontWeight="semibold">
                      {flatFee === undefined ? '…' : formatAmount(flatFee, chain.nativeToken.decimals, SALE_PLACES)}{' '}
                      {chain.nativeToken.symbol}
                    </Box>{' '}
                    plus the network fee.
                  </Trans>
                </Text>
                <ActionButton type="submit" transaction={creating} disabledReason={feeMissing}>
                  <Trans>Create token</Trans>
                </ActionButton>
              </Stack>
            </Panel>
          </Grid>
        </form>
      </FormProvider>
    </Stack>
  );
}

/** Which kind of token, only where there is a choice (TOK-06), or where the chain was changed after one was made. */
function KindField({ kind }: { kind: TokenKind }) {
  const kinds = kindsOf(useChainConfig());
  if (kind === 'standard' && kinds.every((offered) => offered === 'standard')) return null;
  return (
    <ChoiceField
      name="tokenType"
      label={t`Kind of token`}
      options={kinds.map((value) => ({ value, label: TOKEN_KINDS[value].label() }))}
    />
  );
}

function DecimalsWarning() {
  const decimals = useWatch('decimals');
  if (decimals.trim() === '' || Number(decimals) === DEFAULT_DECIMALS) return null;
  return (
    <Notice tone="warning">
      <Trans>
        Changing decimals can lead to discrepancies in future calculations. Keep 18 unless you have a reason to change
        it.
      </Trans>
    </Notice>
  );
}

/** The signature in words: what the wallet gets. Its room is kept: the button below does not move. */
function Outcome() {
  const symbol = useWatch('symbol');
  const typed = useWatch('totalSupply');
  const decimals = decimalsOf(useWatch('decimals'));
  const supply = decimals === undefined ? null : parseAmount(typed, decimals);
  if (!symbol.trim() || decimals === undefined || !supply || supply > TOKEN_LIMITS.maxSupply)
    return (
      <Text color="fg.muted" minH="16">
        <Trans>Fill in the form to see what you’ll sign.</Trans>
      </Text>
    );
  return (
    <Text minH="16">
      <Trans>
        All{' '}
        <Box as="span" fontWeight="semibold" overflowWrap="anywhere">
          {formatAmount(supply, decimals, decimals)} {symbol.trim()}
        </Box>{' '}
        go to your wallet at once. You can never change the name, symbol, decimals or supply.
      </Trans>
    </Text>
  );
}

/** What many wallets do not list is said before it is made. */
function LongSymbolWarning() {
  const symbol = useWatch('symbol').trim();
  if (symbol.length <= LONGEST_WALLET_SYMBOL) return null;
  return (
    <Notice tone="warning">
      <Trans>
        Many wallets limit symbols to {LONGEST_WALLET_SYMBOL} characters. In these wallets, people can’t add your token
        with one click.
      </Trans>
    </Notice>
  );
}

/** Letters that pass for Latin ones are shown for what they are. */
function LettersWarning() {
  const [first, second] = [useWatch('name'), useWatch('symbol')].filter(passesForLatin);
  if (first === undefined) return null;
  return (
    <Notice tone="warning">
      {second !== undefined
        ? t`“${first}” and “${second}” are not written in Latin letters and can be mistaken for another name.`
        : t`“${first}” is not written in Latin letters and can be mistaken for another name.`}
    </Notice>
  );
}
