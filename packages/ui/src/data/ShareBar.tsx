import { Box, Flex } from '../core/chakra.ts';
import type { Part } from './ShareRing.tsx';

/** Parts side by side in one bar, hidden from assistive technology: its numbers are in the table below it. */
export function ShareBar({ parts }: { parts: readonly Part[] }) {
  return (
    <Flex height="8" gap="2px" rounded="l1" overflow="hidden" aria-hidden="true">
      {parts.map(({ name, share, color }) => (
        <Box
          key={name}
          minW="3px"
          title={`${name}: ${share}%`}
          // shares that sum up to less than 1 would not fill the bar
          style={{ flexGrow: share * 100, background: color }}
        />
      ))}
    </Flex>
  );
}
