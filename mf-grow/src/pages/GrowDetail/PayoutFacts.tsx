import { GrowStatus } from '@rab/contracts';
import { baseText, type SalePartProps } from '@rab/launchpad';
import { Facts, Loading, Stack, Text } from '@rab/ui';
import { useGrowPayout } from '../../queries/growPayout.ts';

/** Shows who gets what when a grow is paid out, before it is signed, or who got what afterwards. */
export function PayoutFacts({ sale, isDone = false }: Pick<SalePartProps, 'sale'> & { isDone?: boolean }) {
  const isSatisfied = sale.reviewStatus === GrowStatus.SATISFY;
  const { data: payout } = useGrowPayout(isSatisfied ? sale.id : null);
  if (!isSatisfied && isDone)
    return (
      <Text>
        The owner received only the deposits of buyers who had claimed, minus the platform fee and referral rewards. All
        other buyers can still withdraw their deposits, with no deadline.
      </Text>
    );
  if (!isSatisfied)
    return (
      <Text>
        The owner receives only the deposits of buyers who have claimed, minus the platform fee and referral rewards.
        All other buyers can still withdraw their deposits, with no deadline. This can’t be undone.
      </Text>
    );
  if (!payout) return <Loading />;
  return (
    <Stack gap="3">
      <Facts
        facts={[
          { label: 'Deposits after refunds', value: baseText(sale, payout.raised) },
          { label: 'Platform fee', value: baseText(sale, payout.fee) },
          { label: 'Referral rewards', value: baseText(sale, payout.referrers) },
          { label: isDone ? 'Owner received' : 'Owner receives', value: baseText(sale, payout.owner) },
        ]}
      />
      <Text>
        {unsoldText(sale.burnsUnsold, isDone)}. Unclaimed tokens stay in the sale for their buyers.
        {!isDone && ' This can’t be undone.'}
      </Text>
    </Stack>
  );
}

const unsoldText = (isBurned: boolean, isDone: boolean): string => {
  if (isDone) return isBurned ? 'Unsold tokens were burned' : 'Unsold tokens were returned to the owner';
  return isBurned ? 'Unsold tokens are burned' : 'Unsold tokens are returned to the owner';
};
