import type { CallSource } from './CallSource.ts';
import type { BatchRequest } from './prepareBatch.ts';
import type { PermittedRequest } from './preparePermitted.ts';

/** What a button asks the wallet for: one call, several as one request (EIP-5792), or one with a permit (EIP-2612). */
export type TransactionRequest = { call: CallSource } | BatchRequest | PermittedRequest;
