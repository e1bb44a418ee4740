import { Trans } from '@lingui/react/macro';
import { shortAddress } from '@rab/contracts';
import { formatUtc, Stack, Text } from '@rab/ui';
import type { Address } from '@rab/wallet-context/reads';

interface PositionOutcomeProps {
  /** `CRT / WBNB` */
  pair: string;
  tokenId: bigint;
  unlockDate: bigint;
  /** Null: the account that signs. */
  owner: Address | null;
  /** Null: the owner of the lock. */
  feeReceiver: Address | null;
}

/** The signature in words: what leaves the wallet, who gets it back and when, who gets the fees, and what nobody can do. */
export function PositionOutcome({ pair, tokenId, unlockDate, owner, feeReceiver }: PositionOutcomeProps) {
  const date = formatUtc(unlockDate);
  return (
    <Stack gap="3" data-testid="outcome">
      <Text overflowWrap="anywhere">
        <Trans>
          Position {String(tokenId)} ({pair}) leaves your wallet with all its liquidity.
        </Trans>
      </Text>
      <Text overflowWrap="anywhere">
        {owner ? (
          <Trans>
            From {date} UTC, {shortAddress(owner)} can withdraw it.
          </Trans>
        ) : (
          <Trans>From {date} UTC, you can withdraw it.</Trans>
        )}
      </Text>
      <Text overflowWrap="anywhere">
        {feeReceiver ? (
          <Trans>Its fees go to {shortAddress(feeReceiver)}, now and for as long as it stays locked.</Trans>
        ) : (
          <Trans>Its fees go to the owner of the lock. Anyone can collect them for the owner at any time.</Trans>
        )}
      </Text>
      <Text>
        <Trans>
          Until that date, nobody can take liquidity out or make the date earlier, including you and us. You sign one
          transaction and approve nothing.
        </Trans>
      </Text>
    </Stack>
  );
}
