import { parseAddress } from '@rab/contracts';
import { Box, Button, EmptyState, Facts, Flex, Grid, PageHeader, Panel, Stack, Text } from '@rab/ui';
import { Address } from '@rab/ui/address';
import { AreaLink } from '@rab/ui/router';
import { useAppConfig, useChainConfig } from '@rab/wallet-context';

/** As the registry's contract fixes them: RabAntiBot.sol. */
const RULES = [
  'One buy from the token’s exchange pair is at most what its owner set: never less than 0.1% of the supply.',
  'An account may have to wait between two buys, for 20 blocks at most.',
  'It ends by itself, after one day at the latest. It is set once and cannot be changed, prolonged or set again.',
  'Selling and sending are never limited.',
] as const;

const LIMITS = [
  'It slows down a bot with one wallet. One with a thousand wallets it does not.',
  'The token must be made for it: a token that exists already cannot be protected.',
  'It says nothing about the project. Do your own research.',
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
        title="RAB Anti-bot"
        description="Keeps a bot from buying up a new token in its first minutes."
        action={
          <Flex gap="3" wrap="wrap">
            <Button asChild variant="outline">
              <a href={links.docs} target="_blank" rel="noopener noreferrer">
                Docs
              </a>
            </Button>
            <Button asChild colorPalette="accent">
              <AreaLink to="/token/create">Create a standard token</AreaLink>
            </Button>
          </Flex>
        }
      />
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }} gap="6">
        <Panel title="What it does">
          <Sentences sentences={RULES} />
        </Panel>
        <Panel title="What it cannot do">
          <Sentences sentences={LIMITS} />
        </Panel>
      </Grid>
      <Panel title={`On ${chain.name}`}>
        {registry && factory ? (
          <Stack gap="3">
            <Facts
              facts={[
                { label: 'Registry', value: <Address address={registry} /> },
                { label: 'Factory of protected tokens', value: <Address address={factory} /> },
              ]}
            />
            <Text color="fg.muted" maxW="70ch">
              This site has no form for protected tokens: their creators call the factory, and then once{' '}
              <Box as="span" fontFamily="mono" textStyle="label">
                protect
              </Box>{' '}
              of the registry. The registry has no owner, so nobody can change the rules above.
            </Text>
          </Stack>
        ) : (
          <EmptyState title="Not on this chain">Its contracts are not deployed here.</EmptyState>
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
