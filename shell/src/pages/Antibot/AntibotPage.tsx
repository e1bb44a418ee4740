import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { parseAddress } from '@rab/contracts';
import { Button, EmptyState, Facts, Flex, Grid, PageHeader, Panel, Stack, Text } from '@rab/ui';
import { Address } from '@rab/ui/address';
import { AreaLink } from '@rab/ui/router';
import { useAppConfig, useChainConfig } from '@rab/wallet-context';

/** As the registry's contract fixes them: FairOpening.sol. */
const openingRules = () =>
  [
    t`The owner names who will list the token. The protection starts in the transaction that lists it. Nobody else can start it.`,
    t`Until it ends, all buys together can raise the price by 0.5% in the first block and by one percentage point more with each block, however many wallets buy.`,
    t`In the first 20 blocks, the same coins buy at most 1.2 times as many tokens for the first buyer as for the last, unless somebody sells below the listing price.`,
    t`It ends after 20 to 500 blocks, at the latest after 2 hours. It never limits selling, sending, the listing or liquidity.`,
  ] as const;

/** As the registry's contract fixes them: RabAntiBot.sol. */
const rules = () =>
  [
    t`The owner sets a limit per buy from one exchange pair. It can’t be lower than 0.1% of the supply.`,
    t`The owner can make accounts wait between two buys, for up to 20 blocks.`,
    t`The protection ends within a day. The owner sets it once: nobody can change, extend or repeat it.`,
    t`It never limits selling or sending. It can limit withdrawing liquidity from that pair: the pair sends those tokens as it does in a buy, so the limit and the wait apply.`,
  ] as const;

const limits = () =>
  [
    t`Started now, it slows down a bot with one wallet, but not one with a thousand.`,
    t`Started with the listing, it can’t decide who is first: a bot can still take what each block allows, at a price that rises.`,
    t`It only works for tokens created for it. You can’t add it to an existing token.`,
    t`It says nothing about the project. Do your own research.`,
  ] as const;

/** `/antibot`: what the protection does and does not, and where it is on this chain. */
export function AntibotPage() {
  const chain = useChainConfig();
  const { links } = useAppConfig();
  const registry = parseAddress(chain.contracts.rabAntiBot);
  const factory = parseAddress(chain.contracts.antiBotStandardTokenFactory);
  return (
    <Stack gap="6">
      <PageHeader
        title={t`RAB Anti-bot`}
        description={t`Makes it harder for a bot to buy up a new token in its first minutes.`}
        action={
          <Flex gap="3" wrap="wrap">
            <Button asChild variant="outline">
              <a href={links.docs} target="_blank" rel="noopener noreferrer">
                <Trans>Docs</Trans>
              </a>
            </Button>
            <Button asChild variant="outline">
              <AreaLink to="/token/create">
                {factory ? <Trans>Create a protected token</Trans> : <Trans>Create a standard token</Trans>}
              </AreaLink>
            </Button>
          </Flex>
        }
      />
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }} gap="6">
        <Panel title={t`Started with the listing`}>
          <Sentences sentences={openingRules()} />
        </Panel>
        <Panel title={t`Started now`}>
          <Sentences sentences={rules()} />
        </Panel>
        <Panel title={t`What it can’t do`}>
          <Sentences sentences={limits()} />
        </Panel>
      </Grid>
      <Panel title={t`On ${chain.name}`}>
        {registry && factory ? (
          <Stack gap="3">
            <Facts
              facts={[
                { label: t`Registry`, value: <Address address={registry} /> },
                { label: t`Protected token factory`, value: <Address address={factory} /> },
              ]}
            />
            <Text color="fg.muted" maxW="70ch">
              <Trans>
                Choose “Anti-bot” when you create a token, then choose on its page how the protection starts. The
                registry has no owner, so nobody can change these rules.
              </Trans>
            </Text>
          </Stack>
        ) : (
          <EmptyState title={t`Not available on this network`}>
            <Trans>The contracts aren’t deployed here.</Trans>
          </EmptyState>
        )}
      </Panel>
    </Stack>
  );
}

function Sentences({ sentences }: { sentences: readonly string[] }) {
  return (
    <Stack as="ul" gap="3" paddingStart="5" listStyleType="disc">
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </Stack>
  );
}
