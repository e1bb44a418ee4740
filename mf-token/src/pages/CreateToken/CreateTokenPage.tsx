import { DEFAULT_DECIMALS, formatAmount, parseAmount, SALE_PLACES } from '@rab/contracts';
import { Box, Grid, Notice, PageHeader, Panel, Stack, Text } from '@rab/ui';
import { ActionButton, useDraftOfPage } from '@rab/ui/action';
import { FormProvider, formOf, useSchemaForm } from '@rab/ui/forms';
import { isUnanswered, useChainConfig } from '@rab/wallet-context';
import { useFlatFee, useTransaction } from '@rab/wallet-context/contract';
import { createTokenCall, toNewToken } from '../../actions/createToken.ts';
import { type CreateTokenForm, createTokenSchema } from './createTokenSchema.ts';
import { passesForLatin } from './lookalikes.ts';

const { TextField, useWatch } = formOf<CreateTokenForm>();

/** `/token/create`: a standard token in one transaction. */
export function CreateTokenPage() {
  const chain = useChainConfig();
  const fee = useFlatFee('standardTokenFactory');
  const { data: flatFee } = fee;
  const creating = useTransaction('create:token');
  const draftId = useDraftOfPage();
  const form = useSchemaForm({
    schema: createTokenSchema,
    defaultValues: { name: '', symbol: '', decimals: String(DEFAULT_DECIMALS), totalSupply: '' },
  });

  const create = form.handleSubmit(async (token) => {
    if (flatFee === undefined) return;
    await creating.send({
      call: createTokenCall(chain, token, flatFee),
      summary: `Create ${token.symbol}`,
      success: 'Create Token Success',
      creation: { leadsTo: toNewToken(chain), draftId: draftId() },
    });
  });

  return (
    <Stack gap="6">
      <PageHeader
        title="Create token"
        description="A plain token with a fixed supply: no transfer fee, no minting later, nobody can pause or block it."
      />
      <FormProvider {...form}>
        <form onSubmit={create} noValidate>
          <Grid templateColumns={{ base: '1fr', lg: '1fr 340px' }} gap="6" alignItems="start">
            <Panel>
              <Stack gap="5">
                <TextField name="name" label="Name" placeholder="Carrot Finance" isRequired />
                <TextField name="symbol" label="Symbol" placeholder="CARROT" isRequired />
                <LettersWarning />
                <Grid templateColumns={{ base: '1fr', sm: '1fr 2fr' }} gap="5">
                  <TextField name="decimals" label="Decimals" inputMode="numeric" />
                  <TextField
                    name="totalSupply"
                    label="Total supply"
                    inputMode="decimal"
                    placeholder="1000000000"
                    isRequired
                  />
                </Grid>
                <DecimalsWarning />
              </Stack>
            </Panel>
            <Panel title="What will happen">
              <Stack gap="4">
                <Outcome />
                <Text>
                  It costs{' '}
                  <Box as="span" fontWeight="semibold">
                    {flatFee === undefined ? '…' : formatAmount(flatFee, chain.nativeToken.decimals, SALE_PLACES)}{' '}
                    {chain.nativeToken.symbol}
                  </Box>{' '}
                  and the network's gas.
                </Text>
                <ActionButton
                  type="submit"
                  transaction={creating}
                  disabledReason={
                    isUnanswered(fee) ? 'The creation fee could not be read; it is tried again by itself.' : undefined
                  }
                >
                  Create token
                </ActionButton>
              </Stack>
            </Panel>
          </Grid>
        </form>
      </FormProvider>
    </Stack>
  );
}

function DecimalsWarning() {
  const decimals = useWatch('decimals');
  if (decimals.trim() === '' || Number(decimals) === DEFAULT_DECIMALS) return null;
  return (
    <Notice tone="warning">
      Changing decimals can lead to discrepancies in future calculations. Leave 18 unless you know why not.
    </Notice>
  );
}

/** The signature in words: what the wallet gets. */
function Outcome() {
  const symbol = useWatch('symbol');
  const supply = parseAmount(useWatch('totalSupply'), 0);
  if (!symbol.trim() || !supply)
    return <Text color="fg.muted">Fill in the form to see what you are about to sign.</Text>;
  return (
    <Text>
      All{' '}
      <Box as="span" fontWeight="semibold" overflowWrap="anywhere">
        {formatAmount(supply, 0)} {symbol.trim()}
      </Box>{' '}
      go to your wallet at once. Name, symbol, decimals and supply can never be changed.
    </Text>
  );
}

/** Letters that pass for Latin ones are shown for what they are. */
function LettersWarning() {
  const foreign = [useWatch('name'), useWatch('symbol')].filter(passesForLatin);
  if (foreign.length === 0) return null;
  return (
    <Notice tone="warning">
      {foreign.map((text) => `“${text}”`).join(' and ')} {foreign.length > 1 ? 'are' : 'is'} not written in Latin
      letters, and may be taken for another name that is.
    </Notice>
  );
}
