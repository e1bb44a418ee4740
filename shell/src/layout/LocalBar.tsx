import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Box, Button, DateTime, Flex, Text } from '@rab/ui';
import { useChainTime } from '@rab/wallet-context';
import { useTimeTravel } from '@rab/wallet-context/wallet';

const HOUR = 3_600;
const DAY = 24 * HOUR;
const steps = () =>
  [
    { label: t`+1 hour`, seconds: HOUR },
    { label: t`+1 day`, seconds: DAY },
    { label: t`+30 days`, seconds: 30 * DAY },
  ] as const;

/** On a local development chain only: says so, and moves its clock. */
export function LocalBar() {
  const time = useTimeTravel();
  const now = useChainTime();
  if (!time) return null;
  return (
    <Flex
      role="region"
      aria-label={t`Local chain`}
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
        <Trans>
          <Box as="span" fontWeight="semibold">
            Local chain.
          </Box>{' '}
          Tokens here have no value. Chain time: <DateTime seconds={now} />
        </Trans>
      </Text>
      <Flex gap="2">
        {steps().map(({ label, seconds }) => (
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
