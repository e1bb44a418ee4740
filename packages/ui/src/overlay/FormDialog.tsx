import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { Box, Button, Flex } from '../core/chakra.ts';
import { Notice } from '../core/Notice.tsx';
import { OverlayFrame } from './OverlayFrame.tsx';
import type { OverlayFrameProps } from './OverlayParts.ts';

/**
 * A form above the page. What was typed is never lost by accident: a click outside does not close it, and Escape and
 * the cross ask first once something was typed. Its content is there only while it is open.
 */
export function FormDialog({ isOpen, onClose, children, ...frame }: Omit<OverlayFrameProps, 'footer' | 'hasCross'>) {
  const hasTyped = useRef(false);
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    if (isOpen) return;
    hasTyped.current = false;
    setAsking(false);
  }, [isOpen]);
  return (
    <OverlayFrame
      shape="dialog"
      root={{ size: 'lg', closeOnInteractOutside: false }}
      positioner={{ padding: '4' }}
      content={{ rounded: 'panel' }}
      isOpen={isOpen}
      onClose={() => {
        // a second Escape answers the question with its safe half
        if (hasTyped.current) setAsking((before) => !before);
        else onClose();
      }}
      {...frame}
    >
      {isAsking && <DiscardQuestion onKeep={() => setAsking(false)} onDiscard={onClose} />}
      <Box
        onInput={() => {
          hasTyped.current = true;
        }}
      >
        {children}
      </Box>
    </OverlayFrame>
  );
}

function DiscardQuestion({ onKeep, onDiscard }: { onKeep: () => void; onDiscard: () => void }) {
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  return (
    <Box paddingBottom="4">
      <Notice tone="warning" title={t`Discard what you typed?`}>
        <Flex gap="2" wrap="wrap" paddingTop="2">
          <Button ref={keep} size="sm" variant="outline" onClick={onKeep}>
            <Trans>Keep editing</Trans>
          </Button>
          <Button size="sm" colorPalette="negative" onClick={onDiscard}>
            <Trans>Discard</Trans>
          </Button>
        </Flex>
      </Notice>
    </Box>
  );
}
