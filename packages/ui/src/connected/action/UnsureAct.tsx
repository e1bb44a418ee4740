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

const titleOf = ({ phase, hash, callsId }: TransactionRecord): string => {
  if (phase === 'wallet') return 'Your wallet was asked for this already';
  return hash || callsId
    ? 'This was sent, and how it ended is not known'
    : 'This may have been sent, and how it ended is not known';
};

const Moment = ({ milliseconds }: { milliseconds: number }) => (
  <DateTime seconds={BigInt(Math.floor(milliseconds / 1000))} />
);

/** In place of a button whose act was begun before, and nobody knows how that ended: it may have been paid already. */
export function UnsureAct({ record, onOverrule }: UnsureActProps) {
  const { summary, startedAt, message, hash, phase, account } = record;
  const chain = useChainConfig();
  const isPrompt = phase === 'wallet';
  return (
    <Notice tone="warning" title={titleOf(record)}>
      <Stack gap="3" paddingTop="1">
        <Text>
          “{summary}”, <Moment milliseconds={startedAt} />.{' '}
          {isPrompt
            ? 'Another tab, or this page before it was loaded anew, has asked for it, and no answer was seen. Answer it in your wallet, or look there whether it was sent.'
            : message}
        </Text>
        <TransactionLink hash={hash} chain={chain} />
        {!hash && (
          <Link
            href={explorerLink(chain, 'address', account)}
            target="_blank"
            rel="noopener noreferrer"
            colorPalette="accent"
          >
            View what your account has sent
          </Link>
        )}
        <Text>
          Where both go through, both count. If you decide nothing, this is forgotten on{' '}
          <Moment milliseconds={forgottenAt(record)} />.
        </Text>
        <Button variant="outline" alignSelf="flex-start" onClick={onOverrule}>
          {isPrompt ? 'Ask once more' : 'Send once more'}
        </Button>
      </Stack>
    </Notice>
  );
}
