import { afterEach, expect, it } from '@jest/globals';
import { endPart } from '@rab/testing/partHooks';
import { renderPart } from '@rab/testing/renderPart';
import type { Finding } from '@rab/token-risk';
import { StatusTag, type StatusTone } from '@rab/ui';
import { screen } from '@testing-library/react';
import { FindingRow } from './FindingRow.tsx';

afterEach(endPart);

it.each<[Finding, string, StatusTone]>([
  [{ code: 'transferRefused', topic: 'transfer', verdict: 'danger' }, 'Danger', 'negative'],
  [{ code: 'transferPaused', topic: 'transfer', verdict: 'warning' }, 'Warning', 'warning'],
  [{ code: 'transferCosts', topic: 'transfer', verdict: 'fine', bps: 0n }, 'No harm found', 'positive'],
  [{ code: 'pooledNowhere', topic: 'pools', verdict: 'fact' }, 'Fact', 'info'],
  [{ code: 'upgradeHidden', topic: 'upgrade', verdict: 'unknown' }, 'Unknown', 'neutral'],
])(
  '$verdict reads %j in its own colour, and what is not known is never green [RSK-05]',
  async (finding, label, tone) => {
    await renderPart(
      <>
        <FindingRow finding={finding} block={7n} />
        <StatusTag tone={tone}>the same</StatusTag>
      </>,
    );
    expect(screen.getByText(label).className).toBe(screen.getByText('the same').className);
  },
);
