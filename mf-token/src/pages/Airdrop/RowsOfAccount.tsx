import { msg, plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { contractAddress } from '@rab/config';
import { formatAmount, shortSymbol } from '@rab/contracts';
import { claimAirdropCall, claimAirdropForManyCall } from '@rab/contracts/airdrop-calls';
import { nextReleaseTime } from '@rab/contracts/lock';
import type { Airdrop } from '@rab/sdk/airdrops';
import { Amount, DateTime, Facts, Loading, Stack, Text } from '@rab/ui';
import { ActionButton } from '@rab/ui/action';
import { topics, useChainConfig } from '@rab/wallet-context';
import type { Address, TokenInfo } from '@rab/wallet-context/reads';
import { useTransaction } from '@rab/wallet-context/transactions';
import { dueOf, heldBy, termsOf } from '../../model/airdrop.ts';
import type { ProvenRow } from '../../model/airdropList/AirdropListDesk.ts';
import { useClaimed } from '../../queries/airdrop.ts';

interface RowsOfAccountProps {
  airdrop: Airdrop;
  token: TokenInfo;
  account: Address;
  rows: readonly ProvenRow[];
  /** The visitor's own rows. */
  isOwn: boolean;
  now: bigint;
}

const atMost = (most: bigint, amount: bigint): bigint => {
  if (amount > most) return most;
  return amount;
};

/** Words of the button; without an amount where nothing is due. */
function actLabel(isOwn: boolean, words: string | null): string {
  if (words === null) return isOwn ? t`Claim` : t`Send to this account`;
  return isOwn ? t`Claim ${words}` : t`Send ${words} to this account`;
}

/** Rows of a claim that certainly fit into a block. */
const MOST_ROWS = 20;

/** What an account of the list is due, what comes when, and one button, which anybody may press for it. */
export function RowsOfAccount({ airdrop, token, account, rows, isOwn, now }: RowsOfAccountProps) {
  const chain = useChainConfig();
  const { data: claimed } = useClaimed({ id: airdrop.id, indexes: rows.map(({ index }) => index) });
  const claiming = useTransaction(`claim:airdrop:${airdrop.id}:${account}`);
  if (!claimed) return <Loading />;
  const dues = rows.map((row, at) => ({
    row,
    due: dueOf(airdrop, { amount: row.amount, claimed: claimed[at] ?? 0n }, now),
  }));
  const sumOf = (some: typeof dues) =>
    atMost(
      heldBy(airdrop),
      some.reduce((sum, each) => sum + each.due, 0n),
    );
  const due = sumOf(dues);
  const open = dues.filter((each) => each.due > 0n);
  const batch = open.slice(0, MOST_ROWS);
  const amount = rows.reduce((sum, row) => sum + row.amount, 0n);
  const paid = claimed.reduce((sum, part) => sum + part, 0n);
  const next = nextReleaseTime(termsOf(airdrop, amount), now);
  const shown = (value: bigint) => <Amount value={value} decimals={token.decimals} symbol={token.symbol} />;
  const words = `${formatAmount(sumOf(batch), token.decimals)} ${shortSymbol(token.symbol)}`;
  const send = () => {
    const [only, ...more] = batch.map(({ row }) => row);
    const contract = contractAddress(chain, 'airdrop');
    if (!only) return;
    void claiming.send({
      call:
        more.length === 0
          ? claimAirdropCall(contract, airdrop.id, only)
          : claimAirdropForManyCall(contract, airdrop.id, [only, ...more]),
      summary: isOwn ? msg`Claim ${words}` : msg`Send ${words} to an account of the airdrop`,
      success: isOwn ? msg`Tokens claimed` : msg`Tokens sent`,
      failed: isOwn ? msg`Tokens not claimed` : msg`Tokens not sent`,
      touches: [topics.airdrop(airdrop.id), topics.airdrops, topics.token(airdrop.token), topics.account(account)],
    });
  };
  const refusal = (): string | undefined => {
    if (due > 0n) return undefined;
    if (airdrop.isReclaimed) return t`The creator took back the rest`;
    if (paid >= amount) return t`Claimed in full`;
    return heldBy(airdrop) === 0n ? t`Nothing is left` : t`Nothing is due yet`;
  };
  return (
    <Stack gap="4">
      <Facts
        facts={[
          { label: t`Due now`, value: shown(due) },
          ...(next !== null && !airdrop.isReclaimed
            ? [
                {
                  label: now < airdrop.start ? t`Claims open from` : t`Next release`,
                  value: <DateTime seconds={next} />,
                },
              ]
            : []),
          { label: t`Claimed so far`, value: shown(paid) },
          { label: t`In total`, value: shown(amount) },
        ]}
      />
      {rows.length > 1 && (
        <Text color="fg.muted" textStyle="label">
          {plural(rows.length, { one: '# row of the list', other: '# rows of the list' })}
        </Text>
      )}
      {open.length > MOST_ROWS && (
        <Text color="fg.muted" textStyle="label">
          <Trans>One transaction pays up to {MOST_ROWS} rows. Claim again for the rest.</Trans>
        </Text>
      )}
      <ActionButton transaction={claiming} disabledReason={claiming.isBusy ? undefined : refusal()} onClick={send}>
        {actLabel(isOwn, due > 0n ? words : null)}
      </ActionButton>
    </Stack>
  );
}
