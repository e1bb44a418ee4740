import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Sale } from '@rab/sdk/sales';
import { claimRewardCall } from '@rab/sdk/sales';
import { ActionButton, type ActionButtonProps } from '@rab/ui/action';
import { useTransaction } from '@rab/wallet-context/transactions';
import { useActsClosed } from '../../actions/actsClosed.ts';
import { touchedBySale } from '../../actions/touchedBySale.ts';
import { baseText } from '../../model/amountText.ts';
import { rewardOf } from '../../model/referralRewards.ts';

export interface RewardButtonProps extends Pick<ActionButtonProps, 'size' | 'variant'> {
  sale: Sale;
  /** Deposited by those whom the account brought, base units. */
  referred: bigint;
}

/** Claims the account's referral reward (BUY-07). */
export function RewardButton({ sale, referred, ...look }: RewardButtonProps) {
  const claim = useTransaction(`reward:${sale.id}`);
  const actsClosed = useActsClosed();
  const reward = baseText(sale, rewardOf(sale, referred));
  return (
    <ActionButton
      {...look}
      disabledReason={actsClosed}
      transaction={claim}
      onClick={() =>
        claim.send({
          call: claimRewardCall(sale),
          summary: msg`Claim the referral reward of ${reward}`,
          touches: touchedBySale(sale),
        })
      }
    >
      <Trans>Claim reward {reward}</Trans>
    </ActionButton>
  );
}
