import { DateTime, Notice } from '@rab/ui';
import { useWallet } from '@rab/wallet-context';
import type { Sale } from '../../model/Sale.ts';

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
    <Notice tone={tone} title={<>Only whitelisted accounts can buy until {until}</>}>
      {address === undefined && 'Connect your wallet to check the whitelist.'}
      {address !== undefined && isWhitelisted === undefined && 'Checking the whitelist…'}
      {isWhitelisted === true && 'You’re on the whitelist.'}
      {isWhitelisted === false && 'You’re not on the whitelist. After that, anyone can buy.'}
    </Notice>
  );
}
