import type { ProjectInfo } from '@rab/config';
import { Flex, IconButton } from '@rab/ui';
import { linksOf } from './linksOf.ts';
import { SOCIAL_LINKS } from './socialLinks.ts';

/** Where a project talks to people, as icons. */
export const SocialIcons = ({ info }: { info: ProjectInfo | null | undefined }) => (
  <Flex gap="1" wrap="wrap">
    {linksOf(info, SOCIAL_LINKS).map(({ key, url, label, Icon }) => (
      <IconButton key={key} asChild size="xs" variant="ghost" color="fg.muted" position="relative" zIndex="1">
        <a href={url} target="_blank" rel="noopener noreferrer" aria-label={label}>
          <Icon />
        </a>
      </IconButton>
    ))}
  </Flex>
);
