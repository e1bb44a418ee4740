import type { RiskVerdict } from '@rab/token-risk';
import type { StatusTone } from '@rab/ui';

interface VerdictLook {
  verdict: RiskVerdict;
  label: string;
  tone: StatusTone;
  /** A number of them, in words. */
  counted: (count: number) => string;
}

const plural = (word: string) => (count: number) => `${count} ${word}${count === 1 ? '' : 's'}`;

/** The worst first. Only what was tried, or is certain from the code, is green; what is not known never is. */
export const VERDICTS: readonly VerdictLook[] = [
  { verdict: 'danger', label: 'Danger', tone: 'negative', counted: plural('danger') },
  { verdict: 'warning', label: 'Warning', tone: 'warning', counted: plural('warning') },
  { verdict: 'unknown', label: 'Unknown', tone: 'neutral', counted: (count) => `${count} unknown` },
  { verdict: 'fine', label: 'No harm found', tone: 'positive', counted: (count) => `${count} with no harm found` },
  { verdict: 'fact', label: 'Fact', tone: 'info', counted: plural('fact') },
];
