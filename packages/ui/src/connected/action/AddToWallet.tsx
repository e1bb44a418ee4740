import { t } from '@lingui/core/macro';
import { shortSymbol } from '@rab/contracts';
import { LONGEST_WALLET_SYMBOL, useAddToWallet, type WatchedToken } from '@rab/wallet-context/wallet';
import { useState } from 'react';
import { Button } from '../../core/chakra.ts';
import { WalletIcon } from '../../core/icons.ts';
import { toast } from '../../toast/toast.ts';

/** Asks the connected wallet to list a token (EIP-747, PRT-02); nothing while no wallet is connected. */
export function AddToWallet({ token }: { token: WatchedToken }) {
  const add = useAddToWallet();
  const [isAsking, setAsking] = useState(false);
  if (!add) return null;
  const symbol = shortSymbol(token.symbol);
  const ask = async () => {
    setAsking(true);
    const outcome = await add(token);
    setAsking(false);
    if (outcome === 'added') toast.success(t`${symbol} is in your wallet’s list`);
    const { address } = token;
    if (outcome === 'unable')
      toast.error(t`Your wallet didn’t add it. Add ${symbol} there with its address: ${address}`);
    if (outcome === 'symbol too long')
      toast.error(
        t`Wallets only take symbols of up to ${LONGEST_WALLET_SYMBOL} characters, and this one is longer. Add ${symbol} there with its address: ${address}`,
      );
  };
  return (
    <Button size="xs" variant="outline" loading={isAsking} onClick={ask}>
      <WalletIcon /> {t`Add ${symbol} to wallet`}
    </Button>
  );
}
