import { t } from '@lingui/core/macro';
import { type Address, isAddressEqual } from 'viem';
import type { Config } from 'wagmi';
import { getConnection } from 'wagmi/actions';

const sentences = () => ({
  disconnected: t`Your wallet disconnected, so nothing was sent. Connect it and try again.`,
  account: t`Your wallet switched to another account, so nothing was sent. Check the form and try again.`,
  network: t`Your wallet switched to another network, so nothing was sent. Change the network and try again.`,
});

/** Between the simulation and the signature the wallet became another one; the message is for the person. */
export class WalletChanged extends Error {
  override readonly name = 'WalletChanged';

  constructor(what: keyof ReturnType<typeof sentences>, options?: ErrorOptions) {
    super(sentences()[what], options);
  }
}

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
