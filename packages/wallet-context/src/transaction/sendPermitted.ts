import { isUserRejection } from '@rab/contracts/errors';
import { BaseError, ContractFunctionRevertedError, type TransactionReceipt } from 'viem';
import type { Permit } from '../contract/Permit.ts';
import { PermitUnfit } from './PermitUnfit.ts';
import { type ContractCall, type SendParameters, send } from './sendTransaction.ts';
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
    onSimulated();
    const signed = await signPermit(wallet.config, wallet.account, permit).catch((error: unknown) => {
      onUnfit();
      throw isUserRejection(error) ? error : new PermitUnfit({ cause: error });
    });
    let isSimulated = false;
    const hash = await simulateAndWrite(wallet, permitCall(signed), () => {
      isSimulated = true;
      onSimulated();
    }).catch((error: unknown) => {
      const reverted = isSimulated ? null : revertOf(error);
      if (!reverted) throw error;
      onUnfit();
      // an error of our contracts says what is wrong; a token's says only that it did not let the tokens go
      throw reverted.data ? error : new PermitUnfit({ cause: error });
    });
    return { hash };
  });

function revertOf(error: unknown): ContractFunctionRevertedError | null {
  const found =
    error instanceof BaseError ? error.walk((cause) => cause instanceof ContractFunctionRevertedError) : null;
  return found instanceof ContractFunctionRevertedError ? found : null;
}
