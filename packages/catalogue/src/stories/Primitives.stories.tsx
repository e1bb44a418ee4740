import { Badge, Heading, HStack, Link, Skeleton, Spinner, Stack, Text } from '@rab/ui';
import { LONG_NAME } from '../extremes.ts';
import type { Stories } from '../Story.ts';

export const parts = ['Badge', 'Heading', 'Link', 'Skeleton', 'Spinner', 'Text'];

const PALETTES = ['gray', 'accent', 'positive', 'warning', 'negative', 'info'] as const;
const TEXT_STYLES = ['hero', 'headline', 'title', 'number', 'body', 'label'] as const;

export const stories: Stories = {
  'text styles': {
    draw: () => (
      <Stack gap="4">
        {TEXT_STYLES.map((textStyle) => (
          <Text key={textStyle} textStyle={textStyle}>
            {textStyle}: 0123456789 {LONG_NAME}
          </Text>
        ))}
        <Text color="fg.muted">muted</Text>
        <Text color="fg.error">error</Text>
      </Stack>
    ),
  },
  heading: {
    draw: () => (
      <Heading as="h2" textStyle="title">
        {LONG_NAME}
      </Heading>
    ),
  },
  badges: {
    draw: () => (
      <HStack wrap="wrap">
        {PALETTES.map((colorPalette) => (
          <Badge key={colorPalette} colorPalette={colorPalette}>
            {colorPalette}
          </Badge>
        ))}
      </HStack>
    ),
  },
  links: {
    draw: () => (
      <HStack gap="4" wrap="wrap">
        <Link href="#a">plain</Link>
        <Link href="#b" colorPalette="accent">
          accent
        </Link>
      </HStack>
    ),
  },
  waiting: {
    draw: () => (
      <HStack>
        <Spinner />
        <Skeleton width="40" height="5" />
        <Skeleton boxSize="10" rounded="full" />
      </HStack>
    ),
  },
};
