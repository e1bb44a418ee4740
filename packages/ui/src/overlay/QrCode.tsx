import { t } from '@lingui/core/macro';
import type { ComponentProps } from 'react';
import { Box } from '../core/chakra.ts';
import { LazyBoundary } from '../core/LazyBoundary.tsx';
import { lazyNamed } from '../core/lazyNamed.ts';

const QrDrawing = lazyNamed(async () => (await import('./QrDrawing.tsx')).QrDrawing);

/** As large as the code with its frame: nothing moves when it comes. */
const SIZE = 'calc(240px + 2 * {spacing.4})';

/**
 * A text as a QR code, always dark on white: scanners do not read the other way round. What draws it is loaded with the
 * first one.
 */
export function QrCode(code: ComponentProps<typeof QrDrawing>) {
  return (
    <Box boxSize={SIZE} bg="white" color="black" rounded="l3" padding="4">
      <LazyBoundary what={t`The code`}>
        <QrDrawing {...code} />
      </LazyBoundary>
    </Box>
  );
}
