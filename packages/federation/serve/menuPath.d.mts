export function isBelow(prefixes: readonly string[], pathname: string): boolean;
export function menuPathOf(
  items: readonly { path: string; covers?: readonly string[] | undefined }[],
  pathname: string,
): string | undefined;
