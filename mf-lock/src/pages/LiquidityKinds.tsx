import { t } from '@lingui/core/macro';
import { paths } from '@rab/config';
import { Box, Flex } from '@rab/ui';
import { RouterLink } from '@rab/ui/router';
import { useChainConfig } from '@rab/wallet-context';

/** The two lists of locked liquidity, each a page of its own; a chain without locks of positions has one list, and no choice. */
export function LiquidityKinds({ shown }: { shown: 'pairs' | 'positions' }) {
  const { positionLock } = useChainConfig().contracts;
  if (!positionLock) return null;
  const kinds = [
    { id: 'pairs', label: t`V2 pairs`, path: paths.liquidityLocks() },
    { id: 'positions', label: t`V3 positions`, path: paths.positionLocks() },
  ] as const;
  return (
    <Flex as="nav" aria-label={t`Kinds of liquidity`} gap="2" wrap="wrap">
      {kinds.map(({ id, label, path }) => (
        <Box
          key={id}
          asChild
          paddingX="4"
          paddingY="2"
          rounded="full"
          borderWidth="1px"
          fontWeight="medium"
          focusVisibleRing="outside"
          {...(id === shown
            ? { bg: 'accent.subtle', borderColor: 'accent.solid', color: 'accent.fg' }
            : { borderColor: 'border.emphasized', color: 'fg.muted', _hover: { color: 'fg' } })}
        >
          <RouterLink to={path} aria-current={id === shown ? 'page' : undefined}>
            {label}
          </RouterLink>
        </Box>
      ))}
    </Flex>
  );
}
