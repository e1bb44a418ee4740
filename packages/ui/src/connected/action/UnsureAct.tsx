import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { explorerLink } from '@rab/config';
import { forgottenAt, type TransactionRecord, useChainConfig } from '@rab/wallet-context';
import { Button, Link, Stack, Text } from '../../core/chakra.ts';
import { DateTime } from '../../core/DateTime.tsx';
import { Notice } from '../../core/Notice.tsx';
import { TransactionLink } from '../TransactionLink.tsx';

export interface UnsureActProps {
  /** The act before; in the phase `wallet` nobody has seen the wallet's answer. */
  record: TransactionRecord;
  onOverrule?: (() => void) | undefined;
}

const titleOf = ({ phase, hash, callsId, proposal }: TransactionRecord): string => {
  if (phase === 'wallet') return t`You already started this`;
  return hash || callsId || proposal
    ? t`This was sent, but we don’t know the outcome`
    : t`This may have been sent, but we don’t know the outcome`;
};

const Moment = ({ milliseconds }: { milliseconds: number }) => (
  <DateTime seconds={BigInt(Math.floor(milliseconds / 1000))} />
);

/** In place of a button whose act was begun before, and nobody knows how that ended: it may have been paid already. */
export function UnsureAct({ record, onOverrule }: UnsureActProps) {
  const { summary, startedAt, message, hash, phase, account, proposal } = record;
  const chain = useChainConfig();
  const isPrompt = phase === 'wallet';
  const queue = proposal && chain.safe?.queue;
  return (
    <Notice tone="warning" title={titleOf(record)}>
      <Stack gap="3" paddingTop="1">
        <Text>
          “{summary}”, <Moment milliseconds={startedAt} />.{' '}
          {isPrompt
            ? t`You started it in another tab, or here before a reload, and your wallet hasn’t answered. Confirm or reject it in your wallet, or check there whether it was sent.`
            : message}
        </Text>
        <TransactionLink hash={hash} chain={chain} />
        {!hash && (
          <Link
            href={queue ? queue + account : explorerLink(chain, 'address', account)}
            target="_blank"
            rel="noopener noreferrer"
            colorPalette="accent"
          >
            {queue ? t`View your Safe’s queue` : t`View your account’s transactions`}
          </Link>
        )}
        <Text>
          <Trans>
            If you send it again and both go through, you do this twice. This notice disappears on{' '}
            <Moment milliseconds={forgottenAt(record)} />.
          </Trans>
        </Text>
        <Button variant="outline" alignSelf="flex-start" onClick={onOverrule}>
          {isPrompt ? t`Ask again` : t`Send again`}
        </Button>
      </Stack>
    </Notice>
  );
}
