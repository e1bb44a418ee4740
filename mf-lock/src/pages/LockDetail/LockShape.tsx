import { EarlyTag, EarlyText, Facts, Loading, PageHeader, Panel, Stack, Text } from '@rab/ui';
import { LockLayout } from './LockLayout.tsx';

const place = (label: string, name: string, width?: string) => ({
  label,
  value: <EarlyText name={name} {...(width && { width })} />,
});

/** The page of a lock in its own shape while the lock is read, with what the index has put into the page about it. */
export function LockShape({ lockId }: { lockId: bigint }) {
  return (
    <Stack gap="6">
      <PageHeader title="Lock detail" description={`Lock ${lockId}`} />
      <LockLayout
        info={
          <Panel title="Lock info">
            <Facts
              facts={[
                place('Title', 'title', '12ch'),
                place('Total amount locked', 'amount'),
                place('Available amount', 'available'),
                place('Owner', 'owner', '14ch'),
                place('Lock date', 'lockDate', '16ch'),
                place('Unlock date', 'unlockDate', '16ch'),
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
            <Panel title="Token info">
              <Facts
                facts={[
                  place('Address', 'token', '14ch'),
                  place('Name', 'name'),
                  place('Symbol', 'symbol', '5ch'),
                  place('Decimals', 'decimals', '2ch'),
                ]}
              />
            </Panel>
          </Stack>
        }
      />
    </Stack>
  );
}
