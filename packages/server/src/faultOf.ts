const MOST_FRAMES = 5;

/**
 * What a log says of an error that a request has caused: its kind, its code and where it was thrown. Never its message:
 * databases and parsers quote in theirs what a visitor has sent.
 */
export function faultOf(error: unknown): string {
  if (!(error instanceof Error)) return `a thrown ${typeof error}`;
  const { code } = error as { code?: unknown };
  const frames = (error.stack ?? '').slice(String(error).length).match(/^ +at .+$/gm) ?? [];
  return [
    error.constructor.name,
    ...(/^\w{1,40}$/.test(String(code ?? '')) ? [String(code)] : []),
    ...frames.slice(0, MOST_FRAMES).map((frame) => frame.trim()),
  ].join(' ');
}
