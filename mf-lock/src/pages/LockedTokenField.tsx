import { t } from '@lingui/core/macro';
import { StatusTag } from '@rab/ui';
import { TokenMark } from '@rab/ui/connected';
import { formOf } from '@rab/ui/forms';
import type { TokenInfo } from '@rab/wallet-context/reads';

const { TextField } = formOf<{ tokenAddress: string }>();

/** Address of the token to lock, and what the chain says that it is. */
export function LockedTokenField({ token }: { token: TokenInfo | null | undefined }) {
  return (
    <TextField
      name="tokenAddress"
      label={t`Token address`}
      placeholder="0x…"
      isRequired
      hint={
        token ? (
          <>
            {token.name} ({token.symbol})<TokenMark token={token} />
          </>
        ) : (
          t`A token, or a liquidity pair of a V2 exchange`
        )
      }
      suffix={token?.pair && <StatusTag tone="info">{t`LP`}</StatusTag>}
    />
  );
}
