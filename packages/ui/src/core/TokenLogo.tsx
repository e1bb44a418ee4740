import { useState } from 'react';
import { Flex, Image } from './chakra.ts';

/** A currency's logo from the configuration (CFG-04), next to its symbol; its first letter without a logo that loads. */
export function TokenLogo({ logo, symbol }: { logo: string | null; symbol: string }) {
  const [failed, setFailed] = useState<string>();
  return (
    <Flex
      aria-hidden="true"
      boxSize="5"
      flexShrink="0"
      rounded="full"
      overflow="hidden"
      align="center"
      justify="center"
      bg="bg.muted"
      textStyle="label"
      fontWeight="bold"
    >
      {logo && logo !== failed ? (
        <Image src={logo} alt="" boxSize="full" referrerPolicy="no-referrer" onError={() => setFailed(logo)} />
      ) : (
        symbol.slice(0, 1).toUpperCase()
      )}
    </Flex>
  );
}
