import type { RiskTopic } from '@rab/token-risk';
import { Box, Flex, Stack, StatusTag, type StatusTone } from '@rab/ui';
import type { ReactNode } from 'react';

/** Room for the usual answers of a question, so that what is below stays where it is when they come. */
const USUAL = { base: '9.25rem', md: '4.5rem' };
const LONG = { base: '10.75rem', md: '4.5rem' };
const LONGEST = { base: '10.75rem', md: '6.25rem' };
const ROOM: Partial<Record<RiskTopic, typeof USUAL>> = {
  buy: LONGEST,
  sell: LONGEST,
  owner: LONGEST,
  holders: LONGEST,
  locked: LONGEST,
  liquidity: LONGEST,
  locker: LONGEST,
  block: LONG,
  fees: LONG,
  limits: LONG,
  sale: LONG,
};

interface ReportRowProps {
  topic: RiskTopic;
  tone: StatusTone;
  label: string;
  children: ReactNode;
}

/** A row of the report, before and after its answer has come. */
export function ReportRow({ topic, tone, label, children }: ReportRowProps) {
  return (
    <Flex
      as="li"
      direction={{ base: 'column', md: 'row' }}
      gap={{ base: '2', md: '4' }}
      minHeight={ROOM[topic] ?? USUAL}
      paddingY="3"
      borderBottomWidth="1px"
      borderColor="border.muted"
      _last={{ borderBottomWidth: '0' }}
    >
      <Box flexShrink="0" width={{ md: '9rem' }}>
        <StatusTag tone={tone}>{label}</StatusTag>
      </Box>
      <Stack gap="1" minW="0">
        {children}
      </Stack>
    </Flex>
  );
}
