import { Flex, Image } from '@rab/ui';
import { useState } from 'react';

/** A project's logo; the first letter of the symbol where there is none or it does not load. */
export function ProjectLogo({ url, symbol, size = '12' }: { url: string | undefined; symbol: string; size?: string }) {
  const [failedUrl, setFailedUrl] = useState<string>();
  const isShown = url && url !== failedUrl;
  return (
    <Flex
      boxSize={size}
      flexShrink="0"
      rounded="full"
      overflow="hidden"
      align="center"
      justify="center"
      bg="bg.muted"
      color="fg.muted"
      fontWeight="bold"
      aria-hidden="true"
    >
      {isShown ? (
        <Image
          src={url}
          alt=""
          boxSize="full"
          objectFit="cover"
          loading="lazy"
          referrerPolicy="no-referrer"
          onError={() => setFailedUrl(url)}
        />
      ) : (
        symbol.slice(0, 1).toUpperCase()
      )}
    </Flex>
  );
}
