import { t } from '@lingui/core/macro';
import type { Guard } from '@rab/contracts/powers';
import { Box, Text } from '@rab/ui';
import { Address } from '@rab/ui/address';
import type { Address as Account } from '@rab/wallet-context/reads';
import { useGuard } from '../queries/powers.ts';
import { hoursText } from './hoursText.ts';

/** What guards a power, in words. */
export function guardText(guard: Guard): string {
  switch (guard.kind) {
    case 'key':
      return t`An account: one key can act at once`;
    case 'multisig':
      return t`A Safe: ${guard.threshold} of ${guard.signers} owners must sign`;
    case 'timelock':
      return t`A timelock: changes wait at least ${hoursText(BigInt(guard.seconds))}`;
    case 'contract':
      return t`A contract we don’t recognize`;
  }
}

/** An account with a power over the platform, and what kind of account it is (SAF-05). */
export function PowerHolder({ address }: { address: Account }) {
  const { data: guard } = useGuard(address);
  return (
    <Box>
      <Address address={address} />
      {guard && (
        <Text color="fg.muted" textStyle="label">
          {guardText(guard)}
        </Text>
      )}
    </Box>
  );
}
