import { Trans } from '@lingui/react/macro';
import { perMilleToPercent } from '@rab/contracts';
import { Button, Flex, Text } from '@rab/ui';
import { Address } from '@rab/ui/address';
import type { Address as AccountAddress } from '@rab/wallet-context/reads';

export interface PaidReferrerProps {
  referrer: AccountAddress;
  /** Of the raise, to all referrers. */
  perMille: bigint;
  onRemove: () => void;
}

/** The account that earns from this deposit; the buyer sees it and can remove it. */
export function PaidReferrer({ referrer, perMille, onRemove }: PaidReferrerProps) {
  return (
    <Flex justify="space-between" align="center" gap="2" wrap="wrap" textStyle="label">
      <Text color="fg.muted">
        <Trans>
          Referred by <Address address={referrer} compact />, who earns a share of {perMilleToPercent(perMille)}% of the
          raise. It costs you nothing.
        </Trans>
      </Text>
      <Button size="xs" variant="outline" onClick={onRemove}>
        <Trans>Remove referrer</Trans>
      </Button>
    </Flex>
  );
}
