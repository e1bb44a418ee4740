import { t } from '@lingui/core/macro';
import { Flex, Text } from '@rab/ui';
import { RouterLink } from '@rab/ui/router';
import { Mark } from './Mark.tsx';

/** Name of the product; leads Home. */
export function Brand({ isShort = false }: { isShort?: boolean }) {
  return (
    <Flex asChild align="center" gap="2.5" fontWeight="bold" rounded="l1" focusVisibleRing="outside">
      <RouterLink to="/" aria-label={t`RAB Launchpad, Home`}>
        <Flex boxSize="9" rounded="l2" bg="accent.solid" color="accent.contrast" align="center" justify="center">
          <Mark size={26} />
        </Flex>
        {!isShort && (
          <Text as="span" textStyle="title" letterSpacing="-0.02em">
            RAB
          </Text>
        )}
      </RouterLink>
    </Flex>
  );
}
