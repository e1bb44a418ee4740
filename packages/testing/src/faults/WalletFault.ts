/** What goes wrong when a wallet is asked to send; `thrown` and `answer` are what the page gets, in any shape. */
export type WalletFault =
  | { kind: 'throws'; thrown: unknown }
  | { kind: 'sends and throws'; thrown: unknown }
  | { kind: 'answers'; answer: unknown }
  | { kind: 'sends and answers'; answer: unknown };

export const hasSent = ({ kind }: WalletFault): boolean => kind === 'sends and throws' || kind === 'sends and answers';

/** A refusal by the person, in the shapes in which wallets say it. */
export const REFUSALS: readonly unknown[] = [
  { code: 4001, message: 'User rejected the request.' },
  'User denied transaction signature',
  { message: 'User rejected methods.' },
  { code: '4001', message: 'no' },
  { code: 'ACTION_REJECTED', message: 'user rejected action' },
  { code: -32_603, message: 'Internal JSON-RPC error.', data: { originalError: { code: 4001, message: 'no' } } },
  { code: 5000, message: 'User rejected.' },
  { code: 4001 },
];

/** Answers after which nobody knows whether the wallet has sent. */
export const BREAKS: readonly unknown[] = [
  { code: 4900, message: 'The wallet is disconnected.' },
  { code: 4901, message: 'The wallet is not connected to this chain.' },
  { code: -32_000, message: 'Proposal expired' },
  { code: 1013, message: 'Try again later.' },
  null,
];

/** What wallets answer instead of a hash. */
export const NO_HASHES: readonly unknown[] = [null, '0x12', 'ok', '', 42];

/** Errors like those of a wallet that has sent nothing; some say them after they have. */
export const ERRORS: readonly unknown[] = [
  { code: -32_603, message: 'Internal JSON-RPC error.' },
  { code: -32_000, message: 'nonce too low' },
  'Something went wrong',
];
