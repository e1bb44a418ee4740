import type { SourceVerification } from '@rab/evm/deploy';
import * as v from 'valibot';
import { askVerifier, VerifierUnavailable } from './askVerifier.ts';
import type { Answer, Submission, Verifier } from './Verifier.ts';

const MATCHES = { exact_match: 'exact', match: 'partial' } as const;

const contractSchema = v.object({
  match: v.nullish(v.picklist(['exact_match', 'match'])),
  verifiedAt: v.nullish(v.pipe(v.string(), v.isoTimestamp())),
});
const errorSchema = v.object({ customCode: v.string(), message: v.optional(v.string()) });
const ticketSchema = v.object({ verificationId: v.string() });
const jobSchema = v.object({
  isJobCompleted: v.boolean(),
  contract: v.optional(contractSchema),
  error: v.nullish(errorSchema),
});

/**
 * A Sourcify server, by its API's second version: https://docs.sourcify.dev/docs/api/
 * @param server root of the API
 * @param repository prefix of pages with a source, `{repository}/{chain}/{address}`
 */
export function sourcify({ server, repository }: { server: string; repository: string }): Verifier {
  const at = (root: string, ...path: (string | number)[]) => [root.replace(/\/$/, ''), ...path].join('/');

  /** What it has already; null where that is nothing. */
  async function lookUp({ chainId, contract }: Submission): Promise<Extract<Answer, { state: 'verified' }> | null> {
    const { body } = await askVerifier(at(server, 'v2/contract', chainId, contract.address));
    return verifiedBy(v.is(contractSchema, body) ? body : {});
  }
  // one that somebody has submitted meanwhile, or that it knows as well as before
  const alreadyVerified = async (submission: Submission): Promise<Answer> =>
    (await lookUp(submission)) ?? { state: 'pending' };

  return {
    verifier: 'sourcify',
    name: 'Sourcify',
    server,
    linkOf: ({ chainId, contract }) => at(repository, chainId, contract.address),
    submit: async (submission) => {
      const known = await lookUp(submission);
      if (known?.match === 'exact') return known;
      const { chainId, contract, compiler, input } = submission;
      const { status, body } = await askVerifier(at(server, 'v2/verify', chainId, contract.address), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          stdJsonInput: input,
          compilerVersion: compiler,
          contractIdentifier: contract.source,
          ...(contract.transaction && { creationTransactionHash: contract.transaction }),
        }),
      });
      if (v.is(ticketSchema, body)) return { state: 'pending', id: body.verificationId };
      // too many at once, or the same one is being looked at
      if (status === 429) return { state: 'pending' };
      return judge(body, () => alreadyVerified(submission));
    },
    check: async (submission, id) => {
      const { status, body } = await askVerifier(at(server, 'v2/verify', id));
      if (status === 429) return { state: 'pending', id };
      if (!v.is(jobSchema, body)) return judge(body, () => alreadyVerified(submission));
      if (!body.isJobCompleted) return { state: 'pending', id };
      if (body.error) return judge(body.error, () => alreadyVerified(submission));
      return verifiedBy(body.contract ?? {}) ?? { state: 'refused', reason: 'the code does not match' };
    },
  };
}

function verifiedBy({ match, verifiedAt }: v.InferOutput<typeof contractSchema>) {
  if (!match) return null;
  const known: SourceVerification['match'] = MATCHES[match];
  return { state: 'verified' as const, match: known, at: verifiedAt ?? undefined };
}

async function judge(error: unknown, alreadyVerified: () => Promise<Answer>): Promise<Answer> {
  if (!v.is(errorSchema, error)) throw new VerifierUnavailable('its answer is not one of the API');
  if (error.customCode === 'already_verified') return alreadyVerified();
  return { state: 'refused', reason: error.message ?? error.customCode };
}
