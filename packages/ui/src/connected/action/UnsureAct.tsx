import { type TransactionRecord, useChainConfig } from '@rab/wallet-context';
import { Button, Stack, Text } from '../../core/chakra.ts';
import { DateTime } from '../../core/DateTime.tsx';
import { Notice } from '../../core/Notice.tsx';
import { TransactionLink } from '../TransactionLink.tsx';

export interface UnsureActProps {
  /** The act before; in the phase `wallet` nobody has seen the wallet's answer. */
  record: TransactionRecord;
  onOverrule?: (() => void) | undefined;
}

/** In place of a button whose act was begun before, and nobody knows how that ended: it may have been paid already. */
export function UnsureAct({ record, onOverrule }: UnsureActProps) {
  const { summary, startedAt, message, hash, phase } = record;
  const chain = useChainConfig();
  const isPrompt = phase === 'wallet';
  return (
    <Notice
      tone="warning"
      title={isPrompt ? 'Your wallet was asked for this already' : 'This was sent, and how it ended is not known'}
    >
      <Stack gap="3" paddingTop="1">
        <Text>
          “{summary}”, <DateTime seconds={BigInt(Math.floor(startedAt / 1000))} />.{' '}
          {isPrompt
            ? 'Another tab, or this page before it was loaded anew, has asked for it, and no answer was seen. Answer it in your wallet, or look there whether it was sent.'
            : message}
        </Text>
        <TransactionLink hash={hash} chain={chain} />
        <Text>Where both go through, both count.</Text>
        <Button variant="outline" alignSelf="flex-start" onClick={onOverrule}>
          {isPrompt ? 'Ask once more' : 'Send once more'}
        </Button>
      </Stack>
    </Notice>
  );
}
