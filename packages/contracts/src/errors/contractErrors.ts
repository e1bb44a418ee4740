/** Custom errors of our contracts as sentences. */
const SENTENCES: Record<string, string> = {};

/** A custom error as a sentence; one without a sentence of its own is spelled out from its name. */
export function contractErrorSentence(name: string): string {
  return SENTENCES[name] ?? `${name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()}.`;
}
