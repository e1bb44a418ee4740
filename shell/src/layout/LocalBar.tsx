import { Box, Button, DateTime, FastForward, Flex, Text } from '@rab/ui';
import { useChainTime, useTimeTravel } from '@rab/wallet-context';

const HOUR = 3_600;
const DAY = 24 * HOUR;

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
        Nothing here is worth anything. Its clock: <DateTime seconds={now} />
      </Text>
      <Flex gap="2">
        <Button size="2xs" variant="outline" loading={time.isMoving} onClick={() => time.forward(HOUR)}>
          <FastForward /> +1 hour
        </Button>
        <Button size="2xs" variant="outline" loading={time.isMoving} onClick={() => time.forward(DAY)}>
          <FastForward /> +1 day
        </Button>
      </Flex>
    </Flex>
  );
}
