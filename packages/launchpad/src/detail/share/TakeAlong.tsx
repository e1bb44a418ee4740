import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { buyerOf } from '@rab/sdk/sales';
import { Button, Flex, Panel, Stack, Text } from '@rab/ui';
import { saveFile } from '@rab/ui/files';
import { LinkToContext } from '@rab/ui/router';
import { useChainConfig, useWallet } from '@rab/wallet-context';
import { isAddressEqual } from '@rab/wallet-context/reads';
import { useContext } from 'react';
import type { SalePartProps } from '../../kind/SaleKindInDetail.ts';
import { useBuyer } from '../../queries/buyer.ts';
import { calendarText } from './calendarText.ts';
import { contributionsCsv } from './contributionsCsv.ts';
import { LinkLine } from './LinkLine.tsx';
import { ReferralLink } from './ReferralLink.tsx';

/** A sale's link, its dates for a calendar, and contributions for a spreadsheet: one's own; for the owner all (MNY-13). */
export function TakeAlong({ kind, sale }: SalePartProps) {
  const { address } = useWallet();
  const { data: buyer } = useBuyer(buyerOf(sale, address));
  const link = new URL(useContext(LinkToContext)(kind.paths.detail(sale.id)), location.href).href;
  const { share } = useChainConfig();
  const deposited = buyer?.deposited ?? 0n;
  const isOwner = address !== undefined && isAddressEqual(address, sale.owner);
  const missing = sale.buyerCount - sale.deposits.length;
  const saveCsv = (name: string, rows: typeof sale.deposits) =>
    saveFile(`${name}-${sale.id}.csv`, 'text/csv', contributionsCsv(sale, rows));
  return (
    <Panel title={t`Share and export`}>
      <Stack gap="3">
        <LinkLine link={share ? `${share}/${sale.id}` : link} label={t`Copy link`} toastText={t`Copied link`} />
        {address && sale.referralPerMille === 0n && (
          <>
            <ReferralLink kind={kind} sale={sale} account={address} />
            <Text color="fg.muted" textStyle="label">
              <Trans>The second link names you as the referrer. This sale pays no referral rewards.</Trans>
            </Text>
          </>
        )}
        <Flex gap="2" wrap="wrap">
          <Button
            size="sm"
            variant="outline"
            onClick={() => saveFile(`sale-${sale.id}.ics`, 'text/calendar', calendarText(sale, link))}
          >
            <Trans>Dates (.ics)</Trans>
          </Button>
          {address && deposited > 0n && (
            <Button
              size="sm"
              variant="outline"
              onClick={() => saveCsv('contribution', [{ account: address, amount: deposited }])}
            >
              <Trans>My contribution (.csv)</Trans>
            </Button>
          )}
          {isOwner && sale.deposits.length > 0 && (
            <Button size="sm" variant="outline" onClick={() => saveCsv('buyers', sale.deposits)}>
              <Trans>Buyers (.csv)</Trans>
            </Button>
          )}
        </Flex>
        {isOwner && sale.deposits.length > 0 && missing > 0 && (
          <Text color="fg.muted" textStyle="label">
            <Trans>
              The buyer list has the {sale.deposits.length} largest deposits and leaves out {missing} more.
            </Trans>
          </Text>
        )}
      </Stack>
    </Panel>
  );
}
