import { t } from '@lingui/core/macro';
import { Box, Flex } from '../core/chakra.ts';
import { Check } from '../core/lazyIcons.ts';

/** The steps of a wizard; `current` is 0-based. */
export function StepTrail({ steps, current }: { steps: readonly string[]; current: number }) {
  return (
    <Flex as="ol" listStyleType="none" gap={{ base: '2', md: '4' }} aria-label={t`Steps`}>
      {steps.map((step, index) => {
        const isDone = index < current;
        const isCurrent = index === current;
        return (
          <Flex
            as="li"
            key={step}
            flex={{ base: isCurrent ? '3' : '1', md: '1' }}
            direction="column"
            gap="2"
            aria-current={isCurrent ? 'step' : undefined}
            color={isCurrent ? 'fg' : 'fg.muted'}
          >
            <Box height="1" rounded="full" bg={isDone || isCurrent ? 'accent.solid' : 'bg.emphasized'} />
            <Flex align="center" gap="1.5" textStyle="label" fontWeight={isCurrent ? 'semibold' : 'normal'}>
              {isDone ? <Check size={14} aria-label={t`done`} /> : <Box as="span">{index + 1}.</Box>}
              <Box as="span" hideBelow={isCurrent ? undefined : 'md'}>
                {step}
              </Box>
            </Flex>
          </Flex>
        );
      })}
    </Flex>
  );
}
