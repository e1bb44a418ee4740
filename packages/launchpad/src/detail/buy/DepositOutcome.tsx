import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Sale } from '@rab/sdk/sales';
import { Notice, Text } from '@rab/ui';
import { baseText, tokenText } from '../../model/amountText.ts';

/** One deposit as the contract did it: base units, and tokens bought with it. */
export interface Deposited {
  asked: bigint;
  accepted: bigint;
  tokens: bigint;
}

/** The outcome of the deposit that was just made, also where the hard cap let in only a part of it (MNY-03). */
export function DepositOutcome({ sale, deposited: { asked, accepted, tokens } }: { sale: Sale; deposited: Deposited }) {
  return (
    <Notice tone="positive" title={t`You bought ${tokenText(sale, tokens)} for ${baseText(sale, accepted)}`}>
      {accepted < asked && (
        <Text>
          <Trans>
            Only {baseText(sale, accepted)} was left below the hard cap. You keep the other{' '}
            {baseText(sale, asked - accepted)}.
          </Trans>
        </Text>
      )}
    </Notice>
  );
}
