import { HStack, Text } from '@rab/ui';
import { TokenMark } from '@rab/ui/connected';
import { ACCOUNT } from '../extremes.ts';
import type { Stories } from '../Story.ts';

const named = (name: string, symbol: string) => () => (
  <HStack>
    <Text>{name}</Text>
    <TokenMark token={{ address: ACCOUNT, name, symbol }} />
  </HStack>
);

export const stories: Stories = {
  'a borrowed symbol': { draw: named('Dollar', 'BUSD') },
  'a look-alike letter': { draw: named('ΒUSD Token', 'ΒUSD') },
  'a name of its own': { draw: named('Carrot', 'CRT') },
  'what it means': { draw: named('Dollar', 'BUSD'), press: ['[data-hint]'] },
};
