import { HStack, StatusTag, type StatusTone } from '@rab/ui';
import type { Stories } from '../Story.ts';

const TONES: readonly StatusTone[] = ['positive', 'info', 'warning', 'negative', 'neutral'];

export const stories: Stories = {
  'every tone': {
    draw: () => (
      <HStack wrap="wrap">
        {TONES.map((tone) => (
          <StatusTag key={tone} tone={tone}>
            {tone}
          </StatusTag>
        ))}
      </HStack>
    ),
  },
};
