import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { GrowStatus } from '@rab/contracts';
import { shareOfLeft } from '@rab/contracts/sale';
import { baseText, GLOSSARY, type SalePartProps } from '@rab/launchpad';
import { Facts, Loading, Stack, Text } from '@rab/ui';
import { useGrowParts } from '../../queries/growParts.ts';
import { useGrowPayout } from '../../queries/growPayout.ts';

/** Shows who gets what when a grow is paid out, before it is signed, or who got what afterwards. */
export function PayoutFacts({ sale, isDone = false }: Pick<SalePartProps, 'sale'> & { isDone?: boolean }) {
  const isSatisfied = sale.reviewStatus === GrowStatus.SATISFY;
  const { data: payout } = useGrowPayout(isSatisfied ? sale.id : null);
  const { data: parts } = useGrowParts(sale.id);
  if (parts === undefined) return <Loading />;
  if (!isSatisfied && parts)
    return (
      <Text>
        <Trans>
          The owner gets only the deposits of buyers who have claimed, minus the platform fee, in {String(parts.count)}{' '}
          parts. All other buyers can still withdraw their deposits, with no deadline.
        </Trans>
      </Text>
    );
  if (!isSatisfied && isDone)
    return (
      <Text>
        <Trans>
          The owner received only the deposits of buyers who had claimed, minus the platform fee and referral rewards.
          All other buyers can still withdraw their deposits, with no deadline.
        </Trans>
      </Text>
    );
  if (!isSatisfied)
    return (
      <Text>
        <Trans>
          The owner receives only the deposits of buyers who have claimed, minus the platform fee and referral rewards.
          All other buyers can still withdraw their deposits, with no deadline. This can’t be undone.
        </Trans>
      </Text>
    );
  // what was handed back since is no longer counted in the deposits
  if (parts && isDone) return <Text>{unsoldText(sale.burnsUnsold, isDone)}</Text>;
  if (!payout) return <Loading />;
  return (
    <Stack gap="3">
      <Facts
        facts={[
          { label: t`Deposits after refunds`, value: baseText(sale, payout.raised) },
          { label: t`Platform fee`, glossary: GLOSSARY.platformFee, value: baseText(sale, payout.fee) },
          { label: t`Referral rewards`, glossary: GLOSSARY.referral, value: baseText(sale, payout.referrers) },
          ...(parts
            ? [
                { label: t`Owner’s share`, value: baseText(sale, payout.owner) },
                {
                  label: t`First of ${String(parts.count)} parts`,
                  value: baseText(sale, shareOfLeft(payout.owner, 1n, parts.count)),
                },
              ]
            : [{ label: isDone ? t`Owner received` : t`Owner receives`, value: baseText(sale, payout.owner) }]),
        ]}
      />
      <Text>{unsoldText(sale.burnsUnsold, isDone)}</Text>
    </Stack>
  );
}

const unsoldText = (isBurned: boolean, isDone: boolean): string => {
  if (isDone)
    return isBurned
      ? t`Unsold tokens were burned. Unclaimed tokens stay in the sale for their buyers.`
      : t`Unsold tokens were returned to the owner. Unclaimed tokens stay in the sale for their buyers.`;
  return isBurned
    ? t`Unsold tokens are burned. Unclaimed tokens stay in the sale for their buyers. This can’t be undone.`
    : t`Unsold tokens are returned to the owner. Unclaimed tokens stay in the sale for their buyers. This can’t be undone.`;
};
