import { msg, plural, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { formatAmount, shortSymbol } from '@rab/contracts';
import { unlockCall } from '@rab/sdk/locks';
import { Box, Notice, Stack, Text } from '@rab/ui';
import { ActionButton } from '@rab/ui/action';
import { topics, useChainConfig, useReadContext, useWallet } from '@rab/wallet-context';
import { useCallsTogether } from '@rab/wallet-context/transactions';
import { useState } from 'react';
import { type RefusedLock, tryUnlocks } from '../../actions/tryUnlocks.ts';
import type { TokenSum } from './sumUp.ts';

/** More unlocks than these may not fit one transaction. */
const LOCKS_AT_ONCE = 100;

const wordsOf = ({ ready, decimals, symbol }: TokenSum) => `${formatAmount(ready, decimals)} ${shortSymbol(symbol)}`;

/** Takes out what is ready of one token or of several: one request where the wallet can, else one after the other (LKT-04). */
export function TakeOut({ name, sums }: { name: string; sums: readonly TokenSum[] }) {
  const chain = useChainConfig();
  const context = useReadContext();
  const { address } = useWallet();
  const [refused, setRefused] = useState<RefusedLock[]>([]);
  const [isTrying, setTrying] = useState(false);
  const together = useCallsTogether(`takeOut:${name}`);
  const ready = sums.filter(({ readyIds }) => readyIds.length > 0);
  const all = ready.flatMap(({ readyIds }) => readyIds);
  const ids = all.slice(0, LOCKS_AT_ONCE);
  if (ids.length === 0 && !together.isBusy && refused.length === 0) return null;

  const takeOut = async () => {
    if (!address || isTrying) return;
    setTrying(true);
    const tried = await tryUnlocks(context, address, ids).finally(() => setTrying(false));
    setRefused(tried.refused);
    if (tried.ids.length === 0) return;
    await together.submit(
      tried.ids.map((id) => ({ call: unlockCall(chain, id), summary: msg`Unlock lock ${String(id)}` })),
      {
        summary: msg`${plural(tried.ids.length, { one: 'Unlock # lock', other: 'Unlock # locks' })}`,
        success: msg`Unlock success`,
        failed: msg`Unlock failed`,
        touches: [topics.locks, ...tried.ids.map(topics.lock), ...ready.map(({ token }) => topics.token(token))],
      },
    );
  };
  const sum = ready.map(wordsOf).join(' + ');
  return (
    <Stack gap="2">
      {ids.length > 0 && (
        <Text data-testid="outcome" overflowWrap="anywhere">
          {all.length > ids.length
            ? t`${all.length} locks are ready. The oldest ${ids.length} come first.`
            : t`You receive ${sum} from ${plural(ids.length, { one: '# lock', other: '# locks' })}.`}{' '}
          {ids.length > 1 &&
            (together.isOneRequest
              ? t`You confirm once in your wallet.`
              : t`You confirm ${ids.length} times in your wallet. If you stop, you keep what you’ve already withdrawn.`)}
        </Text>
      )}
      {refused.length > 0 && (
        <Notice tone="warning" title={t`We left out locks that would fail`}>
          <Box as="ul" paddingStart="4">
            {refused.map(({ id, reason }) => (
              <li key={String(id)}>
                <Trans>
                  Lock {String(id)}: {reason}
                </Trans>
              </li>
            ))}
          </Box>
        </Notice>
      )}
      {(ids.length > 0 || together.isBusy) && (
        <ActionButton
          width={{ base: 'full', md: 'auto' }}
          alignSelf="start"
          transaction={isTrying ? { phase: 'simulating' } : together}
          onClick={takeOut}
        >
          <Plural value={ids.length} one="Unlock # lock" other="Unlock # locks" />
        </ActionButton>
      )}
    </Stack>
  );
}
