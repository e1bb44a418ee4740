import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { guideTable } from '@rab/testing/guideTable';

const MUSEUM = join(__dirname, '../../packages/evm/test/museum');

it('the page of thefts has one entry for each that is rebuilt, and none that is not [CHK-07]', () => {
  const rebuilt = readdirSync(MUSEUM)
    .filter((file) => file.endsWith('.t.sol'))
    .flatMap((file) => {
      const source = readFileSync(join(MUSEUM, file), 'utf8');
      return [...source.matchAll(/\/\/\/ @notice [^\n]*\[CHK-07\]\n\s+function (test_\w+)/g)].map(([, name]) => name);
    });
  const shown = ['Lockers', 'Sales', 'Listings and tokens'].flatMap((section) => {
    const rows = guideTable('museum', section);
    for (const row of rows) expect(row.map((cell) => cell.length > 0)).toEqual([true, true, true, true]);
    return rows.map(([, , , test]) => test?.replaceAll('`', ''));
  });
  expect(shown.length).toBeGreaterThanOrEqual(20);
  expect([...shown].sort()).toEqual([...rebuilt].sort());
});
