import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { Box, Flex } from '../core/chakra.ts';
import { Check } from '../core/lazyIcons.ts';

export interface Milestone {
  label: ReactNode;
  /** Where labels are not texts: its key among the others. */
  id?: string;
  detail?: ReactNode;
  state: 'done' | 'current' | 'ahead';
}

/** Milestones from top to bottom. */
export function Timeline({ milestones }: { milestones: readonly Milestone[] }) {
  return (
    <Box as="ol" listStyleType="none">
      {milestones.map(({ id, label, detail, state }, index) => (
        <Flex as="li" key={id ?? String(label)} gap="3" aria-current={state === 'current' ? 'step' : undefined}>
          <Flex direction="column" align="center">
            <Flex
              boxSize="5"
              rounded="full"
              align="center"
              justify="center"
              flexShrink="0"
              borderWidth="2px"
              borderColor={state === 'ahead' ? 'border.emphasized' : 'accent.solid'}
              bg={state === 'done' ? 'accent.solid' : 'transparent'}
              color="accent.contrast"
            >
              {state === 'done' && <Check size={12} aria-label={t`done`} />}
            </Flex>
            {index < milestones.length - 1 && (
              <Box width="2px" flex="1" minH="4" bg={state === 'done' ? 'accent.solid' : 'border'} />
            )}
          </Flex>
          <Box paddingBottom="4" minW="0">
            <Box fontWeight={state === 'current' ? 'semibold' : 'medium'} color={state === 'ahead' ? 'fg.muted' : 'fg'}>
              {label}
            </Box>
            {detail && (
              <Box color="fg.muted" textStyle="label">
                {detail}
              </Box>
            )}
          </Box>
        </Flex>
      ))}
    </Box>
  );
}
