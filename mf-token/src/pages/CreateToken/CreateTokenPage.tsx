import { DEFAULT_DECIMALS, formatAmount, parseAmount, SALE_PLACES } from '@rab/contracts';
import { Box, Grid, Notice, PageHeader, Panel, Stack, Text } from '@rab/ui';
import { ActionButton, useDraftOfPage } from '@rab/ui/connected';
import { FormProvider, formOf, useSchemaForm } from '@rab/ui/forms';
import { isUnanswered, useChainConfig, useTransaction } from '@rab/wallet-context';
import { useFlatFee } from '@rab/wallet-context/contract';
import { createTokenCall, toNewToken } from '../../actions/createToken.ts';
import { type CreateTokenForm, createTokenSchema } from './createTokenSchema.ts';

const { TextField, useWatch } = formOf<CreateTokenForm>();

/** `/token/create`: a standard token in one transaction. */
export function CreateTokenPage() {
  const chain = useChainConfig();
  const fee = useFlatFee('standardTokenFactory');
  const { data: flatFee } = fee;
  const { send, phase } = useTransaction('create:token');
  const draftId = useDraftOfPage();
  const form = useSchemaForm({
    schema: createTokenSchema,
    defaultValues: { name: '', symbol: '', decimals: String(DEFAULT_DECIMALS), totalSupply: '' },
  });

  const create = form.handleSubmit(async (token) => {
    if (flatFee === undefined) return;
    await send({
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
                  phase={phase}
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
