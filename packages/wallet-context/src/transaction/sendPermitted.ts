import type { ContractCall } from '@rab/contracts';
import { isUserRejection } from '@rab/contracts/errors';
import type { TransactionReceipt } from 'viem';
import type { Permit } from '../contract/Permit.ts';
import { PermitUnfit } from './PermitUnfit.ts';
import { revertOf } from './revertOf.ts';
import { type SendParameters, send } from './sendTransaction.ts';
import { type PermitRequest, signPermit } from './signPermit.ts';
import { simulateAndWrite } from './simulateAndWrite.ts';

export interface PermittedParameters extends SendParameters {
  permit: PermitRequest;
  /** The act with the signature in it. */
  permitCall: (permit: Permit) => ContractCall;
  /** The signature was refused, could not be made or does not do: the amount is to be approved instead. */
  onUnfit: () => void;
}

/** An act with a permit (EIP-2612) in place of an approval: one signature, then the life cycle of `sendTransaction`. */
export const sendPermitted = ({
  permit,
  permitCall,
  onUnfit,
  ...rest
}: PermittedParameters): Promise<TransactionReceipt | null> =>
  send(rest, async (wallet, onSimulated) => {
    // nothing to simulate before the signature: without it the tokens cannot be taken
    await onSimulated();
    const signed = await signPermit(wallet.config, wallet.account, permit).catch((error: unknown) => {
      if (error instanceof PermitUnfit || isUserRejection(error)) onUnfit();
      throw error;
    });
    let isSimulated = false;
    const call = permitCall(signed);
    const hash = await simulateAndWrite(wallet, call, (known) => {
      isSimulated = true;
      return onSimulated(known);
    }).catch((error: unknown) => {
      if (isSimulated || !isRefusal(error)) throw error;
      onUnfit();
      throw new PermitUnfit();
    });
    return { hash };
  });

/** What our contracts pass on of a token that did not let the tokens go; any other error of theirs says what is wrong. */
const TOKEN_ERRORS: readonly string[] = ['SafeERC20FailedOperation', 'Error', 'Panic'];

/** True where the token, and nothing else, reverted. */
function isRefusal(error: unknown): boolean {
  const reverted = revertOf(error);
  if (!reverted) return false;
  const name = 'data' in reverted ? reverted.data?.errorName : undefined;
  return name === undefined || TOKEN_ERRORS.includes(name);
}
