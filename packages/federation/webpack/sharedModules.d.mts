export const FACADES: readonly string[];
