import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { isNative, SALE_KINDS } from '@rab/config';
import { formatAmount, parseAddress, shortAddress, shortSymbol } from '@rab/contracts';
import { Box, Button, Flex, Grid, Stack, Text } from '@rab/ui';
import { ActionButton } from '@rab/ui/action';
import { FormProvider, formOf, useSchemaForm } from '@rab/ui/forms';
import { topics, useChainConfig } from '@rab/wallet-context';
import type { TokenInfo } from '@rab/wallet-context/reads';
import { useTransaction } from '@rab/wallet-context/transactions';
import { armCall, protectCall } from '../../actions/protect.ts';
import type { Protection } from '../../queries/protection.ts';
import { type SalesOfTokenParameters, useSalesOfToken } from '../../queries/salesOfToken.ts';
import { emptyProtectionForm, type ProtectionForm, protectionSchema } from './protectionForm.ts';

const { ChoiceField, SelectField, TextField, useFilling, useWatch } = formOf<ProtectionForm>();

/** The owner's choice: with the listing, or now (RGT-04). An armed token can only be armed otherwise. */
export function ProtectionOffer({ token, known }: { token: TokenInfo; known: Protection }) {
  const { baseTokens } = useChainConfig();
  const isArmed = known.opening !== null;
  const sending = useTransaction(`protect:${token.address}`);
  const form = useSchemaForm({
    schema: protectionSchema(token),
    defaultValues: emptyProtectionForm(baseTokens[0]?.address ?? ''),
  });
  const starts = form.watch('starts');
  const { registry, wrappedNative } = known;
  const symbol = shortSymbol(token.symbol);
  const submit = form.handleSubmit(async (terms) => {
    const common = {
      success: msg`Protection set`,
      failed: msg`Protection not set`,
      touches: [topics.token(token.address)],
    };
    if (terms.starts === 'listing') {
      const base = isNative(terms.base) ? wrappedNative : terms.base;
      await sending.send({
        call: armCall(registry, { token: token.address, base, lister: terms.lister, blocks: terms.blocks }),
        summary: msg`Protect ${symbol} from its listing on`,
        ...common,
      });
    } else {
      const { pair, minutes, maxBuy, blocksBetweenBuys } = terms;
      await sending.send({
        call: protectCall(registry, { token: token.address, pair, seconds: minutes, maxBuy, blocksBetweenBuys }),
        summary: msg`Protect ${symbol} from now on`,
        ...common,
      });
    }
  });
  return (
    <FormProvider {...form}>
      <form onSubmit={submit} noValidate>
        <Stack gap="5">
          {!isArmed && (
            <ChoiceField
              name="starts"
              label={t`Protection starts`}
              options={[
                { value: 'listing', label: t`With the listing` },
                { value: 'now', label: t`Now` },
              ]}
            />
          )}
          {starts === 'listing' ? <ListingFields token={token} /> : <NowFields />}
          <Outcome token={token} />
          <Box>
            <ActionButton type="submit" transaction={sending}>
              {isArmed ? <Trans>Change the protection</Trans> : <Trans>Protect {symbol}</Trans>}
            </ActionButton>
          </Box>
        </Stack>
      </form>
    </FormProvider>
  );
}

function ListingFields({ token }: { token: TokenInfo }) {
  const { baseTokens, subgraphs } = useChainConfig();
  return (
    <>
      <Stack gap="2">
        <TextField
          name="lister"
          label={t`Lister`}
          placeholder="0x…"
          hint={t`The sale that lists the token, or the account that adds liquidity. Nobody else can start the protection.`}
          isRequired
        />
        <Flex gap="2" wrap="wrap">
          {Object.values(SALE_KINDS)
            .filter(({ subgraph, lists }) => lists && subgraphs[subgraph])
            .map(({ subgraph }) => (
              <ListerOf key={subgraph} token={token} subgraph={subgraph} />
            ))}
        </Flex>
      </Stack>
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="5">
        <SelectField
          name="base"
          label={t`Currency of the pair`}
          options={baseTokens.map(({ address, symbol }) => ({ value: address, label: symbol }))}
        />
        <TextField name="blocks" label={t`Lasts (blocks)`} inputMode="numeric" isRequired />
      </Grid>
    </>
  );
}

/** Sales of the token that list it: each fills the lister in. */
function ListerOf({ token, subgraph }: { token: TokenInfo; subgraph: SalesOfTokenParameters['subgraph'] }) {
  const { data } = useSalesOfToken({ token: token.address, subgraph });
  const { fill } = useFilling('lister');
  return data?.rows.map(({ id }) => (
    <Button key={id} size="xs" variant="outline" onClick={() => fill(id)}>
      {t`Sale ${shortAddress(id)}`}
    </Button>
  ));
}

const NowFields = () => (
  <>
    <TextField name="pair" label={t`Pair`} placeholder="0x…" isRequired />
    <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr 1fr' }} gap="5" alignItems="end">
      <TextField name="minutes" label={t`Lasts (minutes)`} inputMode="numeric" isRequired />
      <TextField name="maxBuy" label={t`Maximum buy`} inputMode="decimal" isRequired />
      <TextField name="blocksBetweenBuys" label={t`Wait between buys (blocks)`} inputMode="numeric" isRequired />
    </Grid>
  </>
);

/** What will happen, in words, before anything is signed. */
function Outcome({ token }: { token: TokenInfo }) {
  const [starts, typedLister, blocks] = [useWatch('starts'), useWatch('lister'), useWatch('blocks')];
  const [minutes, typedMost, wait] = [useWatch('minutes'), useWatch('maxBuy'), useWatch('blocksBetweenBuys')];
  const parsed = parseAddress(typedLister);
  const lister = parsed ? shortAddress(parsed) : '…';
  const least = `${formatAmount(token.totalSupply / 1000n, token.decimals)} ${shortSymbol(token.symbol)}`;
  if (starts === 'now')
    return (
      <Text color="fg.muted" maxW="70ch">
        <Trans>
          For {minutes || '…'} minutes from now, no buy from the pair is larger than {typedMost || least}, and an
          account waits {wait || '…'} blocks between two buys. Withdrawing liquidity counts as a buy. You can’t change,
          extend or repeat this.
        </Trans>
      </Text>
    );
  return (
    <Text color="fg.muted" maxW="70ch">
      <Trans>
        It starts in the transaction in which {lister} adds the first tokens to the pair and ends {blocks || '…'} blocks
        later, at the latest after 2 hours. Until then all buys together can raise the price by 0.5% in the first block
        and by one percentage point more with each block, however many wallets buy. Selling, sending and liquidity are
        never limited. You can change this until it starts, and never after.
      </Trans>
    </Text>
  );
}
