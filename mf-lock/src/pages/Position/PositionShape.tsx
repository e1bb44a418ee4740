import { t } from '@lingui/core/macro';
import { EarlyText, earlyFact, Facts, Loading, Panel, Skeleton, Span, Stack } from '@rab/ui';
import { LockLayout } from '../LockDetail/LockLayout.tsx';
import { PositionHeader } from './PositionHeader.tsx';

/** The page of a locked position in its own shape while the lock is read. */
export const PositionShape = () => (
  <Stack gap="6">
    <PositionHeader
      headline={
        <Span css={{ 'main[data-drawn] &': { letterSpacing: '0' } }}>
          <EarlyText name="headline" width="14ch" />
        </Span>
      }
    >
      <EarlyText name="what" width="28ch" />
    </PositionHeader>
    <LockLayout
      info={
        <Panel title={t`In this position now`}>
          <Loading hasShape />
          <Skeleton height="48" rounded="l2" />
        </Panel>
      }
      act={
        <Stack gap="6" visibility={{ base: 'hidden', lg: 'visible' }}>
          <Skeleton height="28" rounded="panel" />
          <Panel title={t`Fees`}>
            <Facts facts={[earlyFact(t`To collect now`, 'due'), earlyFact(t`Fees go to`, 'receiver', '14ch')]} />
          </Panel>
        </Stack>
      }
    />
  </Stack>
);
