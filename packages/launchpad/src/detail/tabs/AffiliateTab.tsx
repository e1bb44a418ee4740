import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { perMilleToPercent } from '@rab/contracts';
import { Facts, Stack, Text } from '@rab/ui';
import { BaseAmount } from '../../amounts/BaseAmount.tsx';
import type { SalePartProps } from '../../kind/SaleKindInDetail.ts';
import { GLOSSARY } from '../../model/glossary.ts';
import { rewardPool } from '../../model/referralRewards.ts';

/** Tab `Affiliate Program`: what referrers get, of what (DET-07). */
export function AffiliateTab({ sale }: SalePartProps) {
  const { baseFeePerMille, referralPerMille, isFinalized } = sale;
  return (
    <Stack gap="4">
      <Text>
        <Trans>
          Refer buyers with your link and earn a reward. Referrers share {perMilleToPercent(referralPerMille)}% of the
          raise, after the platform’s {perMilleToPercent(baseFeePerMille)}% fee, in proportion to the deposits they
          bring. It costs buyers nothing. You can claim your reward once the sale is finalized.
        </Trans>
      </Text>
      <Facts
        facts={[
          { label: t`Reward`, glossary: GLOSSARY.referral, value: `${perMilleToPercent(referralPerMille)}%` },
          { label: t`Referred deposits`, value: <BaseAmount sale={sale} value={sale.referred} /> },
          {
            label: isFinalized ? t`Shared by all referrers` : t`Shared by all referrers so far`,
            value: <BaseAmount sale={sale} value={rewardPool(sale)} />,
          },
        ]}
      />
    </Stack>
  );
}
