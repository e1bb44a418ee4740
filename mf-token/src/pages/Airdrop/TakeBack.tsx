import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { contractAddress } from '@rab/config';
import { formatAmount, shortSymbol } from '@rab/contracts';
import { reclaimAirdropCall } from '@rab/contracts/airdrop-calls';
import type { Airdrop } from '@rab/sdk/airdrops';
import { formatUtc, Panel, Stack, Text } from '@rab/ui';
import { ActionButton } from '@rab/ui/action';
import { ConfirmDialog } from '@rab/ui/overlay';
import { topics, useChainConfig } from '@rab/wallet-context';
import type { TokenInfo } from '@rab/wallet-context/reads';
import { useTransaction } from '@rab/wallet-context/transactions';
import { useState } from 'react';
import { heldBy } from '../../model/airdrop.ts';

/** What nobody has claimed goes back to the creator, once, from its date on. */
export function TakeBack({ airdrop, token, now }: { airdrop: Airdrop; token: TokenInfo; now: bigint }) {
  const chain = useChainConfig();
  const taking = useTransaction(`reclaim:airdrop:${airdrop.id}`);
  const [isAsking, setAsking] = useState(false);
  const held = heldBy(airdrop);
  if (held === 0n) return null;
  const words = `${formatAmount(held, token.decimals)} ${shortSymbol(token.symbol)}`;
  const date = formatUtc(airdrop.reclaimFrom);
  return (
    <Panel title={t`Your airdrop`}>
      <Stack gap="3">
        <Text overflowWrap="anywhere">
          <Trans>
            Unclaimed: {words}. You can take it back from {date} UTC.
          </Trans>
        </Text>
        <ActionButton
          variant="outline"
          transaction={taking}
          disabledReason={now < airdrop.reclaimFrom ? t`Not before ${date} UTC` : undefined}
          onClick={() => setAsking(true)}
        >
          <Trans>Take back the remainder</Trans>
        </ActionButton>
        <ConfirmDialog
          title={t`Take back the remainder?`}
          confirmLabel={t`Take back ${words}`}
          isOpen={isAsking}
          onClose={() => setAsking(false)}
          onConfirm={() =>
            taking.send({
              call: reclaimAirdropCall(contractAddress(chain, 'airdrop'), airdrop.id),
              summary: msg`Take back ${words}`,
              success: msg`Remainder taken back`,
              failed: msg`Remainder not taken back`,
              touches: [topics.airdrop(airdrop.id), topics.airdrops, topics.token(airdrop.token)],
            })
          }
        >
          <Trans>Accounts that haven’t claimed yet get nothing after this. This can’t be undone.</Trans>
        </ConfirmDialog>
      </Stack>
    </Panel>
  );
}
