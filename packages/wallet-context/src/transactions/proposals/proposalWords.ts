import { t } from '@lingui/core/macro';
import { lost } from '../outcomeWords.ts';
import type { ProposalEnd, ProposalVisibility } from './followProposal.ts';

/** Why it is not known what happened to a proposal; undefined for one that is listed. */
export const lostProposal = (): Record<ProposalVisibility, string | undefined> => ({
  listed: undefined,
  'no service': lost().notFound,
  unlisted: t`Your Safe’s service doesn’t know this proposal. If its owners can still sign it, it continues once they have. Check your Safe before you send again.`,
  away: t`We can’t reach your Safe’s service, so we don’t know who has signed this. Check your Safe before you send again.`,
});

/** How a proposal has ended that did not do its act. */
export const undone = (): Record<Exclude<ProposalEnd['kind'], 'executed' | 'given up'>, string> => ({
  failed: t`Your Safe executed this, but the call inside failed, so nothing happened. Check why before you send it again.`,
  rejected: t`The owners of your Safe rejected this. Nothing else happened.`,
  replaced: t`Your Safe executed another proposal in place of this one.`,
});
