import type { DrawnPage } from '../src/draw/drawPage.tsx';

export function commonHtml(html: string, other: string): string;
export function combineDrawings(
  drawings: readonly DrawnPage[],
  samples: readonly (readonly (readonly [sample: string, name: string])[])[],
): DrawnPage;
