import { t } from '@lingui/core/macro';
import { EarlyTag, EarlyText, earlyFact, Facts, Loading, Panel, Span, Stack, Text } from '@rab/ui';
import { LockHeader } from './LockHeader.tsx';
import { LockLayout } from './LockLayout.tsx';

/** The page of a lock in its own shape while the lock is read, with what the index has put into the page about it. */
export function LockShape({ lockId }: { lockId: bigint }) {
  return (
    <Stack gap="6">
      <LockHeader
        headline={
          // in the font of the device, which is narrower: what replaces it must not be painted larger, or it counts as later
          <Span css={{ 'main[data-drawn] &': { letterSpacing: '0' } }}>
            <EarlyText name="headline" width="14ch" />
          </Span>
        }
        locked={<EarlyText name="locked" width="12ch" />}
        lockId={lockId}
      />
      <LockLayout
        info={
          <Panel title={t`Lock info`}>
            <Facts
              facts={[
                earlyFact(t`Title`, 'title', '12ch'),
                earlyFact(t`Total amount locked`, 'amount'),
                earlyFact(t`Available amount`, 'available'),
                earlyFact(t`Owner`, 'owner', '14ch'),
                earlyFact(t`Lock date`, 'lockDate', '16ch'),
                earlyFact(t`Unlock date`, 'unlockDate', '16ch'),
              ]}
            />
          </Panel>
        }
        act={
          // on a phone the facts, which may become more, are above
          <Stack gap="6" visibility={{ base: 'hidden', lg: 'visible' }}>
            <Panel>
              <Stack gap="1" align="center">
                <EarlyTag name="state" />
                <Text textStyle="title" textAlign="center">
                  <EarlyText name="headline" width="12ch" />
                </Text>
                <Loading />
              </Stack>
            </Panel>
            <Panel title={t`Token info`}>
              <Facts
                facts={[
                  earlyFact(t`Address`, 'token', '14ch'),
                  earlyFact(t`Name`, 'name'),
                  earlyFact(t`Symbol`, 'symbol', '5ch'),
                  earlyFact(t`Decimals`, 'decimals', '2ch'),
                ]}
              />
            </Panel>
          </Stack>
        }
      />
    </Stack>
  );
}
