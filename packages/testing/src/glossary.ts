import { expect } from '@jest/globals';
import { say, type Words } from '@rab/language';
import { guideTable } from './guideTable.ts';

/** Expects of each entry that a row of the guide's glossary has its words and leads to its page. */
export function expectInGuide(glossary: Readonly<Record<string, { meaning: Words; page: string }>>): void {
  const rows = guideTable('glossary', 'Glossary').map(([, meaning, link = '']) => {
    const [, page] = /\(\.\/([a-z-]+)\.md/.exec(link) ?? [];
    return `${meaning} → ${page}`;
  });
  const entries = Object.values(glossary).map(({ meaning, page }) => `${say(meaning)} → ${page.split('#')[0]}`);
  expect(entries.filter((entry) => !rows.includes(entry))).toEqual([]);
  expect(entries.length).toBeGreaterThan(0);
}
