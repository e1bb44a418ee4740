import { HStack } from '@rab/ui';
import { Identicon } from '@rab/ui/address';
import { ACCOUNT } from '../extremes.ts';
import type { Stories } from '../Story.ts';

export const stories: Stories = {
  'of several addresses and sizes': {
    draw: () => (
      <HStack>
        {[ACCOUNT, `0x${'0'.repeat(40)}`, `0x${'f'.repeat(40)}`, `0x${'5a'.repeat(20)}`].map((address, index) => (
          <Identicon key={address} address={address} size={16 + 8 * index} />
        ))}
      </HStack>
    ),
  },
};
