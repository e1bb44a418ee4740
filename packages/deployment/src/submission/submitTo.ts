import { setTimeout as delay } from 'node:timers/promises';
import type { SourceVerification } from '@rab/evm/deploy';
import { VerifierUnavailable } from './askVerifier.ts';
import type { Submission, Verifier } from './Verifier.ts';

/** How long a run waits for decisions. */
export interface Patience {
  /** How often a service is asked for what it has not decided. */
  polls: number;
  /** Milliseconds before each time. */
  interval: number;
}

/** What has come of a run at one service. */
export interface Outcome {
  /** By the names of contracts. */
  verified: Record<string, SourceVerification>;
  /** Contracts that it did not take, by its reason. */
  refused: Map<string, string[]>;
  /** Contracts of which it has not decided. */
  undecided: string[];
  /** Why it gave no further answer; null where it gave all. */
  unavailable: string | null;
}

/**
 * Submits contracts to a service, and waits for its decisions as long as patience lasts.
 * @returns what it decided; a service that fails is an outcome, too
 */
export async function submitTo(
  verifier: Verifier,
  submissions: readonly Submission[],
  { polls, interval }: Patience,
): Promise<Outcome> {
  const outcome: Outcome = { verified: {}, refused: new Map(), undecided: [], unavailable: null };
  const jobs = new Map<Submission, string | undefined>(submissions.map((submission) => [submission, undefined]));
  try {
    for (let round = 0; jobs.size > 0 && round <= polls; round++) {
      if (round > 0) await delay(interval);
      for (const [submission, id] of jobs) {
        const answer = await (id === undefined ? verifier.submit(submission) : verifier.check(submission, id));
        if (answer.state === 'pending') {
          jobs.set(submission, answer.id);
          continue;
        }
        jobs.delete(submission);
        const { name } = submission;
        if (answer.state === 'refused')
          outcome.refused.set(answer.reason, [...(outcome.refused.get(answer.reason) ?? []), name]);
        else
          outcome.verified[name] = {
            verifier: verifier.verifier,
            server: verifier.server,
            match: answer.match,
            at: answer.at ?? new Date().toISOString(),
            link: verifier.linkOf(submission),
          };
      }
    }
  } catch (error) {
    if (!(error instanceof VerifierUnavailable)) throw error;
    outcome.unavailable = error.message;
  }
  outcome.undecided = [...jobs.keys()].map(({ name }) => name);
  return outcome;
}
