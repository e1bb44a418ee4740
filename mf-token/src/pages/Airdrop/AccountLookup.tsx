import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { parseAddress } from '@rab/contracts';
import type { Airdrop } from '@rab/sdk/airdrops';
import { Loading, SearchInput, Stack, Text } from '@rab/ui';
import { Address } from '@rab/ui/address';
import type { TokenInfo } from '@rab/wallet-context/reads';
import { useState } from 'react';
import type { AirdropListSession } from '../../model/airdropList/AirdropListSession.ts';
import { RowsOfAccount } from './RowsOfAccount.tsx';
import { useRowsOf } from './useRowsOf.ts';

interface AccountLookupProps {
  airdrop: Airdrop;
  token: TokenInfo;
  session: AirdropListSession;
  isListRight: boolean;
  now: bigint;
}

/** What any account of the list is due, and the way to send it there. */
export function AccountLookup({ airdrop, token, session, isListRight, now }: AccountLookupProps) {
  const [text, setText] = useState('');
  const account = parseAddress(text);
  const rows = useRowsOf(session, account);
  return (
    <Stack gap="4">
      <SearchInput label={t`Look up an account`} placeholder="0x…" value={text} onSearch={setText} />
      {text !== '' && !account && (
        <Text color="fg.muted">
          <Trans>Enter a whole address.</Trans>
        </Text>
      )}
      {account && !rows && <Loading />}
      {account && rows?.length === 0 && (
        <Text>
          <Trans>This account isn’t on the list.</Trans>
        </Text>
      )}
      {account && rows && rows.length > 0 && (
        <>
          <Address address={account} />
          <RowsOfAccount
            key={account}
            airdrop={airdrop}
            token={token}
            account={account}
            rows={rows}
            isOwn={false}
            isListRight={isListRight}
            now={now}
          />
        </>
      )}
    </Stack>
  );
}
