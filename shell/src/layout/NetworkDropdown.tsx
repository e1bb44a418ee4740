import { t } from '@lingui/core/macro';
import { Button, ChevronDown, Globe, Icon, LazyBoundary, lazyNamed, Span, StatusTag } from '@rab/ui';
import { type ChainChoice, useChainChoice, useChainConfig } from '@rab/wallet-context';
import { useState } from 'react';
import { useIsHydrating } from '../static/useIsHydrating.ts';

// the menu is heavy: loaded when it is opened for the first time
const NetworkMenu = lazyNamed(async () => (await import('./NetworkMenu.tsx')).NetworkMenu);

/**
 * The chain that the page shows. With a wallet on one of the configured chains it is a list to choose from (APP-15),
 * otherwise a mere sign.
 */
export function NetworkDropdown() {
  const choice = useChainChoice();
  const chain = useChainConfig();
  if (useIsHydrating()) return null;
  if (choice) return <Dropdown choice={choice} />;
  return (
    <Span hideBelow="lg">
      <StatusTag tone={chain.local ? 'warning' : 'neutral'}>{chain.name}</StatusTag>
    </Span>
  );
}

function Dropdown({ choice }: { choice: ChainChoice }) {
  const [isWanted, setWanted] = useState(false);
  const { name } = choice.current;
  const trigger = (
    <Button
      variant="outline"
      aria-haspopup="menu"
      aria-label={t`Network: ${name}`}
      minW={{ base: '11', md: '10' }}
      minH={{ base: '11', md: '10' }}
      flexShrink={0}
      paddingX={{ base: '0', lg: '3' }}
      loading={choice.isSwitching}
      onClick={() => setWanted(true)}
    >
      <Globe />
      <Span hideBelow="lg">{name}</Span>
      <Icon asChild hideBelow="lg" boxSize="3.5">
        <ChevronDown aria-hidden="true" />
      </Icon>
    </Button>
  );
  if (!isWanted) return trigger;
  return (
    <LazyBoundary what={t`The list of networks`} waiting={trigger} onFail={() => setWanted(false)}>
      <NetworkMenu choice={choice} trigger={trigger} />
    </LazyBoundary>
  );
}
