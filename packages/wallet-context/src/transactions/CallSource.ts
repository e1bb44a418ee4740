import type { ContractCall } from '@rab/contracts';

/** A call, or what makes it once its act has begun: what has to be done before, such as an upload, is part of the act. */
export type CallSource = ContractCall | (() => Promise<ContractCall>);

/** The call itself. */
export const makeCall = async (source: CallSource): Promise<ContractCall> =>
  typeof source === 'function' ? source() : source;
