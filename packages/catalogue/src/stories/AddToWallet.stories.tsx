import { AddToWallet } from '@rab/ui/action';
import { ACCOUNT, LONG_WORD } from '../extremes.ts';
import type { Stories } from '../Story.ts';
import { connected } from '../visitors.ts';

const add = (symbol: string) => ({
  visitor: connected,
  awaits: 'main button',
  draw: () => <AddToWallet token={{ address: ACCOUNT, symbol, decimals: 18 }} />,
});

export const stories: Stories = { ready: add('ABC'), 'a long symbol': add(LONG_WORD) };
