import { afterEach, expect, it } from '@jest/globals';
import { endPart } from '@rab/testing/partHooks';
import { renderPart } from '@rab/testing/renderPart';
import { StatusTag, type StatusTone } from '@rab/ui';
import type { Finding, RiskVerdict } from '@rab/wallet-context/contract';
import { screen } from '@testing-library/react';
import { FindingRow } from './FindingRow.tsx';

afterEach(endPart);

it.each<[RiskVerdict, string, StatusTone]>([
  ['danger', 'Danger', 'negative'],
  ['warning', 'Warning', 'warning'],
  ['fine', 'No harm found', 'positive'],
  ['fact', 'Fact', 'info'],
  ['unknown', 'Not determined', 'neutral'],
])('%s reads %j in its own colour, and what is not known is never green [RSK-05]', async (verdict, label, tone) => {
  const finding = { verdict, says: 'It is so', how: 'Tried' } as Finding;
  await renderPart(
    <>
      <FindingRow finding={finding} block={7n} />
      <StatusTag tone={tone}>the same</StatusTag>
    </>,
  );
  expect(screen.getByText(label).className).toBe(screen.getByText('the same').className);
});
