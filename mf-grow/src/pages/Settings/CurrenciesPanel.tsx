import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { findBaseToken, isNative } from '@rab/config';
import { shortAddress } from '@rab/contracts';
import { Flex, Panel, Stack, Text } from '@rab/ui';
import { Address } from '@rab/ui/address';
import { useChainConfig } from '@rab/wallet-context';
import type { Address as Token } from '@rab/wallet-context/reads';
import type { SettingsPart } from './SettingsPart.ts';

/** What later sales may be paid with. */
export function CurrenciesPanel({ settings, acts }: SettingsPart) {
  const chain = useChainConfig();
  const nameOf = (token: Token) => findBaseToken(chain, token)?.symbol ?? shortAddress(token);
  return (
    <Panel title={t`Base tokens`} action={acts?.allowToken}>
      {settings.baseTokens.length === 0 && (
        <Text color="fg.muted">
          <Trans>None, so no sale can be created.</Trans>
        </Text>
      )}
      <Stack gap="3">
        {settings.baseTokens.map((token) => (
          <Flex key={token} justify="space-between" align="center" wrap="wrap" gap="3">
            <Stack gap="0">
              <Text fontWeight="medium">{nameOf(token)}</Text>
              {isNative(token) ? (
                <Text color="fg.muted">
                  <Trans>The network’s own coin</Trans>
                </Text>
              ) : (
                <Address address={token} kind="token" />
              )}
            </Stack>
            {acts?.forbidToken(token, nameOf(token))}
          </Flex>
        ))}
      </Stack>
    </Panel>
  );
}
