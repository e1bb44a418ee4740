import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Box, Grid, Loading, Panel, Stack, Text } from '@rab/ui';
import { PortfolioContext } from '@rab/ui/action';
import type { ReactNode } from 'react';
import { ClaimAll } from './ClaimAll.tsx';
import { ComingUp } from './ComingUp.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import { usePortfolioBoard } from './usePortfolioBoard.ts';

/**
 * What areas say of an account, in the order in which it matters: what is due now, over all areas; what comes next; then what
 * the account has, as each area draws it. An account that has nothing anywhere reads what it can do first.
 */
export function Portfolio({ children }: { children: ReactNode }) {
  const { board, dueRef, parts, claims, dueCount, coming } = usePortfolioBoard();
  const isRead = parts.length > 0 && parts.every(({ holds }) => holds !== undefined);
  const isEmpty = isRead && parts.every(({ holds }) => holds === false) && dueCount === 0;
  return (
    <PortfolioContext value={board}>
      {isEmpty && <FirstSteps steps={parts.flatMap(({ first }) => first ?? [])} />}
      <Grid
        display={isEmpty ? 'none' : 'grid'}
        templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 320px' }}
        templateRows={{ xl: 'auto 1fr' }}
        templateAreas={{ base: '"due" "coming" "parts"', xl: '"due coming" "parts coming"' }}
        gap="6"
        alignItems="start"
      >
        <Panel gridArea="due" title={dueCount > 0 ? t`Due now: ${dueCount}` : t`Due now`}>
          <ClaimAll claims={claims} />
          <Box as="ul" listStyleType="none" ref={dueRef} aria-label={t`Due now`} />
          {dueCount === 0 &&
            (isRead ? (
              <Text color="fg.muted">
                <Trans>Nothing to do right now.</Trans>
              </Text>
            ) : (
              <Loading />
            ))}
        </Panel>
        <Box gridArea="coming" minW="0">
          <ComingUp coming={coming} />
        </Box>
        <Stack gridArea="parts" gap="6" minW="0">
          {children}
        </Stack>
      </Grid>
    </PortfolioContext>
  );
}
