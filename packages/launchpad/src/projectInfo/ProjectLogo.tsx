import { Flex, Image } from '@rab/ui';
import { useState } from 'react';

/** A coin without a face: in the place of a logo that does not load. */
const DEFAULT_LOGO = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><circle cx="12" cy="12" r="12" fill="#7C8AA5"/><circle cx="12" cy="12" r="8.5" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="1.5"/><path d="m12 7 4.3 5L12 17l-4.3-5z" fill="#fff"/></svg>',
)}`;

export interface ProjectLogoProps {
  /** Undefined while it is not known or where the project has none. */
  url: string | undefined;
  symbol: string;
  size?: string;
  /** Without a logo that loads, shows the first letter of the symbol (HOM-08) instead of a default picture (HOM-09). */
  hasLetter?: boolean;
}

/** A project's logo. */
export function ProjectLogo({ url, symbol, size = '12', hasLetter = false }: ProjectLogoProps) {
  const [failedUrl, setFailedUrl] = useState<string>();
  const isShown = url !== undefined && url !== '' && url !== failedUrl;
  const picture = isShown ? url : DEFAULT_LOGO;
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
      {isShown || !hasLetter ? (
        <Image
          src={picture}
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
