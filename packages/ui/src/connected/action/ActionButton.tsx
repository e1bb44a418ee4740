import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type TransactionPhase, useChainConfig, useWallet } from '@rab/wallet-context';
import { type ApprovedTransaction, type TransactionState, useWaitReason } from '@rab/wallet-context/transactions';
import { type ReactNode, Suspense } from 'react';
import { Button, type ButtonProps, Stack, Text } from '../../core/chakra.ts';
import { useConnectDrawer } from '../connectDrawer.ts';
import { isProposed, LazyProposalState } from '../LazyProposalState.ts';
import { useSwitchChain } from '../useSwitchChain.ts';
import { UnsureAct } from './UnsureAct.tsx';

const phaseTexts = (): Partial<Record<TransactionPhase, string>> => ({
  simulating: t`Checking…`,
  wallet: t`Confirm in your wallet…`,
  pending: t`Waiting for confirmation…`,
});

export interface ActionButtonProps extends Omit<ButtonProps, 'disabled' | 'loading'> {
  /** The real action's words. Where they are those of an approval, the step that comes after it is named below. */
  children: ReactNode;
  /** Its transaction, as of `useTransaction`: the button shows its phase, and after a minute why it waits. */
  transaction?: Partial<
    Pick<TransactionState, 'phase' | 'unsure' | 'override' | 'record'> &
      Pick<ApprovedTransaction<boolean>, 'afterApproval'>
  >;
  /** Why it cannot be pressed now, in words; shown below the button. */
  disabledReason?: string | undefined;
}

/**
 * The product's action button (WAL-06): `Connect wallet` without a wallet, `Change network to …` on another chain,
 * the real action otherwise, or what is to be decided first where the outcome of the same action before is unknown. A submit
 * button does not submit in the first two states.
 */
export function ActionButton({
  children,
  transaction: { phase = 'idle', unsure, override, record, afterApproval } = {},
  disabledReason,
  onClick,
  type,
  ...rest
}: ActionButtonProps) {
  const wallet = useWallet();
  const chain = useChainConfig();
  const { open } = useConnectDrawer();
  const { switchChain, isSwitching } = useSwitchChain();
  const waitReason = useWaitReason(record);
  const common: ButtonProps = { colorPalette: 'accent', size: 'lg', width: 'full', ...rest };

  if (wallet.status === 'wrong-chain') {
    return (
      <Button {...common} type="button" loading={isSwitching} onClick={switchChain}>
        <Trans>Change network to {chain.name}</Trans>
      </Button>
    );
  }
  if (wallet.status !== 'ready') {
    return (
      <Button
        {...common}
        type="button"
        aria-label={t`Connect wallet`}
        loading={wallet.status === 'connecting'}
        onClick={open}
      >
        {t`Connect wallet`}
      </Button>
    );
  }
  if (unsure) return <UnsureAct record={unsure} onOverrule={override} />;
  const waitsForOwners = phase === 'pending' && record !== undefined && isProposed(record);
  const phaseText = waitsForOwners ? t`Waiting for your Safe’s owners…` : phaseTexts()[phase as TransactionPhase];
  return (
    <Stack gap="2" width={common.width}>
      <Button
        {...common}
        type={type ?? 'button'}
        loading={phaseText !== undefined}
        loadingText={phaseText}
        disabled={disabledReason !== undefined}
        onClick={onClick}
      >
        {children}
      </Button>
      {disabledReason && (
        <Text textStyle="label" color="fg.muted" textAlign="center">
          {disabledReason}
        </Text>
      )}
      {afterApproval && (
        <Text textStyle="label" color="fg.muted" textAlign="center">
          <Trans>Step 1 of 2: approve. Step 2: {afterApproval}.</Trans>
        </Text>
      )}
      {waitsForOwners && (
        <Suspense>
          <LazyProposalState record={record} />
        </Suspense>
      )}
      {phaseText && waitReason && (
        <Text role="status" textStyle="label" color="fg.muted" overflowWrap="anywhere">
          {waitReason}
        </Text>
      )}
    </Stack>
  );
}
