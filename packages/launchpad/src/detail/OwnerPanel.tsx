import { Panel, Stack } from '@rab/ui';
import { useIsChainTimeRead, useWallet } from '@rab/wallet-context';
import type { SaleKindInDetail } from '../model/SaleKindInDetail.ts';
import { rolesOf } from '../model/SaleRoles.ts';
import { useSaleState } from '../model/useSaleState.ts';
import { useRabAddress } from '../queries/rabAddress.ts';
import type { Sale } from '../queries/saleSchema.ts';
import { useTokensHeld } from '../queries/tokensHeld.ts';
import { CancelButton } from './CancelButton.tsx';
import { EditProjectInfo } from './EditProjectInfo.tsx';
import { ForceFailButton } from './ForceFailButton.tsx';
import { ownerActions } from './ownerActions.ts';
import { RecoverTokens } from './RecoverTokens.tsx';
import { WithdrawButton } from './WithdrawButton.tsx';

/** What owner and administrator can do now; nothing for anybody else. */
export function OwnerPanel({ kind, sale }: { kind: SaleKindInDetail; sale: Sale }) {
  const { address } = useWallet();
  const isTimeRead = useIsChainTimeRead();
  const { state, now } = useSaleState(kind, sale);
  const roles = rolesOf(sale, address, useRabAddress());
  const tokensHeld = useTokensHeld(sale) ?? 0n;
  const open = ownerActions(state, roles, tokensHeld);
  const acts = kind.acts.filter(({ isOpen }) => isOpen(sale, state, roles, now));
  // without the chain's time nobody can tell what is open
  if (!isTimeRead || (acts.length === 0 && !Object.values(open).some(Boolean))) return null;
  return (
    <Panel title={roles.isOwner ? 'Your sale' : roles.isAdmin ? 'Administrator' : 'Open to everybody'}>
      <Stack gap="4">
        {acts.map(({ id, Button }) => (
          <Button key={id} kind={kind} sale={sale} />
        ))}
        {open.canEditInfo && <EditProjectInfo sale={sale} />}
        {open.canCancel && <CancelButton sale={sale} />}
        {open.canWithdrawTokens && <WithdrawButton sale={sale} tokensHeld={tokensHeld} />}
        {open.canForceFail && <ForceFailButton sale={sale} />}
        {open.canRecover && <RecoverTokens sale={sale} />}
      </Stack>
    </Panel>
  );
}
