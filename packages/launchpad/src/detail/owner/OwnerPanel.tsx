import { t } from '@lingui/core/macro';
import type { Sale } from '@rab/sdk/sales';
import { Panel, Stack } from '@rab/ui';
import { lazyPart } from '@rab/ui/overlay';
import { useIsChainTimeRead } from '@rab/wallet-context';
import { type Ref, useId } from 'react';
import type { SaleKindInDetail } from '../../kind/SaleKindInDetail.ts';
import { useSaleState } from '../../kind/useSaleState.ts';
import { useTokensHeld } from '../../queries/tokensHeld.ts';
import { ledTo } from '../next/ledTo.ts';
import { ownerActions } from './ownerActions.ts';
import { useSaleRoles } from './useSaleRoles.ts';

const OwnerActs = lazyPart(
  () => t`This panel`,
  async () => (await import('./OwnerActs.tsx')).OwnerActs,
);

/** What owner and administrator can do now; nothing for anybody else. */
export function OwnerPanel({ kind, sale, ref }: { kind: SaleKindInDetail; sale: Sale; ref?: Ref<HTMLDivElement> }) {
  const id = useId();
  const isTimeRead = useIsChainTimeRead();
  const { state, now } = useSaleState(kind, sale);
  const roles = useSaleRoles(sale);
  const tokensHeld = useTokensHeld(sale) ?? 0n;
  const open = ownerActions(state, roles, tokensHeld);
  const isAnyOpen = Object.values(open).some(Boolean);
  const acts = kind.acts.filter(({ isOpen }) => isOpen(sale, state, roles, now));
  // without the chain's time it is unknown what is open
  if (!isTimeRead || (acts.length === 0 && !isAnyOpen)) return null;
  return (
    <Panel
      ref={ref}
      id={id}
      {...ledTo}
      title={roles.isOwner ? t`Your sale` : roles.isAdmin ? t`Administrator` : t`Open to anyone`}
    >
      <Stack gap="4">
        {acts.map(({ id, Button }) => (
          <Button key={id} kind={kind} sale={sale} />
        ))}
        {isAnyOpen && <OwnerActs kind={kind} sale={sale} state={state} open={open} tokensHeld={tokensHeld} />}
      </Stack>
    </Panel>
  );
}
