import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { buyerOf } from '@rab/sdk/sales';
import { Facts, Panel, Stack, Text } from '@rab/ui';
import { useWallet } from '@rab/wallet-context';
import { BaseAmount } from '../../amounts/BaseAmount.tsx';
import type { SalePartProps } from '../../kind/SaleKindInDetail.ts';
import { useSaleState } from '../../kind/useSaleState.ts';
import { rewardOf } from '../../model/referralRewards.ts';
import { useBuyer } from '../../queries/buyer.ts';
import { useReward } from '../../queries/reward.ts';
import { RewardButton } from '../claims/RewardButton.tsx';
import { ReferralLink } from './ReferralLink.tsx';

/**
 * The account's own referral link, what it brought, and its reward (DET-15, BUY-07, BUY-09). After the end nobody without an
 * account has anything here, nor anybody where nothing is paid.
 */
export function ReferralPanel({ kind, sale }: SalePartProps) {
  const { address } = useWallet();
  const account = address ? { sale: sale.id, account: address } : null;
  const { data: buyer } = useBuyer(buyerOf(sale, address));
  const referred = buyer?.referred ?? 0n;
  const { data: rewardState } = useReward(sale.isFinalized && referred > 0n ? account : null);
  const reward = rewardOf(sale, referred);
  const { phase } = useSaleState(kind, sale).state;
  const isOver = phase !== 'upcoming' && phase !== 'live';
  // its link is among those to share
  if (sale.referralPerMille === 0n) return null;
  if (!address)
    return isOver ? null : (
      <Panel title={t`Referral`}>
        <Text color="fg.muted">
          <Trans>Connect your wallet to get your referral link.</Trans>
        </Text>
      </Panel>
    );
  return (
    <Panel title={t`Referral`}>
      <Stack gap="3">
        <ReferralLink kind={kind} sale={sale} account={address} />
        {isOver && (
          <Text color="fg.muted">
            <Trans>The sale has ended, so your link earns nothing more.</Trans>
          </Text>
        )}
        <Facts
          facts={[
            { label: t`You referred`, value: <BaseAmount sale={sale} value={referred} /> },
            {
              label: sale.isFinalized ? t`Your reward` : t`Your reward so far`,
              value: <BaseAmount sale={sale} value={reward} />,
            },
          ]}
        />
        {rewardState === 'open' && <RewardButton sale={sale} referred={referred} />}
        {rewardState === 'claimed' && (
          <Text>
            <Trans>You claimed your reward.</Trans>
          </Text>
        )}
      </Stack>
    </Panel>
  );
}
