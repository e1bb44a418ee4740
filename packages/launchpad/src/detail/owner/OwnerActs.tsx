import type { Sale } from '@rab/sdk/sales';
import type { SaleKind } from '../../kind/SaleKind.ts';
import type { SaleState } from '../../model/SaleState.ts';
import { EditProjectInfo } from '../info/EditProjectInfo.tsx';
import { CancelButton } from './CancelButton.tsx';
import { ForceFailButton } from './ForceFailButton.tsx';
import { LabelSale } from './LabelSale.tsx';
import type { ownerActions } from './ownerActions.ts';
import { PayOut } from './PayOut.tsx';
import { RecoverTokens } from './RecoverTokens.tsx';
import { WithdrawButton } from './WithdrawButton.tsx';

interface OwnerActsProps {
  kind: Pick<SaleKind, 'subgraph'>;
  sale: Sale;
  state: SaleState;
  open: ReturnType<typeof ownerActions>;
  /** Base units of the sale's token that its contract holds. */
  tokensHeld: bigint;
}

/** The acts that sales of every kind have, as far as they are open. */
export function OwnerActs({ kind, sale, state, open, tokensHeld }: OwnerActsProps) {
  return (
    <>
      {open.canPayOut && <PayOut kind={kind} sale={sale} state={state} />}
      {open.canEditInfo && <EditProjectInfo sale={sale} />}
      {open.canCancel && <CancelButton sale={sale} />}
      {open.canWithdrawTokens && <WithdrawButton sale={sale} tokensHeld={tokensHeld} />}
      {open.canLabel && <LabelSale sale={sale} />}
      {open.canForceFail && <ForceFailButton sale={sale} />}
      {open.canRecover && <RecoverTokens sale={sale} />}
    </>
  );
}
