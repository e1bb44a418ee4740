import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import { Box, Button, Stack, Text, VisuallyHidden } from './chakra.ts';
import { EmptyPicture } from './EmptyPicture.tsx';
import type { EmptyPictureName } from './emptyPictureName.ts';
import { Layers } from './icons.ts';
import { Notice } from './Notice.tsx';

/** Nothing here: why, and the next step; with a picture of what the place is for. */
export function EmptyState({
  title,
  children,
  action,
  picture,
}: {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  picture?: EmptyPictureName;
}) {
  return (
    <Stack align="center" textAlign="center" gap="3" paddingY={picture ? '8' : '12'} paddingX="4" color="fg.muted">
      {picture ? <EmptyPicture of={picture} /> : <Layers size={32} aria-hidden="true" />}
      <Text textStyle="title" color="fg">
        {title}
      </Text>
      {children && (
        <Text maxW="48ch" textWrap="balance">
          {children}
        </Text>
      )}
      {action}
    </Stack>
  );
}

/** Something failed: what, and the way to try again. */
export function ErrorState({
  title,
  children,
  onRetry,
}: {
  title: string;
  children?: ReactNode;
  onRetry?: () => void;
}) {
  return (
    <Notice tone="negative" title={title}>
      <Stack gap="3" align="start">
        {children}
        {onRetry && (
          <Button size="sm" variant="outline" onClick={onRetry}>
            <Trans>Retry</Trans>
          </Button>
        )}
      </Stack>
    </Notice>
  );
}

/** The indexer does not answer, what is shown may be behind the chain. */
export function StaleNote() {
  return (
    <Notice tone="warning">
      <Trans>We couldn’t refresh this page. What you see may be out of date. We’ll keep trying.</Trans>
    </Notice>
  );
}

/** After so many milliseconds waiting needs an explanation. */
const PATIENCE_MS = 10_000;

/**
 * The product's loading text (APP-21). Next to a skeleton, whose shape shows it, it is for screen readers only. If it takes
 * longer than usual, everybody reads that.
 */
export function Loading({ hasShape = false }: { hasShape?: boolean }) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Box
      role="status"
      color="fg.muted"
      textAlign="center"
      paddingY={hasShape ? '0' : '8'}
      // takes no gap from what is around it while there is nothing to see of it
      position={hasShape && !isLate ? 'absolute' : 'static'}
    >
      {hasShape ? (
        <VisuallyHidden>
          <Trans>...loading</Trans>
        </VisuallyHidden>
      ) : (
        <Text>
          <Trans>...loading</Trans>
        </Text>
      )}
      {isLate && (
        <Text maxW="52ch" marginX="auto" paddingTop="2">
          <Trans>
            This is taking longer than usual: the network or our data service may be slow. We’ll keep trying.
          </Trans>
        </Text>
      )}
    </Box>
  );
}
