import { describeError } from '@rab/contracts/errors';
import { BaseError, ChainMismatchError } from 'viem';
import { OutcomeUnknown } from './OutcomeUnknown.ts';
import { WalletChanged } from './requireSameWallet.ts';

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
