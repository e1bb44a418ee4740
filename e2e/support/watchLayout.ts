import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Watches what moves on the next pages without input; the returned function expects that hardly anything has. */
export async function watchLayout(page: Page, most: number): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    interface Shift extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
    }
    const seen = { shift: 0, moved: [] as string[] };
    Object.assign(window, { layout: seen });
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources, startTime } of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue;
        seen.shift += value;
        const names = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${node?.nodeName} "${node?.textContent?.slice(0, 30)}" ${previousRect.y} -> ${currentRect.y}`,
        );
        seen.moved.push(`${value} at ${startTime}: ${names.join('; ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => {
    const layout = await page.evaluate(
      () => (window as unknown as { layout: { shift: number; moved: string[] } }).layout,
    );
    expect(layout.shift, layout.moved.join('\n')).toBeLessThanOrEqual(most);
  };
}
