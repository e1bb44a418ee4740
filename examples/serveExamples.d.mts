export interface ServedExamples {
  /** Ends with a slash: `${address}plain.html`. */
  address: string;
  close: () => void;
}

/**
 * Serves the partner pages on an origin of their own.
 * @param origins what stands in the pages, e.g. `https://locks.example`, and where that is here
 */
export function serveExamples(origins: Readonly<Record<string, string>>, port?: number): Promise<ServedExamples>;
