import { t } from '@lingui/core/macro';
import { basisPointsToPercent } from '@rab/contracts';
import type { LockTerms } from '@rab/contracts/lock';
import { DateTime, Facts, Panel } from '@rab/ui';
import { GLOSSARY } from '../../model/glossary.ts';
import { cycleWords } from '../cycleWords.ts';

/** What a vesting lock was made with (LKD-04), from which its schedule follows. */
export const VestingTerms = ({ terms }: { terms: LockTerms }) => (
  <Panel title={t`Vesting terms`}>
    <Facts
      facts={[
        { label: t`TGE date`, glossary: GLOSSARY.tgeDate, value: <DateTime seconds={terms.tgeDate} /> },
        { label: t`TGE percent`, glossary: GLOSSARY.tgePercent, value: `${basisPointsToPercent(terms.tgeBps)}%` },
        { label: t`Cycle`, glossary: GLOSSARY.cycle, value: cycleWords(terms.cycle) },
        {
          label: t`Cycle release percent`,
          glossary: GLOSSARY.cycleReleasePercent,
          value: `${basisPointsToPercent(terms.cycleBps)}%`,
        },
      ]}
    />
  </Panel>
);
