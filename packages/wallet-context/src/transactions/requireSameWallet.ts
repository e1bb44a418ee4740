import { type Address, isAddressEqual } from 'viem';
import type { Config } from 'wagmi';
import { getConnection } from 'wagmi/actions';
import { WalletChanged } from './WalletChanged.ts';

/**
 * Checks, right before the wallet is asked, that it still shows what the transaction was made for.
 * @throws {WalletChanged} when it is disconnected, or its account or network is another one
 */
export function requireSameWallet(config: Config, { account, chainId }: { account: Address; chainId: number }): void {
  const wallet = getConnection(config);
  if (!wallet.address) throw new WalletChanged('disconnected');
  if (!isAddressEqual(wallet.address, account)) throw new WalletChanged('account');
  if (wallet.chainId !== chainId) throw new WalletChanged('network');
}
