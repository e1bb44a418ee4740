import { Facts, Panel, Stack, Text } from '@rab/ui';
import { LinkToContext } from '@rab/ui/router';
import { useWallet } from '@rab/wallet-context';
import { useContext } from 'react';
import { rewardOf } from '../model/referralRewards.ts';
import type { SalePartProps } from '../model/SaleKindInDetail.ts';
import { useSaleState } from '../model/useSaleState.ts';
import { buyerOf, useBuyer } from '../queries/buyer.ts';
import { useReward } from '../queries/reward.ts';
import { BaseAmount } from './BaseAmount.tsx';
import { LinkLine } from './LinkLine.tsx';
import { RewardButton } from './RewardButton.tsx';
import { REFERRER_PARAMETER } from './referrer.ts';

/**
 * The account's own referral link, what it brought, and its reward (DET-15, BUY-07, BUY-09). After the end nobody without an
 * account has anything here.
 */
export function ReferralPanel({ kind, sale }: SalePartProps) {
  const { address } = useWallet();
  const linkTo = useContext(LinkToContext);
  const account = address ? { sale: sale.id, account: address } : null;
  const { data: buyer } = useBuyer(buyerOf(sale, address));
  const referred = buyer?.referred ?? 0n;
  const { data: rewardState } = useReward(sale.isFinalized && referred > 0n ? account : null);
  const reward = rewardOf(sale, referred);
  const { phase } = useSaleState(kind, sale).state;
  const isOver = phase !== 'upcoming' && phase !== 'live';
  if (!address)
    return isOver ? null : (
      <Panel title="Referral">
        <Text color="fg.muted">Connect your wallet to get a referral link of your own.</Text>
      </Panel>
    );
  const link = new URL(`${linkTo(kind.paths.detail(sale.id))}?${REFERRER_PARAMETER}=${address}`, location.href).href;
  return (
    <Panel title="Referral">
      <Stack gap="3">
        <LinkLine link={link} label="Copy referral link" toastText="Copied Ref Link" />
        {sale.referralPerMille === 0n ? (
          <Text color="fg.muted">This sale pays no referral rewards; the link only leads here.</Text>
        ) : (
          isOver && <Text color="fg.muted">The sale has ended: nobody can buy by the link any more.</Text>
        )}
        {sale.referralPerMille > 0n && (
          <Facts
            facts={[
              { label: 'You referred', value: <BaseAmount sale={sale} value={referred} /> },
              {
                label: sale.isFinalized ? 'Your reward' : 'Your reward as of now',
                value: <BaseAmount sale={sale} value={reward} />,
              },
            ]}
          />
        )}
        {rewardState === 'open' && <RewardButton sale={sale} referred={referred} />}
        {rewardState === 'claimed' && <Text>You have claimed your reward.</Text>}
      </Stack>
    </Panel>
  );
}
