import { t } from '@lingui/core/macro';
import { LinkToContext } from '@rab/ui/router';
import type { Address } from '@rab/wallet-context/reads';
import { useContext } from 'react';
import type { SalePartProps } from '../../kind/SaleKindInDetail.ts';
import { LinkLine } from './LinkLine.tsx';
import { REFERRER_PARAMETER } from './referrer.ts';

/** A sale's link that names who brought a buyer, to copy (BUY-09). */
export function ReferralLink({ kind, sale, account }: SalePartProps & { account: Address }) {
  const path = useContext(LinkToContext)(kind.paths.detail(sale.id));
  const { href } = new URL(`${path}?${REFERRER_PARAMETER}=${account}`, location.href);
  return <LinkLine link={href} label={t`Copy referral link`} toastText={t`Copied Ref Link`} />;
}
