import { plural, t } from '@lingui/core/macro';
import type { RiskVerdict } from '@rab/token-risk';
import type { StatusTone } from '@rab/ui';

interface VerdictLook {
  verdict: RiskVerdict;
  label: () => string;
  tone: StatusTone;
  /** A number of them, in words. */
  counted: (count: number) => string;
}

/** The worst first. Only what was tried, or is certain from the code, is green; what is not known never is. */
export const VERDICTS: readonly VerdictLook[] = [
  {
    verdict: 'danger',
    label: () => t`Danger`,
    tone: 'negative',
    counted: (count) => plural(count, { one: '# danger', other: '# dangers' }),
  },
  {
    verdict: 'warning',
    label: () => t`Warning`,
    tone: 'warning',
    counted: (count) => plural(count, { one: '# warning', other: '# warnings' }),
  },
  { verdict: 'unknown', label: () => t`Unknown`, tone: 'neutral', counted: (count) => t`${count} unknown` },
  {
    verdict: 'fine',
    label: () => t`No harm found`,
    tone: 'positive',
    counted: (count) => t`${count} passed`,
  },
  {
    verdict: 'fact',
    label: () => t`Fact`,
    tone: 'info',
    counted: (count) => plural(count, { one: '# fact', other: '# facts' }),
  },
];
