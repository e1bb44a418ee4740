import type { ContractCall } from '@rab/contracts';
import { isUserRejection } from '@rab/contracts/errors';
import { revertOf } from '@rab/sdk/acts';
import { type Permit, PermitRefused, type PermitRequest } from '@rab/sdk/tokens';
import { type Prepared, prepareCall, type Sender } from './prepareCall.ts';
import { signPermit } from './signPermit.ts';

/** A call with a permit (EIP-2612) in place of an approval: the wallet is asked for a signature, then for the transaction. */
export interface PermittedRequest {
  permit: PermitRequest;
  /** The call with the signature in it. */
  permitCall: (permit: Permit) => ContractCall;
  /** The person, the wallet or the token refused the permit: the amount is to be approved instead. */
  onRefused: () => void;
}

/** There is nothing to simulate before the signature: without it the tokens cannot be taken. */
export const preparePermitted = (sender: Sender, { permit, permitCall, onRefused }: PermittedRequest): Prepared => ({
  ask: async () => {
    const signed = await signPermit(sender.config, sender.account, permit).catch((error: unknown) => {
      if (error instanceof PermitRefused || isUserRejection(error)) onRefused();
      throw error;
    });
    return prepareCall(sender, permitCall(signed)).catch((error: unknown) => {
      if (!isRefusal(error)) throw error;
      onRefused();
      throw new PermitRefused();
    });
  },
});

/** What our contracts pass on of a token that did not let the tokens go; any other error of theirs says what is wrong. */
const TOKEN_ERRORS = /^(?:SafeERC20FailedOperation|Error|Panic)$/;

/** True where the token, and nothing else, reverted. */
function isRefusal(error: unknown): boolean {
  const reverted = revertOf(error);
  if (!reverted) return false;
  const name = 'data' in reverted ? reverted.data?.errorName : undefined;
  return name === undefined || TOKEN_ERRORS.test(name);
}
