import * as chakra from '@chakra-ui/react/anatomy';
import { expect, it } from '@jest/globals';
import * as own from './anatomy.ts';

it("our list of slots is Chakra's", () => {
  for (const [name, anatomy] of Object.entries(own)) {
    const chakras = (chakra as unknown as Record<string, { keys: () => string[] }>)[name];
    expect(new Set(anatomy.keys())).toEqual(new Set(chakras?.keys()));
  }
});
