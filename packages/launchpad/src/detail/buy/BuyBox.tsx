import { t } from '@lingui/core/macro';
import { Text } from '@rab/ui';
import { lazyPart } from '@rab/ui/overlay';
import { useState } from 'react';
import type { SalePartProps } from '../../kind/SaleKindInDetail.ts';
import { useSaleState } from '../../kind/useSaleState.ts';
import { useReferrer } from '../share/referrer.ts';
import { type Deposited, DepositOutcome } from './DepositOutcome.tsx';
import { useBuying } from './useBuying.ts';
import { WhitelistWindow } from './WhitelistWindow.tsx';

/** As a visitor sees it. */
const BUY_FORM_HEIGHT = '268px';

/** Loaded where there is something to buy: what a form needs is heavy. */
const BuyForm = lazyPart(
  () => t`The buy form`,
  async () => (await import('./BuyForm.tsx')).BuyForm,
  BUY_FORM_HEIGHT,
);

/** The form to buy, as long as the contract would accept it from this account, and its outcome (MNY-03, MNY-04). */
export function BuyBox({ kind, sale, deposited }: SalePartProps & { deposited: bigint }) {
  const { state } = useSaleState(kind, sale);
  // remembered before the sale begins, too
  const referral = useReferrer(sale.id);
  const [outcome, setOutcome] = useState<Deposited>();
  const { closedReason, isWhitelistAhead, isWhitelisted, canBuy } = useBuying(kind, sale);
  return (
    <>
      {isWhitelistAhead && <WhitelistWindow sale={sale} isWhitelisted={isWhitelisted} />}
      {canBuy && <BuyForm kind={kind} sale={sale} deposited={deposited} referral={referral} onDeposited={setOutcome} />}
      {outcome && <DepositOutcome sale={sale} deposited={outcome} />}
      {state.phase === 'upcoming' && <Text color="fg.muted">{closedReason}.</Text>}
    </>
  );
}
