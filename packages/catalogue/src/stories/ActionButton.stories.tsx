import { ActionButton, type ActionButtonProps } from '@rab/ui/action';
import type { TransactionRecord } from '@rab/wallet-context';
import { LONG_NAME, nothing } from '../extremes.ts';
import type { Stories, Visitor } from '../Story.ts';
import { connected, connecting, onOtherChain } from '../visitors.ts';

const button = (visitor: Visitor, props: Partial<ActionButtonProps> = {}) => ({
  visitor,
  ...(visitor === connected && { awaits: 'main button:not([aria-label])' }),
  draw: () => (
    <ActionButton onClick={nothing} {...props}>
      {props.children ?? 'Lock'}
    </ActionButton>
  ),
});

const record = (change: Partial<TransactionRecord>): TransactionRecord => ({
  id: 'one',
  startedAt: Date.UTC(2026, 10, 22, 5, 1),
  chainId: 56,
  account: `0x${'1'.repeat(40)}`,
  phase: 'dropped',
  summary: 'Buy ABC for 1 BNB',
  successTitle: '',
  failedTitle: '',
  ...change,
});
const unsure = (change: Partial<TransactionRecord>) =>
  button(connected, { transaction: { unsure: record(change), override: nothing } });
const waiting = (phase: TransactionRecord['phase'], change: Partial<TransactionRecord> = {}) => ({
  ...button(connected, { transaction: { phase, record: record({ startedAt: 0, phase, ...change }) } }),
  awaits: 'main [role=status]',
});

export const stories: Stories = {
  'without a wallet': button({}),
  connecting: button(connecting),
  'on another chain': button(onOtherChain),
  ready: button(connected),
  'disabled, with its reason': button(connected, { disabledReason: 'You have no ABC to lock.' }),
  'disabled, with a long reason': button(connected, { disabledReason: LONG_NAME.repeat(3) }),
  simulating: button(connected, { transaction: { phase: 'simulating' } }),
  'in the wallet': button(connected, { transaction: { phase: 'wallet' } }),
  'simulating, for more than a minute': waiting('simulating'),
  'in the wallet, for more than a minute': waiting('wallet'),
  'pending, for more than a minute': waiting('pending', { hash: `0x${'12'.repeat(32)}` }),
  pending: button(connected, { transaction: { phase: 'pending' } }),
  confirmed: button(connected, { transaction: { phase: 'confirmed' } }),
  failed: button(connected, { transaction: { phase: 'failed' } }),
  'sent, and not known how it ended': unsure({
    hash: `0x${'12'.repeat(32)}`,
    message:
      'The network doesn’t know this transaction. If others must sign it, it continues once they have. Check your wallet before you send again.',
  }),
  'perhaps sent': unsure({
    phase: 'unknown',
    message: 'Your wallet’s answer didn’t arrive. Check whether it sent anything before you send again.',
  }),
  'asked for by another page': unsure({ phase: 'wallet' }),
  'long words': button(connected, { children: LONG_NAME }),
};
