import { Box } from './chakra.ts';
import { inForcedColors } from './forcedColors.ts';

/** Progress from 0 to 100; `label` is what a screen reader says. */
export function ProgressBar({ percent, label }: { percent: number; label: string }) {
  const shown = Math.max(0, Math.min(100, percent));
  return (
    <Box
      role="progressbar"
      aria-label={label}
      aria-valuenow={shown}
      aria-valuemin={0}
      aria-valuemax={100}
      bg="bg.emphasized"
      rounded="full"
      height="2"
      overflow="hidden"
      css={inForcedColors({ border: '1px solid CanvasText' })}
    >
      <Box
        bg="accent.solid"
        height="full"
        rounded="full"
        style={{ width: `${shown}%` }}
        transition="width 200ms"
        css={inForcedColors({ background: 'Highlight' })}
      />
    </Box>
  );
}
