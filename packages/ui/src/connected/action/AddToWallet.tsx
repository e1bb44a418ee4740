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
  const byHand = `Add ${symbol} there with its address: ${token.address}`;
  const ask = async () => {
    setAsking(true);
    const outcome = await add(token);
    setAsking(false);
    if (outcome === 'added') toast.success(`${symbol} is in your wallet’s list`);
    if (outcome === 'unable') toast.error(`Your wallet didn’t add it. ${byHand}`);
    if (outcome === 'symbol too long')
      toast.error(
        `Wallets only take symbols of up to ${LONGEST_WALLET_SYMBOL} characters, and this one is longer. ${byHand}`,
      );
  };
  return (
    <Button size="xs" variant="outline" loading={isAsking} onClick={ask}>
      <WalletIcon /> Add {symbol} to wallet
    </Button>
  );
}
