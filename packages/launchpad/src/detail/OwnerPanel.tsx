import { formatAmount, SALE_PLACES } from '@rab/contracts';
import { Panel, Stack, Text } from '@rab/ui';
import { ActionButton } from '@rab/ui/connected';
import { ConfirmDialog } from '@rab/ui/overlay';
import { useChainTime, useTransaction, useWallet } from '@rab/wallet-context';
import { useState } from 'react';
import { addLiquidityCall, cancelCall, ownerWithdrawCall } from '../actions/saleCalls.ts';
import type { Launchpad } from '../model/Launchpad.ts';
import { useRabAddress } from '../queries/rabAddress.ts';
import { useTokensHeld } from '../queries/tokensHeld.ts';
import { EditProjectInfo } from './EditProjectInfo.tsx';
import { ownerActions } from './ownerActions.ts';
import { TOUCHED_BY_SALE } from './touchedBySale.ts';

/** What owner and administrator can do now; nothing for anybody else. */
export function OwnerPanel({ sale }: { sale: Launchpad }) {
  const now = useChainTime();
  const { address } = useWallet();
  const tokensHeld = useTokensHeld(sale);
  const actions = ownerActions(sale, address, useRabAddress(), tokensHeld, now);
  if (!actions.canCancel && !actions.canFinalize && !actions.canWithdrawTokens && !actions.canEditInfo) return null;
  return (
    <Panel title={actions.isOwner ? 'Your sale' : actions.isAdmin ? 'Administrator' : 'Open to everybody'}>
      <Stack gap="4">
        {actions.canFinalize && <FinalizeButton sale={sale} />}
        {actions.canEditInfo && <EditProjectInfo sale={sale} />}
        {actions.canCancel && <CancelButton sale={sale} />}
        {actions.canWithdrawTokens && <WithdrawButton sale={sale} tokensHeld={tokensHeld} />}
      </Stack>
    </Panel>
  );
}

function FinalizeButton({ sale }: { sale: Launchpad }) {
  const { send, phase } = useTransaction(`finalize:${sale.id}`);
  const [isAsking, setAsking] = useState(false);
  const raised = `${formatAmount(sale.totalBaseCollected, sale.baseDecimals, SALE_PLACES)} ${sale.baseSymbol}`;
  return (
    <>
      <Text color="fg.muted">
        Adds the liquidity to the exchange, locks it, pays out your share and opens the claims of all buyers.
      </Text>
      <ActionButton phase={phase} onClick={() => setAsking(true)}>
        Finalize
      </ActionButton>
      <ConfirmDialog
        title="Finalize the sale?"
        confirmLabel="Finalize"
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() =>
          send({
            call: addLiquidityCall(sale),
            summary: `Finalize the sale of ${sale.tokenSymbol}`,
            invalidates: TOUCHED_BY_SALE,
          })
        }
      >
        The {raised} raised are split now: fee, referrers, liquidity, and the rest to the owner. This cannot be undone.
      </ConfirmDialog>
    </>
  );
}

function CancelButton({ sale }: { sale: Launchpad }) {
  const { send, phase } = useTransaction(`cancel:${sale.id}`);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <ActionButton colorPalette="negative" variant="outline" phase={phase} onClick={() => setAsking(true)}>
        Cancel the sale
      </ActionButton>
      <ConfirmDialog
        title="Cancel the sale?"
        confirmLabel="Cancel the sale"
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() =>
          send({
            call: cancelCall(sale),
            summary: `Cancel the sale of ${sale.tokenSymbol}`,
            invalidates: TOUCHED_BY_SALE,
          })
        }
      >
        Nobody will be able to buy, and you can take your tokens back. The creation fee is not returned. This cannot be
        undone.
      </ConfirmDialog>
    </>
  );
}

function WithdrawButton({ sale, tokensHeld }: { sale: Launchpad; tokensHeld: bigint }) {
  const { send, phase } = useTransaction(`withdraw:${sale.id}`);
  const words = `${formatAmount(tokensHeld, sale.tokenDecimals)} ${sale.tokenSymbol}`;
  return (
    <ActionButton
      phase={phase}
      onClick={() =>
        send({ call: ownerWithdrawCall(sale), summary: `Withdraw ${words}`, invalidates: TOUCHED_BY_SALE })
      }
    >
      Withdraw {words}
    </ActionButton>
  );
}
