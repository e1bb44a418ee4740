import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type TransactionRecord, useAppConfig } from '@rab/wallet-context';
import type { ReactNode } from 'react';
import { Link, Stack, Text } from '../core/chakra.ts';
import { Address } from './address/Address.tsx';

type State = NonNullable<NonNullable<TransactionRecord['proposal']>['state']>;

/** What has to happen next, and by whom. */
function nextStep({ signed, threshold, missing, ahead }: State): ReactNode {
  const needed = threshold - signed;
  if (needed > 0)
    return (
      <>
        {needed < missing.length
          ? plural(needed, { one: '# more of these owners must sign:', other: '# more of these owners must sign:' })
          : t`Still to sign:`}
        {missing.map((owner) => (
          <Address key={owner} address={owner} />
        ))}
      </>
    );
  if (ahead > 0) return null;
  return t`All signatures are there. Any owner can execute it in your Safe.`;
}

/** How many owners have signed what was proposed to a Safe, which others can, and where; before that is known, what it waits for. */
export function ProposalState({ record: { proposal, account, chainId } }: { record: TransactionRecord }) {
  const { chains } = useAppConfig();
  const queue = chains[String(chainId)]?.safe?.queue;
  const state = proposal?.state;
  return (
    <Stack role="status" gap="1" textStyle="label" color="fg.muted" overflowWrap="anywhere">
      {state ? (
        <>
          <Text color="fg">
            <Trans>
              {state.signed} of {state.threshold} signed.
            </Trans>
          </Text>
          <Text as="div">{nextStep(state)}</Text>
          {state.ahead > 0 && (
            <Text>
              {plural(state.ahead, {
                one: 'An earlier proposal in your Safe’s queue comes first.',
                other: '# earlier proposals in your Safe’s queue come first.',
              })}
            </Text>
          )}
          {state.against > 0 && (
            <Text>
              <Trans>
                Its rejection has {state.against} of {state.threshold} signatures.
              </Trans>
            </Text>
          )}
          {state.isOld && <Text>{t`Your Safe’s service isn’t responding, so this may be out of date.`}</Text>}
        </>
      ) : (
        <Text>{t`The owners of your Safe must sign this. It continues once they have.`}</Text>
      )}
      {queue && (
        <Link href={queue + account} target="_blank" rel="noopener noreferrer" colorPalette="accent">
          {t`Sign in your Safe’s queue`}
        </Link>
      )}
    </Stack>
  );
}
