import { Trans } from '@lingui/react/macro';
import { useChainConfig } from '@rab/wallet-context';
import { useIsOwnLocker } from '@rab/wallet-context/reads';
import type { ReactNode } from 'react';
import { Flex, Text } from '../../core/chakra.ts';
import { SourceLink } from './SourceLink.tsx';

/**
 * Says whether anybody can open a lock of the platform before its date, by the lock contract's code, with its source (CHK-05).
 * @param children further links
 */
export function LockOpeners({ children }: { children?: ReactNode }) {
  const { rabbitLock } = useChainConfig().contracts;
  const { data: isOwn, isError } = useIsOwnLocker('code');
  return (
    <Flex direction="column" gap="1">
      {/* while the code is read, the likely answer keeps the place of the one that comes */}
      <Text as="span" visibility={isOwn === undefined && !isError ? 'hidden' : undefined}>
        {isOwn === false || isError ? (
          <Trans>Unknown: we couldn’t confirm the contract’s code</Trans>
        ) : (
          <Trans>Nobody before its date: no owner, no proxy, no such function</Trans>
        )}
      </Text>
      <Flex gap="3" wrap="wrap" justify="flex-end">
        {children}
        {rabbitLock && <SourceLink address={rabbitLock} />}
      </Flex>
    </Flex>
  );
}
