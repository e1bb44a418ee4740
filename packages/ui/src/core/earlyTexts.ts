/** For so long what the index said when the page was asked for is as good as what it says now. */
const FRESH_MS = 30_000;

interface EarlyTexts {
  /** The page that they are of. */
  pathname: string;
  /** When they were kept, as `performance.now()` has it. */
  at: number;
  byName: ReadonlyMap<string, string>;
}

let kept: EarlyTexts | undefined;

/** Keeps the texts that the index has put into the page (`data-early`) for the program, which draws their places once more. */
export function keepEarlyTexts(): void {
  const places = [...document.querySelectorAll<HTMLElement>('[data-early]:not(:empty)')];
  const byName = new Map(places.map(({ dataset, textContent }) => [dataset.early ?? '', textContent ?? '']));
  kept = { pathname: location.pathname, at: performance.now(), byName };
}

/**
 * The name of a text in a row of a list, e.g. `0.name`.
 * @param row the first is 0; null in a list whose texts do not come with the page
 */
export const rowTextName = (row: number | null, name: string): string => `${row ?? '-'}.${name}`;

/** A text that came with the page; undefined where none did, on any other page, and when it has become old. */
export function earlyText(name: string): string | undefined {
  if (kept && (kept.pathname !== location.pathname || performance.now() - kept.at > FRESH_MS)) kept = undefined;
  return kept?.byName.get(name);
}
