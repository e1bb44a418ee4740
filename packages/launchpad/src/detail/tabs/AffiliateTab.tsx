import { perMilleToPercent } from '@rab/contracts';
import { Facts, Stack, Text } from '@rab/ui';
import { BaseAmount } from '../../amounts/BaseAmount.tsx';
import type { SalePartProps } from '../../kind/SaleKindInDetail.ts';
import { rewardPool } from '../../model/referralRewards.ts';

/** Tab `Affiliate Program`: what referrers get, of what (DET-07). */
export function AffiliateTab({ sale }: SalePartProps) {
  const { baseFeePerMille, referralPerMille, isFinalized } = sale;
  return (
    <Stack gap="4">
      <Text>
        Refer buyers with your link and earn a reward. Referrers share {perMilleToPercent(referralPerMille)}% of the
        raise, after the platform’s {perMilleToPercent(baseFeePerMille)}% fee, in proportion to the deposits they bring.
        It costs buyers nothing. You can claim your reward once the sale is finalized.
      </Text>
      <Facts
        facts={[
          { label: 'Reward', value: `${perMilleToPercent(referralPerMille)}%` },
          { label: 'Referred deposits', value: <BaseAmount sale={sale} value={sale.referred} /> },
          {
            label: isFinalized ? 'Shared by all referrers' : 'Shared by all referrers so far',
            value: <BaseAmount sale={sale} value={rewardPool(sale)} />,
          },
        ]}
      />
    </Stack>
  );
}
