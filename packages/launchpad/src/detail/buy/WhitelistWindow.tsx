import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Sale } from '@rab/sdk/sales';
import { DateTime, Notice } from '@rab/ui';
import { useWallet } from '@rab/wallet-context';

export interface WhitelistWindowProps {
  sale: Pick<Sale, 'start' | 'whitelistSeconds'>;
  /** Of the connected account; undefined until read. */
  isWhitelisted: boolean | undefined;
}

/** That only whitelisted accounts can buy, until when, and whether this one can (MNY-04). */
export function WhitelistWindow({ sale: { start, whitelistSeconds }, isWhitelisted }: WhitelistWindowProps) {
  const { address } = useWallet();
  const until = <DateTime seconds={start + whitelistSeconds} />;
  const tone = isWhitelisted ? 'positive' : address && isWhitelisted === false ? 'warning' : 'info';
  return (
    <Notice tone={tone} title={<Trans>Only whitelisted accounts can buy until {until}</Trans>}>
      {address === undefined && t`Connect your wallet to check the whitelist.`}
      {address !== undefined && isWhitelisted === undefined && t`Checking the whitelist…`}
      {isWhitelisted === true && t`You’re on the whitelist.`}
      {isWhitelisted === false && t`You’re not on the whitelist. After that, anyone can buy.`}
    </Notice>
  );
}
