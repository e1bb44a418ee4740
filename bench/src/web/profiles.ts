import type { BrowserContextOptions } from '@playwright/test';

/** A device and its way to the network. */
export interface Profile {
  context: BrowserContextOptions;
  /** Milliseconds of a round trip. */
  latency: number;
  bitsPerSecond: number;
  /** How many times slower than this machine its processor is. */
  cpuSlowdown: number;
}

const phone = (width: number): Profile => ({
  context: { viewport: { width, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  latency: 150,
  bitsPerSecond: 1_600_000,
  cpuSlowdown: 4,
});

/** A desktop on a line of 10 Mbit/s: Lighthouse's. */
const desktop = (width: number): Profile => ({
  context: { viewport: { width, height: 940 } },
  latency: 40,
  bitsPerSecond: 10_000_000,
  cpuSlowdown: 1,
});

/** By width in CSS px: text breaks differently at each, so what is painted largest differs, too. */
export const PROFILES: ReadonlyMap<number, Profile> = new Map([
  ...[360, 390, 412, 768].map((width) => [width, phone(width)] as const),
  [1350, desktop(1350)] as const,
]);

export const isPhone = ({ context }: Profile): boolean => context.hasTouch === true;

/** @param width in CSS px. @throws when no profile has that width */
export function profileOf(width: number): Profile {
  const profile = PROFILES.get(width);
  if (!profile) throw new Error(`there is no profile of ${width} px, only of ${[...PROFILES.keys()].join(', ')}`);
  return profile;
}
