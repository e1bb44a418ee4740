import { msg, t } from '@lingui/core/macro';
import { Box, Flex, Text } from '@rab/ui';
import { ActionButton, type DueClaim } from '@rab/ui/action';
import { useCallsTogether } from '@rab/wallet-context/transactions';

/** Sends every claim that needs no decision with one press, of whichever areas they are (PRT-01). */
export function ClaimAll({ claims }: { claims: readonly DueClaim[] }) {
  const together = useCallsTogether('claim-all');
  const { progress, isOneRequest } = together;
  const count = claims.length;
  const all = claims.map(({ words }) => words).join(', ');
  if (claims.length < 2 && !together.isBusy) return null;
  return (
    <Flex
      gap={{ base: '3', md: '4' }}
      align={{ base: 'stretch', md: 'center' }}
      direction={{ base: 'column', md: 'row' }}
      paddingBottom="4"
      borderBottomWidth="1px"
    >
      <Text role="status" color="fg.muted" flex="1" minW="0" overflowWrap="anywhere">
        {progress
          ? t`Claim ${progress.done + 1} of ${progress.of}.`
          : isOneRequest
            ? `${all}.`
            : t`${all}. Your wallet asks you to confirm each one. You can stop in between.`}
      </Text>
      <Box width={{ base: 'full', md: '64' }} flexShrink="0">
        <ActionButton
          transaction={together}
          onClick={() =>
            together.submit(claims, {
              summary: msg`Claim ${all}`,
              touches: claims.flatMap(({ touches = [] }) => touches),
            })
          }
        >
          {t`Claim all ${count}`}
        </ActionButton>
      </Box>
    </Flex>
  );
}
