import { t } from '@lingui/core/macro';
import { Box, Button, Monitor } from '@rab/ui';
import { ContentDialog } from '@rab/ui/overlay';
import { useState } from 'react';
import { videoEmbed } from './videoEmbed.ts';

/** A project's video in a window, loaded only when it is asked for; a link where its host has no player for us (DET-01). */
export function ProjectVideo({ url, name }: { url: string; name: string }) {
  const [isOpen, setOpen] = useState(false);
  const player = videoEmbed(url);
  if (!player)
    return (
      <Button asChild size="xs" variant="outline">
        <a href={url} target="_blank" rel="noopener noreferrer">
          <Monitor /> {t`Video`}
        </a>
      </Button>
    );
  return (
    <>
      <Button size="xs" variant="outline" onClick={() => setOpen(true)}>
        <Monitor /> {t`Watch video`}
      </Button>
      <ContentDialog title={t`Video of ${name}`} isOpen={isOpen} onClose={() => setOpen(false)}>
        <Box position="relative" aspectRatio="16 / 9" rounded="l2" overflow="hidden" bg="bg.muted">
          {/* the players refuse pages that send no referrer at all: they learn this site's origin, and not the page */}
          <Box
            as="iframe"
            {...{ src: player, allow: 'fullscreen', referrerPolicy: 'strict-origin' }}
            title={t`Video of ${name}`}
            position="absolute"
            inset="0"
            boxSize="full"
            border="none"
          />
        </Box>
      </ContentDialog>
    </>
  );
}
