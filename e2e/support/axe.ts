import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

/** For `addInitScript`: a script tag or a text for `eval` would not pass the page's CSP. */
export const AXE_SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Those of axe's default rules that look at colours; they take most of its time. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

const OPTIONS = {
  all: {},
  colours: { runOnly: COLOUR_RULES },
  'all but colours': { rules: Object.fromEntries(COLOUR_RULES.map((rule) => [rule, { enabled: false }])) },
};

/**
 * Every violation of axe's own default rules as one line each: rule, element, what is wrong. What fades has come to its end.
 */
export async function violations(page: Page, rules: keyof typeof OPTIONS = 'all'): Promise<string[]> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => finished),
    ),
  );
  const results = await page.evaluate(
    (options) =>
      (window as unknown as { axe: { run: (options: object) => Promise<AxeResults> } }).axe.run({
        resultTypes: ['violations'],
        ...options,
      }),
    OPTIONS[rules],
  );
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} · ${target.join(' ')} · ${failureSummary?.replace(/\s+/g, ' ')}`),
  );
}
