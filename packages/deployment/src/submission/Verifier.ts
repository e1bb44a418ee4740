import type { RecordedContract, SourceVerification, StandardInput } from '@rab/evm/deploy';

/** A contract, and what the compiler was given for it. */
export interface Submission {
  name: string;
  chainId: number;
  /** `0.8.30+commit.73712a01`. */
  compiler: string;
  contract: RecordedContract;
  input: StandardInput;
}

/** What a service says of a submission. */
export type Answer =
  | { state: 'verified'; match: SourceVerification['match']; at?: string | undefined }
  /** It has yet to decide; without an id it wants the submission again. */
  | { state: 'pending'; id?: string }
  | { state: 'refused'; reason: string };

/** A service that compares sources with the code of a chain, and publishes those that match. */
export interface Verifier extends Pick<SourceVerification, 'verifier' | 'server'> {
  /** What people call it. */
  name: string;
  /** @throws {VerifierUnavailable} */
  submit: (submission: Submission) => Promise<Answer>;
  /**
   * What has come of a submission.
   * @param id as the answer to `submit` has it
   * @throws {VerifierUnavailable}
   */
  check: (submission: Submission, id: string) => Promise<Answer>;
  /** The page on which people read the source. */
  linkOf: (submission: Submission) => string;
}
