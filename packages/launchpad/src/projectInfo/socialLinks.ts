import { MessageCircle, Send, Users } from '@rab/ui';

/** Where a project talks to people: the links that a card has, too. */
export const SOCIAL_LINKS = {
  twitterUrl: { label: 'Twitter', Icon: MessageCircle },
  telegramUrl: { label: 'Telegram', Icon: Send },
  discordUrl: { label: 'Discord', Icon: Users },
} as const;
