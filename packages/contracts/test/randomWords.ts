/** What tests draw with; another one by RAB_FORMULA_SEED. */
export const SEED = Number(process.env.RAB_FORMULA_SEED ?? 20_261_121);

/** mulberry32: small, seeded, good enough to draw test numbers. */
export function randomWords(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}
