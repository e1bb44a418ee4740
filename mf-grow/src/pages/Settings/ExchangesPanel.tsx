import { shortAddress } from '@rab/contracts';
import { Facts, Heading, Panel, Stack, Text } from '@rab/ui';
import { Address } from '@rab/ui/address';
import { formOf } from '@rab/ui/forms';
import { useChainConfig } from '@rab/wallet-context';
import { isAddressEqual } from '@rab/wallet-context/contract';
import { removeExchangeCall, setExchangeCall } from '../../actions/settingCalls.ts';
import { basisPointsText } from '../../features/percentTexts.ts';
import { RemoveButton } from './RemoveButton.tsx';
import { SettingForm } from './SettingForm.tsx';
import type { SettingsPart } from './SettingsPart.ts';
import { exchangeSchema } from './settingSchemas.ts';

interface ExchangeForm {
  factory: string;
  router: string;
  initHash: string;
  swapFeeBps: string;
}
const { TextField } = formOf<ExchangeForm>();
const EMPTY: ExchangeForm = { factory: '', router: '', initHash: '', swapFeeBps: '' };

/** Where later sales may list. */
export function ExchangesPanel({ settings, isOwner }: SettingsPart) {
  const chain = useChainConfig();
  const nameOf = (factory: string) =>
    chain.exchanges.find((exchange) => isAddressEqual(exchange.factory, factory as typeof exchange.factory))?.name ??
    `Exchange ${shortAddress(factory)}`;
  return (
    <Panel
      title="Exchanges"
      action={
        isOwner && (
          <SettingForm
            act="exchange"
            label="Add or change an exchange"
            defaultValues={EMPTY}
            schema={exchangeSchema(settings)}
            call={(exchange) => setExchangeCall(chain, exchange)}
            summary="Add or change an exchange"
            consequence="Sales created from now on may list there, through this router. Running sales keep the router that they were created with. The contract takes any contract for an exchange: one that is none makes every listing there fail, and its buyers’ refunds open."
          >
            <TextField name="factory" label="Factory" placeholder="0x…" isRequired />
            <TextField name="router" label="Router" placeholder="0x…" isRequired />
            <TextField name="initHash" label="Hash of the pairs’ code" placeholder="0x…" isRequired />
            <TextField
              name="swapFeeBps"
              label="Fee of a trade"
              inputMode="decimal"
              suffix="%"
              hint="0.25 on PancakeSwap V2, 0.3 on Uniswap V2"
              isRequired
            />
          </SettingForm>
        )
      }
    >
      {settings.exchanges.length === 0 && <Text color="fg.muted">None: no sale can be created that lists.</Text>}
      <Stack gap="6">
        {settings.exchanges.map(({ factory, router, initHash, swapFeeBps }) => (
          <Stack key={factory} gap="3">
            <Heading as="h3" textStyle="label">
              {nameOf(factory)}
            </Heading>
            <Facts
              facts={[
                { label: 'Factory', value: <Address address={factory} /> },
                { label: 'Router', value: <Address address={router} /> },
                { label: 'Hash of the pairs’ code', value: shortAddress(initHash) },
                {
                  label: `Fee of a trade, at most ${basisPointsText(settings.maxSwapFee)} %`,
                  value: `${basisPointsText(swapFeeBps)} %`,
                },
              ]}
            />
            {isOwner && (
              <RemoveButton
                act={`exchange:${factory}`}
                label={`Remove ${nameOf(factory)}`}
                question={`Remove ${nameOf(factory)}?`}
                call={() => removeExchangeCall(chain, factory)}
              >
                No sale created from now on can list there. Running sales that named it still do. You can add it again.
              </RemoveButton>
            )}
          </Stack>
        ))}
      </Stack>
    </Panel>
  );
}
