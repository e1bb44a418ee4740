import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { formatAmount, shortSymbol } from '@rab/contracts';
import type { Airdrop } from '@rab/sdk/airdrops';
import { Button, ErrorState, Link, Notice, ProgressBar, Stack, Text } from '@rab/ui';
import { useAppConfig } from '@rab/wallet-context';
import type { TokenInfo } from '@rab/wallet-context/reads';
import { listUrl } from '../../actions/storeList.ts';
import type { OpenedList } from '../../features/airdropList/useOpenedList.ts';

interface ListCheckProps {
  airdrop: Airdrop;
  token: TokenInfo;
  list: OpenedList;
  onRetry: () => void;
}

function flawWords(flaw: (OpenedList & { is: 'noList' })['flaw']): string {
  switch (flaw.reason) {
    case 'noHash':
      return t`The airdrop names no document.`;
    case 'empty':
      return t`The document is empty.`;
    case 'tooLong':
      return t`The document is longer than a list may be.`;
    case 'row':
      return t`Row ${flaw.row ?? 0} isn’t an address and an amount.`;
    case 'end':
      return t`The document breaks off in its last row.`;
  }
}

/** What this browser found of the campaign's list: whether it is the one that the contract pays by, and for how much. */
export function ListCheck({ airdrop, token, list, onRetry }: ListCheckProps) {
  const { gateway } = useAppConfig().content;
  const words = (value: bigint) => `${formatAmount(value, token.decimals)} ${shortSymbol(token.symbol)}`;
  if (list.is === 'reading')
    return (
      <Stack gap="2">
        <Text color="fg.muted">
          <Trans>Your browser is computing the root of the list…</Trans>
        </Text>
        <ProgressBar percent={Math.round(list.share * 100)} label={t`Reading the list`} />
      </Stack>
    );
  if (list.is === 'away')
    return (
      <ErrorState title={t`We couldn’t load the list.`} onRetry={onRetry}>
        <Trans>The tokens are safe on-chain. Claims need the list.</Trans>
      </ErrorState>
    );
  if (list.is === 'noList')
    return (
      <Notice tone="negative" title={t`This is not a list`}>
        <Text>{flawWords(list.flaw)}</Text>
        <Trans>Nobody can claim with the document that the creator named.</Trans>
      </Notice>
    );
  const rows = plural(list.count, { one: '# row', other: '# rows' });
  const isMatch = list.root === airdrop.root;
  return (
    <Stack gap="3">
      {isMatch ? (
        <Notice tone="positive" title={t`The list matches`}>
          <Trans>
            {rows}, {words(list.sum)}. Your browser computed the same root that the contract has.
          </Trans>
        </Notice>
      ) : (
        <Notice tone="negative" title={t`The list doesn’t match`}>
          <Text>
            <Trans>
              The root of this list isn’t the contract’s. Nobody can claim with this list, and it doesn’t show who gets
              what.
            </Trans>
          </Text>
          {list.sum !== airdrop.amount && (
            <Text>
              <Trans>
                The list gives {words(list.sum)}, the airdrop got {words(airdrop.amount)}.
              </Trans>
            </Text>
          )}
          <Text textStyle="label" overflowWrap="anywhere">
            <Trans>List: {list.root}</Trans>
          </Text>
          <Text textStyle="label" overflowWrap="anywhere">
            <Trans>Contract: {airdrop.root}</Trans>
          </Text>
        </Notice>
      )}
      {isMatch && list.sum > airdrop.amount && (
        <Notice tone="warning" title={t`The list promises more than there is`}>
          <Trans>
            The list gives {words(list.sum)}, the airdrop got {words(airdrop.amount)}. The first to claim are paid.
          </Trans>
        </Notice>
      )}
      {isMatch && list.sum < airdrop.amount && (
        <Notice tone="info">
          <Trans>
            The airdrop got {words(airdrop.amount - list.sum)} more than the list gives. The creator can take that back
            later.
          </Trans>
        </Notice>
      )}
      <Button asChild size="xs" variant="outline" alignSelf="start">
        <Link href={listUrl(gateway, airdrop.list)} target="_blank" rel="noopener noreferrer">
          <Trans>Open the list</Trans>
        </Link>
      </Button>
    </Stack>
  );
}
