import { t } from '@lingui/core/macro';
import { describeError } from '@rab/contracts/errors';
import { type Address, BaseError, ChainMismatchError, isAddressEqual } from 'viem';
import type { Config } from 'wagmi';
import { getConnection } from 'wagmi/actions';
import { OutcomeUnknown } from './OutcomeUnknown.ts';

const sentences = () => ({
  disconnected: t`Your wallet disconnected, so nothing was sent. Connect it and try again.`,
  account: t`Your wallet switched to another account, so nothing was sent. Check the form and try again.`,
  network: t`Your wallet switched to another network, so nothing was sent. Change the network and try again.`,
});

/** Between the simulation and the signature the wallet became another one; the message is for the person. */
class WalletChanged extends Error {
  override readonly name = 'WalletChanged';

  constructor(what: keyof ReturnType<typeof sentences>) {
    super(sentences()[what]);
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

/** wagmi's own errors; it does not export all of their classes. */
const CONNECTOR_ERRORS = {
  ConnectorNotConnectedError: 'disconnected',
  ConnectorAccountNotFoundError: 'account',
  ConnectorChainMismatchError: 'network',
} as const;

/** Why nothing was sent, as a sentence: like `describeError`, with plain sentences for a wallet that changed meanwhile. */
export function describeSendError(error: unknown): string {
  if (error instanceof OutcomeUnknown) return error.message;
  if (error instanceof BaseError && error.walk((cause) => cause instanceof ChainMismatchError))
    return new WalletChanged('network').message;
  const name = error instanceof Error ? error.name : '';
  if (Object.hasOwn(CONNECTOR_ERRORS, name))
    return new WalletChanged(CONNECTOR_ERRORS[name as keyof typeof CONNECTOR_ERRORS]).message;
  return describeError(error);
}
