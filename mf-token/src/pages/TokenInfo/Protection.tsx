import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Amount, Facts, formatUtc, Panel, Stack, Text } from '@rab/ui';
import { Address } from '@rab/ui/address';
import { lazyPart } from '@rab/ui/overlay';
import type { TokenInfo } from '@rab/wallet-context/reads';
import { type Protection as Known, useProtection } from '../../queries/protection.ts';

const ProtectionOffer = lazyPart(
  () => t`The protection`,
  async () => (await import('./ProtectionOffer.tsx')).ProtectionOffer,
);

interface ProtectionProps {
  token: TokenInfo;
  isOwner: boolean;
}

/** Whether buys of a token that asks the registry are limited, will be or were, and how its owner limits them (RGT-04). */
export function Protection({ token, isOwner }: ProtectionProps) {
  const { data: known } = useProtection(token.address);
  if (!known) return null;
  const canChoose = !known.limit && !known.opening?.start;
  return (
    <Panel title={t`Protection against bots`}>
      <Stack gap="5">
        <Stack gap="4" aria-live="polite">
          <State known={known} token={token} />
        </Stack>
        {isOwner && canChoose && <ProtectionOffer token={token} known={known} />}
      </Stack>
    </Panel>
  );
}

function State({ known, token }: { known: Known; token: TokenInfo }) {
  const { limit, opening } = known;
  if (!limit && !opening)
    return (
      <Text color="fg.muted">
        <Trans>Nothing limits buys. The owner can protect this token once.</Trans>
      </Text>
    );
  if (opening && opening.start === 0n)
    return (
      <>
        <Text>
          <Trans>
            Starts with the listing: in the transaction in which the lister adds the first tokens to the pair.
          </Trans>
        </Text>
        <Facts
          facts={[
            { label: t`Lister`, value: <Address address={opening.lister} /> },
            { label: t`Pair`, value: <Address address={opening.pair} /> },
            { label: t`Lasts`, value: t`${String(opening.blocks)} blocks` },
          ]}
        />
      </>
    );
  if (!known.isActive)
    return (
      <Text color="fg.muted">
        <Trans>The protection has ended. Nothing limits buys.</Trans>
      </Text>
    );
  if (opening)
    return (
      <>
        <Facts
          facts={[
            { label: t`Ends in`, value: t`${String(opening.start + opening.blocks - known.block)} blocks` },
            { label: t`Ends at the latest`, value: t`${formatUtc(opening.until)} UTC` },
            {
              label: t`Can be bought now`,
              value: <Amount value={opening.room} decimals={token.decimals} symbol={token.symbol} />,
            },
          ]}
        />
        <Text color="fg.muted">
          <Trans>
            That is for all buyers together, until the next block or until somebody sells. Selling is never limited.
          </Trans>
        </Text>
      </>
    );
  return (
    <Facts
      facts={[
        { label: t`Ends at the latest`, value: t`${formatUtc(limit?.until ?? 0n)} UTC` },
        {
          label: t`Maximum buy`,
          value: <Amount value={limit?.maxBuy ?? 0n} decimals={token.decimals} symbol={token.symbol} />,
        },
        { label: t`Wait between buys`, value: t`${String(limit?.blocksBetweenBuys ?? 0n)} blocks` },
      ]}
    />
  );
}
