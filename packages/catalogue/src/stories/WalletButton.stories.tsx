import { WalletButton } from '@rab/ui/connected';
import type { Stories } from '../Story.ts';
import { connected, connecting, onOtherChain } from '../visitors.ts';

const draw = () => <WalletButton />;

export const stories: Stories = {
  'without a wallet': { draw },
  connecting: { draw, visitor: connecting },
  'on another chain': { draw, visitor: onOtherChain },
  connected: { draw, visitor: connected, awaits: '[aria-label^=Account]' },
};
