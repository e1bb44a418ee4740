import type { ProjectInfo } from '@rab/config';
import { Button, Flex, Globe, IconButton, Info, Layers, MessageCircle, Send, Users } from '@rab/ui';

const LINKS = {
  websiteUrl: { label: 'Website', Icon: Globe },
  whitepaperUrl: { label: 'Whitepaper', Icon: Info },
  twitterUrl: { label: 'Twitter', Icon: MessageCircle },
  telegramUrl: { label: 'Telegram', Icon: Send },
  discordUrl: { label: 'Discord', Icon: Users },
  gitHubUrl: { label: 'GitHub', Icon: Layers },
  facebookUrl: { label: 'Facebook', Icon: Users },
  mediumUrl: { label: 'Medium', Icon: Layers },
  redditUrl: { label: 'Reddit', Icon: MessageCircle },
} as const;

export type ProjectLink = keyof typeof LINKS;

/** The links that a project gave: icons, on its own page with their names. */
export function ProjectLinks({
  info,
  only = Object.keys(LINKS) as ProjectLink[],
  hasNames = false,
}: {
  info: ProjectInfo | null | undefined;
  only?: readonly ProjectLink[];
  hasNames?: boolean;
}) {
  return (
    <Flex gap="1" wrap="wrap">
      {only.map((key) => {
        const url = info?.[key];
        if (!url) return null;
        const { label, Icon } = LINKS[key];
        if (hasNames) {
          return (
            <Button key={key} asChild size="xs" variant="outline">
              <a href={url} target="_blank" rel="noopener noreferrer">
                <Icon /> {label}
              </a>
            </Button>
          );
        }
        return (
          <IconButton key={key} asChild size="xs" variant="ghost" color="fg.muted" position="relative" zIndex="1">
            <a href={url} target="_blank" rel="noopener noreferrer" aria-label={label}>
              <Icon />
            </a>
          </IconButton>
        );
      })}
    </Flex>
  );
}
