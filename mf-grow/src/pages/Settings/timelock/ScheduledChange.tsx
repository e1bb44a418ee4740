import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ContractCall } from '@rab/contracts';
import { cancelCall, executeCall } from '@rab/contracts/powers';
import { Box, DateTime, Flex, Stack, StatusTag, Text } from '@rab/ui';
import { ActionButton } from '@rab/ui/action';
import { Address } from '@rab/ui/address';
import { Countdown, TransactionLink } from '@rab/ui/connected';
import { ConfirmDialog } from '@rab/ui/overlay';
import { topics, useChainConfig, useChainTimeSince } from '@rab/wallet-context';
import { useTransaction } from '@rab/wallet-context/transactions';
import { useState } from 'react';
import { timelockText } from '../../../features/timelockText.ts';
import type { TimelockRoles } from '../../../queries/powers.ts';
import type { ScheduledProposal } from '../../../queries/timelockProposals.ts';

interface ScheduledChangeProps {
  proposal: ScheduledProposal;
  /** Undefined until they are read. */
  roles: TimelockRoles | undefined;
}

/** One proposal to the timelock: what it changes, from when on, and what the visitor can do about it. */
export function ScheduledChange({ proposal, roles }: ScheduledChangeProps) {
  const chain = useChainConfig();
  const { calls, timelock, account, timestamp, transaction, status, readyAt } = proposal;
  const now = useChainTimeSince([readyAt]);
  const isPending = status === 'scheduled';
  const isReady = isPending && now >= readyAt;
  return (
    <Stack as="li" gap="2">
      {calls.map((call, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the calls of a proposal never change
        <Box key={index} fontWeight="medium" overflowWrap="anywhere">
          {timelockText(call, timelock, chain)}
        </Box>
      ))}
      <Flex wrap="wrap" columnGap="3" rowGap="1" align="center" textStyle="label">
        {status === 'executed' && <StatusTag tone="positive">{t`Executed`}</StatusTag>}
        {status === 'canceled' && <StatusTag tone="neutral">{t`Canceled`}</StatusTag>}
        {isReady && <StatusTag tone="warning">{t`Ready to execute`}</StatusTag>}
        {isPending && !isReady && (
          <Text>
            <Trans>
              Can be executed in <Countdown target={readyAt} />, from <DateTime seconds={readyAt} />
            </Trans>
          </Text>
        )}
      </Flex>
      <Flex wrap="wrap" columnGap="3" rowGap="1" align="center" textStyle="label" color="fg.muted">
        <Trans>
          Scheduled <DateTime seconds={timestamp} /> by <Address compact address={account} />
        </Trans>
        <TransactionLink hash={transaction} chain={chain} />
      </Flex>
      {isPending && roles && (
        <Flex gap="3" wrap="wrap">
          {isReady && roles.canExecute && <ExecuteButton proposal={proposal} />}
          {roles.canCancel && <CancelButton proposal={proposal} />}
        </Flex>
      )}
    </Stack>
  );
}

function ExecuteButton({ proposal }: { proposal: ScheduledProposal }) {
  return (
    <ProposalButton
      proposal={proposal}
      label={t`Execute`}
      question={t`Execute this change now?`}
      summary={t`Execute a scheduled change`}
      call={executeCall}
    >
      {t`It takes effect at once.`}
    </ProposalButton>
  );
}

function CancelButton({ proposal }: { proposal: ScheduledProposal }) {
  return (
    <ProposalButton
      proposal={proposal}
      isNegative
      label={t`Cancel`}
      question={t`Cancel this change?`}
      summary={t`Cancel a scheduled change`}
      call={cancelCall}
    >
      {t`It can no longer be executed. If it’s scheduled again, the whole delay starts over.`}
    </ProposalButton>
  );
}

interface ProposalButtonProps {
  proposal: ScheduledProposal;
  label: string;
  question: string;
  summary: string;
  isNegative?: boolean;
  call: (proposal: ScheduledProposal) => ContractCall;
  children: string;
}

/** What ends a proposal, with the question before it; both ends are one act, of which one can be under way. */
function ProposalButton({ proposal, label, question, summary, isNegative, call, children }: ProposalButtonProps) {
  const chain = useChainConfig();
  const transaction = useTransaction(`proposal:${proposal.id}`);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <ActionButton
        size="sm"
        width="auto"
        transaction={transaction}
        onClick={() => setAsking(true)}
        {...(isNegative && { variant: 'outline', colorPalette: 'negative' })}
      >
        {label}
      </ActionButton>
      <ConfirmDialog
        title={question}
        confirmLabel={label}
        cancelLabel={t`Back`}
        confirmPalette={isNegative ? 'negative' : 'accent'}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => transaction.send({ call: call(proposal), summary, touches: [topics.settings] })}
      >
        <Stack gap="2">
          {proposal.calls.map((each, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the calls of a proposal never change
            <Text key={index} fontWeight="medium" overflowWrap="anywhere">
              {timelockText(each, proposal.timelock, chain)}
            </Text>
          ))}
          <Text>{children}</Text>
        </Stack>
      </ConfirmDialog>
    </>
  );
}
