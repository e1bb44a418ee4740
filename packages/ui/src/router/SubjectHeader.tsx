import { Heading, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { WayBack } from './WayBack.tsx';

interface SubjectHeaderProps {
  /** The list that it is in. */
  list: { path: string; name: ReactNode };
  /** What the page is: its title, as a label. */
  label: string;
  /** How the subject is now. */
  headline: ReactNode;
  /** What it is, in a line. */
  children: ReactNode;
}

/** The head of a page whose subject says more than its title: the title is a label above what is so now. */
export const SubjectHeader = ({ list, label, headline, children }: SubjectHeaderProps) => (
  <Stack gap="3" minW="0">
    <WayBack to={list.path}>{list.name}</WayBack>
    <Stack gap="1">
      <Heading as="h1" textStyle="label" color="fg.muted" fontWeight="medium">
        {label}
      </Heading>
      <Text textStyle="headline" overflowWrap="anywhere">
        {headline}
      </Text>
      <Text color="fg.muted" overflowWrap="anywhere">
        {children}
      </Text>
    </Stack>
  </Stack>
);
