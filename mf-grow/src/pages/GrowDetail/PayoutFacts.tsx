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
        The owner received only the deposits of buyers who had claimed, less the platform’s fee and the referrers’
        share. All others keep their refund, without a deadline.
      </Text>
    );
  if (!isSatisfied)
    return (
      <Text>
        Only the deposits of buyers who have claimed are paid out to the owner, less the platform’s fee and the
        referrers’ share. All others keep their refund, without a deadline. This cannot be undone.
      </Text>
    );
  if (!payout) return <Loading />;
  return (
    <Stack gap="3">
      <Facts
        facts={[
          { label: 'Deposits not taken back', value: baseText(sale, payout.raised) },
          { label: 'Fee of the platform', value: baseText(sale, payout.fee) },
          { label: 'Referrers', value: baseText(sale, payout.referrers) },
          { label: isDone ? 'Owner received' : 'Owner', value: baseText(sale, payout.owner) },
        ]}
      />
      <Text>
        {unsoldText(sale.burnsUnsold, isDone)}; what buyers have not claimed yet stays for them.
        {!isDone && ' This cannot be undone.'}
      </Text>
    </Stack>
  );
}

const unsoldText = (isBurned: boolean, isDone: boolean): string => {
  if (isDone) return isBurned ? 'Unsold tokens were burned' : 'Unsold tokens went back to the owner';
  return isBurned ? 'Unsold tokens are burned' : 'Unsold tokens go back to the owner';
};
