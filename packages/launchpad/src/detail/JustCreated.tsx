import { Trans } from '@lingui/react/macro';
import { DateTime, Notice } from '@rab/ui';
import { useTransactions, useWallet } from '@rab/wallet-context';
import { isAddressEqual } from '@rab/wallet-context/reads';
import type { SalePartProps } from '../kind/SaleKindInDetail.ts';
import { useSaleState } from '../kind/useSaleState.ts';

/** What its owner can do next on the page of a sale that this browser has created and that has not started (WIZ-16). */
export function JustCreated({ kind, sale, title }: SalePartProps & { title: string }) {
  const { address } = useWallet();
  const { state } = useSaleState(kind, sale);
  const path = kind.paths.detail(sale.id).toLowerCase();
  const isCreatedHere = useTransactions().some(({ createdPath }) => createdPath?.toLowerCase() === path);
  const isOwner = address !== undefined && isAddressEqual(address, sale.owner);
  if (!isCreatedHere || !isOwner || state.phase !== 'upcoming') return null;
  return (
    <Notice tone="positive" title={title}>
      {sale.whitelistSeconds > 0n ? (
        <Trans>
          The sale starts on <DateTime seconds={sale.start} />. Until then you can edit the project info, add accounts
          to the whitelist or cancel the sale. Share the link to this page with your buyers.
        </Trans>
      ) : (
        <Trans>
          The sale starts on <DateTime seconds={sale.start} />. Until then you can edit the project info or cancel the
          sale. Share the link to this page with your buyers.
        </Trans>
      )}
    </Notice>
  );
}
