import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { shortAddress } from '@rab/contracts';
import { findExchange } from '@rab/contracts/exchange';
import { Facts, Heading, Panel, Stack, Text } from '@rab/ui';
import { Address } from '@rab/ui/address';
import { useChainConfig } from '@rab/wallet-context';
import type { Address as Factory } from '@rab/wallet-context/reads';
import { basisPointsText } from '../../features/percentTexts.ts';
import type { SettingsPart } from './SettingsPart.ts';

/** Where later sales may list. */
export function ExchangesPanel({ settings, acts }: SettingsPart) {
  const chain = useChainConfig();
  const nameOf = (factory: Factory) =>
    findExchange(chain.exchanges, factory)?.name ?? t`Exchange ${shortAddress(factory)}`;
  return (
    <Panel title={t`Exchanges`} action={acts?.addExchange}>
      {settings.exchanges.length === 0 && (
        <Text color="fg.muted">
          <Trans>None, so no sale with a listing can be created.</Trans>
        </Text>
      )}
      <Stack gap="6">
        {settings.exchanges.map(({ factory, router, initHash, swapFeeBps }) => (
          <Stack key={factory} gap="3">
            <Heading as="h3" textStyle="label">
              {nameOf(factory)}
            </Heading>
            <Facts
              facts={[
                { label: t`Factory`, value: <Address address={factory} /> },
                { label: t`Router`, value: <Address address={router} /> },
                { label: t`Pair init code hash`, value: shortAddress(initHash) },
                {
                  label: t`Swap fee (max ${basisPointsText(settings.maxSwapFee)}%)`,
                  value: `${basisPointsText(swapFeeBps)}%`,
                },
              ]}
            />
            {acts?.removeExchange(factory, nameOf(factory))}
          </Stack>
        ))}
      </Stack>
    </Panel>
  );
}
