import type { ReactNode } from 'react';
import { Box, Button, type ButtonProps, Center, Image } from '../core/chakra.ts';
import { WalletIcon } from '../core/icons.ts';

export interface WalletLineProps {
  name: string;
  /** What sets it apart from another one of its name. */
  detail?: string | undefined;
  /** Its own picture or a sign of ours. */
  icon?: ReactNode;
  /** What is shown at its end. */
  mark?: ReactNode;
  /** What it does, or the page that it leads to. */
  onClick?: () => void;
  href?: string;
}

/** One line of the connect drawer: picture, name, mark. */
export function WalletLine({ name, detail, icon, mark, onClick, href }: WalletLineProps) {
  const content = (
    <>
      <Center boxSize="6" flexShrink="0">
        {typeof icon === 'string' ? <Image src={icon} alt="" boxSize="6" rounded="sm" /> : (icon ?? <WalletIcon />)}
      </Center>
      <Box flex="1" minW="0" textAlign="start">
        <Box truncate>{name}</Box>
        {detail && (
          <Box truncate textStyle="label" color="fg.muted">
            {detail}
          </Box>
        )}
      </Box>
      {mark}
    </>
  );
  const look: ButtonProps = { variant: 'outline', size: 'xl', justifyContent: 'flex-start' };
  return href ? (
    <Button {...look} asChild>
      <a href={href} target="_blank" rel="noopener noreferrer">
        {content}
      </a>
    </Button>
  ) : (
    <Button {...look} onClick={onClick}>
      {content}
    </Button>
  );
}
