import { findBaseToken } from '@rab/config';
import { shortAddress } from '@rab/contracts';
import { Flex, Panel, Stack, Text } from '@rab/ui';
import { Address } from '@rab/ui/address';
import { formOf } from '@rab/ui/forms';
import { useChainConfig } from '@rab/wallet-context';
import { type Address as Token, zeroAddress } from '@rab/wallet-context/contract';
import { setBaseTokenCall } from '../../actions/settingCalls.ts';
import { RemoveButton } from './RemoveButton.tsx';
import { SettingForm } from './SettingForm.tsx';
import type { SettingsPart } from './SettingsPart.ts';
import { addressSchema } from './settingSchemas.ts';

const { TextField } = formOf<{ address: string }>();

/** What later sales may be paid with. */
export function CurrenciesPanel({ settings: { baseTokens }, isOwner }: SettingsPart) {
  const chain = useChainConfig();
  const nameOf = (token: Token) => findBaseToken(chain, token)?.symbol ?? shortAddress(token);
  return (
    <Panel
      title="Base tokens"
      action={
        isOwner && (
          <SettingForm
            act="baseToken"
            label="Allow a base token"
            defaultValues={{ address: '' }}
            schema={addressSchema}
            call={({ address }) => setBaseTokenCall(chain, address, true)}
            summary="Allow a base token"
            consequence="Sales created from now on may be paid with it. A token that takes fees on transfer, or that its owner can stop, harms the buyers of every sale in it."
          >
            <TextField
              name="address"
              label="Token address"
              placeholder="0x…"
              hint={`${zeroAddress} stands for ${chain.nativeToken.symbol}`}
              isRequired
            />
          </SettingForm>
        )
      }
    >
      {baseTokens.length === 0 && <Text color="fg.muted">None: no sale can be created.</Text>}
      <Stack gap="3">
        {baseTokens.map((token) => (
          <Flex key={token} justify="space-between" align="center" wrap="wrap" gap="3">
            <Stack gap="0">
              <Text fontWeight="medium">{nameOf(token)}</Text>
              {token === zeroAddress ? (
                <Text color="fg.muted">The chain’s own currency</Text>
              ) : (
                <Address address={token} kind="token" />
              )}
            </Stack>
            {isOwner && (
              <RemoveButton
                act={`baseToken:${token}`}
                label={`Forbid ${nameOf(token)}`}
                question={`Forbid ${nameOf(token)}?`}
                call={() => setBaseTokenCall(chain, token, false)}
              >
                No sale created from now on can be paid with it. Running sales in it go on, with deposits, claims and
                refunds. You can allow it again.
              </RemoveButton>
            )}
          </Flex>
        ))}
      </Stack>
    </Panel>
  );
}
