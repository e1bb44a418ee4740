import { t } from '@lingui/core/macro';
import type { ProjectInfo } from '@rab/config';
import { Button, Flex, Globe, Info, Layers, MessageCircle, Users } from '@rab/ui';
import { linksOf } from './linksOf.ts';
import { SOCIAL_LINKS } from './socialLinks.ts';

const links = () =>
  ({
    websiteUrl: { label: t`Website`, Icon: Globe },
    whitepaperUrl: { label: t`Whitepaper`, Icon: Info },
    ...SOCIAL_LINKS,
    gitHubUrl: { label: 'GitHub', Icon: Layers },
    facebookUrl: { label: 'Facebook', Icon: Users },
    mediumUrl: { label: 'Medium', Icon: Layers },
    redditUrl: { label: 'Reddit', Icon: MessageCircle },
  }) as const;

/** All links that a project gave, with their names. */
export const ProjectLinks = ({ info }: { info: ProjectInfo | null | undefined }) => (
  <Flex gap="1" wrap="wrap">
    {linksOf(info, links()).map(({ key, url, label, Icon }) => (
      <Button key={key} asChild size="xs" variant="outline">
        <a href={url} target="_blank" rel="noopener noreferrer">
          <Icon /> {label}
        </a>
      </Button>
    ))}
  </Flex>
);
