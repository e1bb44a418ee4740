import { Box, Button, DateTime, Flex, Text } from '@rab/ui';
import { useChainTime } from '@rab/wallet-context';
import { useTimeTravel } from '@rab/wallet-context/wallet';

const HOUR = 3_600;
const DAY = 24 * HOUR;
const STEPS = [
  { label: '+1 hour', seconds: HOUR },
  { label: '+1 day', seconds: DAY },
  { label: '+30 days', seconds: 30 * DAY },
] as const;

/** On a local development chain only: says so, and moves its clock. */
export function LocalBar() {
  const time = useTimeTravel();
  const now = useChainTime();
  if (!time) return null;
  return (
    <Flex
      role="region"
      aria-label="Local chain"
      align="center"
      justify="space-between"
      gap="3"
      wrap="wrap"
      paddingX={{ base: '3', md: '6' }}
      paddingY="2"
      bg="warning.subtle"
      borderBottomWidth="1px"
      borderColor="warning.border"
      textStyle="label"
    >
      <Text>
        <Box as="span" fontWeight="semibold">
          Local chain.
        </Box>{' '}
        Tokens here have no value. Chain time: <DateTime seconds={now} />
      </Text>
      <Flex gap="2">
        {STEPS.map(({ label, seconds }) => (
          <Button
            key={label}
            size="2xs"
            variant="outline"
            disabled={time.isMoving}
            onClick={() => time.forward(seconds)}
          >
            {label}
          </Button>
        ))}
      </Flex>
    </Flex>
  );
}
