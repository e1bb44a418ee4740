import { ActionButton, type ActionButtonProps } from '@rab/ui/connected';
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

export const stories: Stories = {
  'without a wallet': button({}),
  connecting: button(connecting),
  'on another chain': button(onOtherChain),
  ready: button(connected),
  'disabled, with its reason': button(connected, { disabledReason: 'You have no ABC to lock.' }),
  'disabled, with a long reason': button(connected, { disabledReason: LONG_NAME.repeat(3) }),
  simulating: button(connected, { phase: 'simulating' }),
  'in the wallet': button(connected, { phase: 'wallet' }),
  pending: button(connected, { phase: 'pending' }),
  confirmed: button(connected, { phase: 'confirmed' }),
  failed: button(connected, { phase: 'failed' }),
  'long words': button(connected, { children: LONG_NAME }),
};
